/** The days of a membership, each `YYYY-MM-DD`. */
type MemberDays = {
  readonly startsOn: string
  /** The last paid day; null without an end. */
  readonly endsOn: string | null
  readonly frozenFrom: string | null
  readonly frozenUntil: string | null
}

/** A membership that gives a price, with its venues and days. */
export type HeldPrice = MemberDays & { readonly typeId: number; readonly venueIds: readonly number[] }

export function isInForceOn({ startsOn, endsOn }: Pick<MemberDays, 'startsOn' | 'endsOn'>, day: string): boolean {
  return startsOn <= day && (endsOn === null || day <= endsOn)
}

export function isFrozenOn({ frozenFrom, frozenUntil }: Omit<MemberDays, 'startsOn' | 'endsOn'>, day: string): boolean {
  return frozenFrom !== null && frozenUntil !== null && frozenFrom <= day && day <= frozenUntil
}

/** Whether a membership gives its price for a session on a day: it is paid for that day, and not frozen. */
export function givesPriceOn(days: MemberDays, day: string): boolean {
  return isInForceOn(days, day) && !isFrozenOn(days, day)
}
