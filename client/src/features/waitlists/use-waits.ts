import { useActingFor } from '../../app/session/use-session.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'
import type { Wait } from './wait.ts'
import { waitsQuestion } from './waits-question.ts'

/** The customer's entries, for themselves and others. */
export function useWaitQuery(): Query<readonly Wait[]> {
  const { ownerId } = useActingFor()
  const [key, read] = waitsQuestion(ownerId ?? 0)
  return useQuery(ownerId === null ? null : key, read, 'component')
}

/** The same, empty while unknown: joining and leaving use each occurrence's own action. */
export function useWaits(): readonly Wait[] {
  const query = useWaitQuery()
  return query.status === 'success' ? query.data : []
}
