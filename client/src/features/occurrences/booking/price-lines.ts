import { minorUnits, sum, times } from '@touchline/money'
import type { MinorUnits } from '@touchline/money'
import type { ChosenExtra } from '../../extras/extras.ts'
import { payablePrice, proRataShare } from '../schedules/schedule.ts'
import type { Schedule, SessionCount } from '../schedules/schedule.ts'
import type { Session } from '../session.ts'

/** One line of what a booking costs; `share` explains a price for fewer sessions. */
export type PriceLine =
  | { readonly kind: 'whole'; readonly name: string; readonly share: SessionCount | null; readonly amount: MinorUnits }
  | { readonly kind: 'session'; readonly session: Session; readonly amount: MinorUnits }
  | {
      readonly kind: 'extra'
      readonly id: number
      readonly name: string
      readonly quantity: number
      readonly amount: MinorUnits
    }

type Priced = Pick<Schedule, 'name' | 'price' | 'proRataPrice' | 'occurrences'>

/** All of it; none for a customer who does not qualify for a price. [S9-030, S9-032, C-79] */
export function wholeLines(schedule: Priced, now: number): readonly PriceLine[] {
  const price = payablePrice(schedule)
  if (price === null) return []
  return [{ kind: 'whole', name: schedule.name, share: proRataShare(schedule, now), amount: minorUnits(price.value) }]
}

/**
 * Each extra with its amount, behind what they are bought with; none where that has no price. Sessions that are still to
 * be chosen have one: so far it is nothing. [S9-031, S9-033]
 */
export function withExtras(
  lines: readonly PriceLine[],
  chosen: readonly ChosenExtra[],
  toBeChosen = false,
): readonly PriceLine[] {
  if (lines.length === 0 && !toBeChosen) return []
  const extras = chosen.map(({ extra, quantity }): PriceLine => {
    const amount = times(minorUnits(extra.price.value), quantity)
    return { kind: 'extra', id: extra.id, name: extra.name, quantity, amount }
  })
  return [...lines, ...extras]
}

/** What a booking costs in all, in minor units; null where there is no price. [S2-162, S2-180, S9-030 to S9-033] */
export function totalOf(lines: readonly PriceLine[], toBeChosen = false): MinorUnits | null {
  return lines.length === 0 && !toBeChosen ? null : sum(lines.map(({ amount }) => amount))
}
