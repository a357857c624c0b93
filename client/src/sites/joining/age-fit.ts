import type { MembershipType } from '../../features/memberships/membership-type.ts'
import { ageOn, misfitOf } from '../../features/users/age-fit.ts'

/** Whether a membership's price is for somebody; `age` in whole years on the first day. */
export type Fit =
  { readonly kind: 'fits' } | { readonly kind: 'unknown' } | { readonly kind: 'wrong'; readonly age: number }

/** Judges a date of birth on the first day, both `YYYY-MM-DD`; unknown only where the price is for an age. [O-377] */
export function fitOf({ suitableFor }: Pick<MembershipType, 'suitableFor'>, born: string | null, day: string): Fit {
  const { minAge = null, maxAge = null } = suitableFor ?? {}
  if (minAge === null && maxAge === null) return { kind: 'fits' }
  if (born === null) return { kind: 'unknown' }
  const age = ageOn(born, day)
  return misfitOf(age, { minAge, maxAge }) === null ? { kind: 'fits' } : { kind: 'wrong', age }
}
