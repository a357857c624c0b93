import { LogIn } from './LogIn.tsx'

type Props = { readonly registerPath: string; readonly onClosed: () => void }

/** The login in a dialog, which closes when done or cancelled. */
export function LogInOverlay({ registerPath, onClosed }: Props) {
  return <LogIn onLoggedIn={onClosed} registerPath={registerPath} onRegister={onClosed} takesFocus />
}
