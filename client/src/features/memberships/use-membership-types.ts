import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'
import type { MembershipType } from './membership-type.ts'
import { membershipsQuestion } from './memberships-question.ts'

/** The memberships of a venue; nothing is read before there is a venue. */
export function useMembershipTypes(venueSlug: string | null): Query<readonly MembershipType[]> {
  const [key, read] = membershipsQuestion(venueSlug ?? '')
  return useQuery(venueSlug === null ? null : key, read, 'component')
}
