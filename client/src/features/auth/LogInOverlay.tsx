import { LogIn } from './LogIn.tsx'

type Props = { readonly registerPath: string; readonly onClosed: () => void }

/** Logging in inside a dialog, which closes when it is done or given up. */
export function LogInOverlay({ registerPath, onClosed }: Props) {
  return <LogIn onLoggedIn={onClosed} registerPath={registerPath} onRegister={onClosed} takesFocus />
}
