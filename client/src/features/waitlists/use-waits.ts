import { listUserWaitlists } from '@touchline/contract/calls/waitlists'
import { allPages } from '../../api/all-pages.ts'
import { callList } from '../../api/call.ts'
import { useActingFor } from '../../app/session/use-session.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'
import { waitsIn } from './wait.ts'
import type { Wait } from './wait.ts'

/** The customer's entries, for themselves and others. Another platform may lack the call. */
export function useWaitQuery(): Query<readonly Wait[]> {
  const { ownerId: userId } = useActingFor()
  return useQuery(
    userId === null ? null : [listUserWaitlists.name, userId],
    async () => {
      const params = { userId: userId ?? 0 }
      return waitsIn(await allPages((page) => callList(listUserWaitlists, { params, query: page })))
    },
    'component',
  )
}

/** The same, empty while unknown: joining and leaving use each occurrence's own action. */
export function useWaits(): readonly Wait[] {
  const query = useWaitQuery()
  return query.status === 'success' ? query.data : []
}
