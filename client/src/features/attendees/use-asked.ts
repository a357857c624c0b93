import { listCartAttendees, listPreviousAttendees } from '@touchline/contract/calls/attendees'
import { call } from '../../api/call.ts'
import { having } from '../../api/having.ts'
import { basketInUse } from '../../app/basket/basket-in-use.ts'
import { currentSession } from '../../app/session/session.ts'
import { useActingFor } from '../../app/session/use-session.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'
import { askedIn } from './asked.ts'
import type { Asked, Previous } from './asked.ts'

/**
 * Attendees with questions to answer before payment; read while `wanted`. A platform without the call is an error for
 * the page to show.
 */
export function useAsked(wanted: boolean): Query<readonly Asked[]> {
  const { ownerId: userId } = useActingFor()
  return useQuery(
    userId === null || !wanted ? null : [listCartAttendees.name, userId],
    async () => {
      const params = { userId: userId ?? 0, source: basketInUse() }
      return askedIn(await call(listCartAttendees, { params }))
    },
    'component',
  )
}

/** People entered earlier for a restriction; empty when the platform does not say. [O-50, S7-050] */
export function usePrevious(restrictionId: number | null): readonly Previous[] {
  const query = useQuery(
    restrictionId === null ? null : [listPreviousAttendees.name, restrictionId],
    async () => {
      const { customer } = currentSession()
      // Entries of the served customer's baskets, whoever typed them.
      const query = customer ? { source: 'foh' as const, selectedUserId: customer.id } : {}
      return having(await call(listPreviousAttendees, { params: { id: restrictionId ?? 0 }, query }), 'id')
    },
    'component',
  )
  return query.status === 'success' ? query.data : []
}
