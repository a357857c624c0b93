import { listPenalties } from '@touchline/contract/calls/penalties'
import { allPages } from '../../api/all-pages.ts'
import { callList } from '../../api/call.ts'
import { useQuery } from '../../app/use-query.ts'
import type { Query } from '../../app/use-query.ts'
import { useSession } from '../../app/session/use-session.ts'
import { blocksBooking, unpaid } from './penalty.ts'
import type { Penalty } from './penalty.ts'

/**
 * What the customer owes; asked for only when the platform says that there is something, which it says of whoever has
 * logged in alone. [O-18, O-92, O-209]
 */
export function usePenalties(): Query<readonly Penalty[]> {
  const { user, customer } = useSession()
  const own = user?.hasOutstandingPenalties === true ? user.id : null
  const userId = customer?.id ?? own
  return useQuery(
    userId === null ? null : [listPenalties.name, userId],
    async () => {
      const params = { userId: userId ?? 0 }
      return unpaid(await allPages((query) => callList(listPenalties, { params, query })))
    },
    'component',
  )
}

/** Whether the customer has to pay what they owe before anything can be booked. [O-18] */
export function usePaysFirst(): boolean {
  const penalties = usePenalties()
  return penalties.status === 'success' && blocksBooking(penalties.data)
}
