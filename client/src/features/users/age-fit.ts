/** The ages that something is for, whole years on the first day, both included; null where there is no limit. */
export type AgeLimits = { readonly minAge: number | null; readonly maxAge: number | null }

/** Why somebody may not come, in whole years. */
export type Misfit =
  | { readonly kind: 'too-young'; readonly from: number }
  | { readonly kind: 'too-old'; readonly upTo: number }
  /** An adult where children are meant: their age need not be said. */
  | { readonly kind: 'children-only' }

const adult = 18

/** Whole years on a day; both `YYYY-MM-DD`. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}

/**
 * Whether somebody of this age does not fit; null when they do, and where age or limits are not known: the platform has
 * the last word. `age` in whole years on the first day. [O-97]
 */
export function misfitOf(age: number | null, limits: AgeLimits | null): Misfit | null {
  if (age === null || limits === null) return null
  const { minAge, maxAge } = limits
  if (minAge !== null && age < minAge) return { kind: 'too-young', from: minAge }
  if (maxAge === null || age <= maxAge) return null
  return maxAge < adult && age >= adult ? { kind: 'children-only' } : { kind: 'too-old', upTo: maxAge }
}
