import { instantOf } from '../../../i18n/calendar.ts'
import type { Ages } from '../schedules/ages.ts'
import type { Schedule } from '../schedules/schedule.ts'

/** The age limits in whole years on the first day; null when the platform does not say. [O-97] */
export function ageLimitsOf({ suitableFor }: Ages) {
  return suitableFor ? { minAge: suitableFor.minAge ?? null, maxAge: suitableFor.maxAge ?? null } : null
}

/** The day ages are judged on, `YYYY-MM-DD`: the first one. */
export function judgedOn({ occurrences, startsAt }: Pick<Schedule, 'occurrences' | 'startsAt'>): string | null {
  const first = occurrences.toSorted((a, b) => instantOf(a.startsAt) - instantOf(b.startsAt))[0]
  return (startsAt ?? first?.startsAt)?.local.slice(0, 10) ?? null
}
