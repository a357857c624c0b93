/** Age limits, whole years on the first day, inclusive; null without a limit. */
export type AgeLimits = { readonly minAge: number | null; readonly maxAge: number | null }

/** Why a person may not attend, in whole years. */
export type Misfit =
  | { readonly kind: 'too-young'; readonly from: number }
  | { readonly kind: 'too-old'; readonly upTo: number }
  /** An adult for a children's activity, whose age is not shown. */
  | { readonly kind: 'children-only' }

const adult = 18
/** The age from which an activity is for adults and young people. */
const grown = 16

/** Whole years on a day; both `YYYY-MM-DD`. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}

/**
 * The misfit of a person of this age; null for a fit, and when age or limits are unknown: the platform decides. `age`
 * in whole years on the first day.
 */
export function misfitOf(age: number | null, limits: AgeLimits | null): Misfit | null {
  if (age === null || limits === null) return null
  const { minAge, maxAge } = limits
  if (minAge !== null && age < minAge) return { kind: 'too-young', from: minAge }
  if (maxAge === null || age <= maxAge) return null
  return maxAge < adult && age >= adult ? { kind: 'children-only' } : { kind: 'too-old', upTo: maxAge }
}

/** Whether a person of this age, if it is known, is a child who fits an activity whose ages begin with those of children. */
export function isChildWhoFits(age: number | null, limits: AgeLimits | null): boolean {
  const { minAge = null } = limits ?? {}
  const isForChildren = minAge !== null && minAge < grown
  return isForChildren && (age === null || age < adult) && misfitOf(age, limits) === null
}
