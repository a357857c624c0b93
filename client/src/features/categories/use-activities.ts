import { useQuery } from '../../app/use-query.ts'
import type { Activity } from './activities.ts'
import { activitiesAtQuestion, activitiesQuestion, namedQuestion } from './activity-questions.ts'

/** Venues are asked one by one, so only a few are: an operator of many is found by its venues. */
const mostVenues = 6

const none: readonly Activity[] = []

/**
 * What can be booked over all venues; null until it is known. A platform that does not tell it in one call is asked venue
 * by venue, and the venues that do not say are left out. [O-97]
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

/**
 * Activities in which something planned has the searched text in its name; none while that is not known, without a search,
 * and where a platform does not say. [O-97]
 */
export function useActivitiesNamed(search: string): readonly Activity[] {
  const [key, read] = namedQuestion(search)
  const told = useQuery(search === '' ? null : key, read, 'component')
  return told.status === 'success' ? told.data.filter(({ found }) => found.length > 0) : none
}
