import { useActingFor } from '../../app/session/use-session.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { useWaitlist } from './use-waitlist.ts'
import { useWaitQuery } from './use-waits.ts'
import { othersWith } from './party.ts'
import { waitFor } from './wait.ts'
import type { Wait } from './wait.ts'

type Props = {
  /** The occurrence; for a course, any of its sessions. */
  readonly occurrenceId: string
  /** The entry, where it is known. */
  readonly waitlistId?: number | null
  /** The waiting person; by default the attendee. */
  readonly userId?: number
  /** A place is offered. */
  readonly isOffered?: boolean
  /** The name of the item. */
  readonly name: string
  readonly onClosed: () => void
}

/** The question before leaving a waitlist, or declining its offer. */
export function LeaveDialog({ name, ...asked }: Props) {
  return (
    <Dialog title={name} onClosed={asked.onClosed}>
      <Asked {...asked} />
    </Dialog>
  )
}

/** The question, once the position is known. A platform may lack the list of entries. */
function Asked({ occurrenceId, waitlistId = null, userId, isOffered = false, onClosed }: Omit<Props, 'name'>) {
  const { subjectId } = useActingFor()
  const query = useWaitQuery()
  const whose = userId ?? subjectId
  const target = whose === null ? {} : { userId: whose }
  const { busy, leave } = useWaitlist({ occurrenceId, waitlistId, ...target, onLeft: onClosed })
  if (query.status === 'loading') return <Skeleton shape="lines" count={2} />
  const waits = query.status === 'success' ? query.data : []
  const known = whose === null ? undefined : waitFor(waits, { occurrenceIds: [occurrenceId], userId: whose })
  const unknown: Pick<Wait, 'status' | 'position'> = isOffered ? { status: 'offered' } : {}
  const party = known ? [known, ...othersWith(waits, known)] : []
  return <LeaveQuestion wait={known ?? unknown} party={party} busy={busy} onLeave={leave} onStay={onClosed} />
}
