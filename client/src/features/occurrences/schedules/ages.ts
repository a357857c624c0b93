/** Whom something is for, as far as a platform says it: whole years on the first day, both included. [O-97] */
export type Ages = {
  readonly suitableFor?: {
    readonly label?: string | null
    readonly minAge?: number | null
    readonly maxAge?: number | null
  } | null
}

/** Years of age from `from` to `to`, both included. */
export type AgeGroup = { readonly id: string; readonly from: number; readonly to: number }

/** The groups by which a list is narrowed down. */
export const ageGroups: readonly AgeGroup[] = [
  { id: '0-4', from: 0, to: 4 },
  { id: '5-7', from: 5, to: 7 },
  { id: '8-11', from: 8, to: 11 },
  { id: '12-15', from: 12, to: 15 },
  { id: '16', from: 16, to: 150 },
]

/** Whether somebody of the group may come; where nobody says who may, everybody. */
export function suits({ suitableFor }: Ages, { from, to }: AgeGroup): boolean {
  return (suitableFor?.minAge ?? 0) <= to && (suitableFor?.maxAge ?? Number.POSITIVE_INFINITY) >= from
}

const adult = 18

/** Whether somebody of this age is grown up: whom a schedule for children only need not tell their age. */
export function isAdult(age: number): boolean {
  return age >= adult
}

/** Who is in its picture: children or adults; null where both may come, or nobody says who may. */
export function audienceOf({ suitableFor }: Ages): 'children' | 'adults' | null {
  if (!suitableFor) return null
  if (!isAdult(suitableFor.maxAge ?? adult)) return 'children'
  return (suitableFor.minAge ?? 0) >= 16 ? 'adults' : null
}
