import { listUserWaitlists } from '@touchline/contract/calls/waitlists'
import { allPages } from '../../api/all-pages.ts'
import { callList } from '../../api/call.ts'
import { useActingFor } from '../../app/session/use-session.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import { waitsIn } from './wait.ts'
import type { Wait } from './wait.ts'

/**
 * The customer's entries, for themselves and others. Empty on a platform without the call: joining and leaving use each
 * occurrence's own action.
 */
export function useWaits(): readonly Wait[] {
  const { ownerId: userId } = useActingFor()
  const query = useQuery(
    userId === null ? null : [listUserWaitlists.name, userId],
    async () => {
      const params = { userId: userId ?? 0 }
      return waitsIn(await allPages((page) => callList(listUserWaitlists, { params, query: page })))
    },
    'component',
  )
  return query.status === 'success' ? query.data : []
}
