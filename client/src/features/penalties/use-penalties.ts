import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'
import { useSession } from '../../app/session/use-session.ts'
import { penaltiesQuestion } from './penalties-question.ts'
import { blocksBooking } from './penalty.ts'
import type { Penalty } from './penalty.ts'

/**
 * The customer's charges; read only when the user record reports some, which exists for the logged-in user alone.
 * [O-18, O-92, O-209]
 */
export function usePenalties(): Query<readonly Penalty[]> {
  const { user, customer } = useSession()
  const own = user?.hasOutstandingPenalties === true ? user.id : null
  const userId = customer?.id ?? own
  const [key, read] = penaltiesQuestion(userId ?? 0)
  return useQuery(userId === null ? null : key, read, 'component')
}

/** Whether charges block the customer's bookings. */
export function usePaysFirst(): boolean {
  const penalties = usePenalties()
  return penalties.status === 'success' && blocksBooking(penalties.data)
}
