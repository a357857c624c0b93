import { useSession } from '../../../app/session/use-session.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'

type Props = { readonly count?: number; readonly height?: number }

/**
 * Shown while a page waits for the logged-in user. A user who cannot be read goes to the error boundary with a retry;
 * asking for a login would be wrong.
 */
export function UserAwaited(placeholder: Props) {
  const { unread } = useSession()
  if (unread) throw unread
  return <Skeleton {...placeholder} />
}
