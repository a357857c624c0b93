import { listUserWaitlists } from '@touchline/contract/calls/waitlists'
import { allPages } from '../../api/all-pages.ts'
import { callList } from '../../api/call.ts'
import { useActingFor } from '../../app/session/use-session.ts'
import { useQuery } from '../../app/use-query.ts'
import { waitsIn } from './wait.ts'
import type { Wait } from './wait.ts'

/**
 * What the customer waits for, for themselves and for the people they put on a list. A platform that does not tell shows
 * none: joining and leaving go by what each occurrence says. [P3-132, O-48]
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
