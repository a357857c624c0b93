import { addDays, addMonths } from '@touchline/clock'
import type { MembershipStatus } from '@touchline/contract'
import { isFrozenOn } from '../../pricing/index.ts'

/** The days of a membership, each `YYYY-MM-DD`. */
export type Days = {
  readonly startsOn: string
  readonly endsOn: string | null
  readonly frozenFrom: string | null
  readonly frozenUntil: string | null
  readonly endingOn: string | null
}

type Freeze = { readonly from: string; readonly until: string }

/** The freeze that is under way or agreed on. */
export function freezeOf({ frozenFrom, frozenUntil }: Days, today: string): Freeze | null {
  if (frozenFrom === null || frozenUntil === null || frozenUntil < today) return null
  return { from: frozenFrom, until: frozenUntil }
}

/** Whether the member has asked for the present last day; a renewal since then takes the wish back. */
export function isEnding({ endsOn, endingOn }: Days): boolean {
  return endsOn !== null && endingOn === endsOn
}

export function statusOf(days: Days, today: string): MembershipStatus {
  if (days.endsOn !== null && days.endsOn < today) return 'ended'
  if (isFrozenOn(days, today)) return 'frozen'
  return isEnding(days) ? 'ending' : 'active'
}

/** The last paid day: that of the membership, or without an end that of its present month. */
export function paidUntil({ startsOn, endsOn }: Pick<Days, 'startsOn' | 'endsOn'>, today: string): string {
  if (endsOn !== null) return endsOn
  let months = 1
  while (addMonths(startsOn, months) <= today) months++
  return addDays(addMonths(startsOn, months), -1)
}
