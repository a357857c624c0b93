import { instantOf } from '../../../i18n/calendar.ts'
import type { Schedule } from './schedule.ts'

/** The ages on the first day, whole years, inclusive, as far as a platform states them. */
export type Ages = {
  readonly suitableFor?: {
    readonly label?: string | null
    readonly minAge?: number | null
    readonly maxAge?: number | null
  } | null
}

/** Years of age from `from` to `to`, inclusive. */
export type AgeGroup = { readonly id: string; readonly from: number; readonly to: number }

/** The age groups of the filter. */
export const ageGroups: readonly AgeGroup[] = [
  { id: '0-4', from: 0, to: 4 },
  { id: '5-7', from: 5, to: 7 },
  { id: '8-11', from: 8, to: 11 },
  { id: '12-15', from: 12, to: 15 },
  { id: '16', from: 16, to: 150 },
]

/** Whether it suits the group; without stated ages it suits everybody. */
export function suits({ suitableFor }: Ages, { from, to }: AgeGroup): boolean {
  return (suitableFor?.minAge ?? 0) <= to && (suitableFor?.maxAge ?? Number.POSITIVE_INFINITY) >= from
}

const adult = 18

/** Whether a person of this age is an adult, whose age a schedule for children need not show. */
export function isAdult(age: number): boolean {
  return age >= adult
}

/** The people in its picture: children or adults; null for both or unknown. */
export function audienceOf({ suitableFor }: Ages): 'children' | 'adults' | null {
  if (!suitableFor) return null
  if (!isAdult(suitableFor.maxAge ?? adult)) return 'children'
  return (suitableFor.minAge ?? 0) >= 16 ? 'adults' : null
}

/** The age limits in whole years on the first day; null when the platform does not say. [O-97] */
export function ageLimitsOf({ suitableFor }: Ages) {
  return suitableFor ? { minAge: suitableFor.minAge ?? null, maxAge: suitableFor.maxAge ?? null } : null
}

/** The day ages are judged on, `YYYY-MM-DD`: the first one. */
export function judgedOn({ occurrences, startsAt }: Pick<Schedule, 'occurrences' | 'startsAt'>): string | null {
  const first = occurrences.toSorted((a, b) => instantOf(a.startsAt) - instantOf(b.startsAt))[0]
  return (startsAt ?? first?.startsAt)?.local.slice(0, 10) ?? null
}
