import { listCartAttendees, listPreviousAttendees } from '@touchline/contract/calls/attendees'
import { call } from '../../api/call.ts'
import { having } from '../../api/having.ts'
import { basketInUse } from '../../app/basket-in-use.ts'
import { currentSession } from '../../app/session/session.ts'
import { useActingFor } from '../../app/session/use-session.ts'
import { useQuery } from '../../app/use-query.ts'
import type { Query } from '../../app/use-query.ts'
import { askedIn } from './asked.ts'
import type { Asked, Previous } from './asked.ts'

/**
 * Everybody of whom something is asked before the basket can be paid; read while `wanted`. A platform that does not tell
 * is an error for the page to show. [O-05, O-131]
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

/** Whoever was entered for a restriction before; nobody where the platform does not tell. [O-50, S7-050] */
export function usePrevious(restrictionId: number | null): readonly Previous[] {
  const query = useQuery(
    restrictionId === null ? null : [listPreviousAttendees.name, restrictionId],
    async () => {
      const { customer } = currentSession()
      // What was entered in the customer's basket, whoever typed it.
      const query = customer ? { source: 'foh' as const, selectedUserId: customer.id } : {}
      return having(await call(listPreviousAttendees, { params: { id: restrictionId ?? 0 }, query }), 'id')
    },
    'component',
  )
  return query.status === 'success' ? query.data : []
}
