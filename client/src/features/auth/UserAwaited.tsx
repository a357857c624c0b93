import { useSession } from '../../app/session/use-session.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

type Props = { readonly count?: number; readonly height?: number }

/**
 * Stands where a page needs to know who is logged in. Who cannot be read is what the error boundary shows, with another
 * try; asking for a login would be wrong. [S7-098, S8-004]
 */
export function UserAwaited(placeholder: Props) {
  const { unread } = useSession()
  if (unread) throw unread
  return <Skeleton {...placeholder} />
}
