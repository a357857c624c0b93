import { useQuery } from '../../app/answers/use-query.ts'
import type { Activity } from './activities.ts'
import { activitiesAtQuestion, activitiesQuestion } from './activity-questions.ts'

/** Venues are asked one by one, so only a few are; a large operator is browsed by venue. */
const mostVenues = 6

const none: readonly Activity[] = []

/**
 * Activities over all venues; null until known. A platform without the combined call is asked venue by venue, and
 * silent venues are left out.
 */
export function useActivities(venueSlugs: readonly string[] | null): readonly Activity[] | null {
  const told = useQuery(...activitiesQuestion(), 'component')
  const some = venueSlugs !== null && venueSlugs.length > 0 && venueSlugs.length <= mostVenues ? venueSlugs : null
  const needed = told.status === 'error' ? some : null
  const [key, read] = activitiesAtQuestion(needed ?? [])
  const gathered = useQuery(needed && key, read, 'component')

  if (told.status === 'success') return told.data
  if (told.status === 'loading' || venueSlugs === null) return null
  if (gathered.status === 'success') return gathered.data
  return gathered.status === 'loading' && needed !== null ? null : none
}
