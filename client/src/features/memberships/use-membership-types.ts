import { useQuery } from '../../app/use-query.ts'
import type { Query } from '../../app/use-query.ts'
import type { MembershipType } from './membership-type.ts'
import { membershipsQuestion } from './memberships-question.ts'

/** The memberships of a venue; nothing is read before there is a venue. */
export function useMembershipTypes(venueSlug: string | null): Query<readonly MembershipType[]> {
  const [key, read] = membershipsQuestion(venueSlug ?? '')
  return useQuery(venueSlug === null ? null : key, read, 'component')
}
