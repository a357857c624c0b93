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

/** Whether it is for the young only: below the age at which somebody books for themselves. */
export function isForChildren({ suitableFor }: Ages): boolean {
  return (suitableFor?.maxAge ?? Number.POSITIVE_INFINITY) < 18
}
