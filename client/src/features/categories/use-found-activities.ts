import { useQuery } from '../../app/answers/use-query.ts'
import type { Activity } from './activities.ts'
import { askedQuestion } from './activity-questions.ts'
import type { AskedActivities } from './activity-questions.ts'

const none: readonly Activity[] = []

/** The activities of a search, and those that its filters leave of all. */
export type FoundActivities = { readonly named: readonly Activity[]; readonly offered: readonly Activity[] }

/**
 * Activities that the platform finds by the words of a search, and all that the filters leave; `offered` without a
 * filter, and on a platform without the call, is `all`. Null until known.
 */
export function useFoundActivities(
  search: string,
  filters: Omit<AskedActivities, 'search'>,
  all: readonly Activity[] | null,
): FoundActivities | null {
  const isFiltered = filters.date !== undefined || filters.age !== undefined
  const named = useQuery(...askedQuestion({ search, ...filters }), 'component')
  const [key, read] = askedQuestion(filters)
  const left = useQuery(isFiltered ? key : null, read, 'component')
  if (named.status === 'loading' || all === null || (isFiltered && left.status === 'loading')) return null
  return {
    named: named.status === 'success' ? named.data : none,
    offered: isFiltered && left.status === 'success' ? left.data : all,
  }
}
