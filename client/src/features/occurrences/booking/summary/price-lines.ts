import { minorUnits, sum, times } from '@touchline/money'
import type { MinorUnits } from '@touchline/money'
import type { ChosenExtra } from '../../../extras/extras.ts'
import { payablePrice, proRataShare } from '../../schedules/schedule.ts'
import type { Schedule, SessionCount } from '../../schedules/schedule.ts'
import type { Session } from '../../session.ts'

/** One price line; `share` explains a price for fewer sessions. */
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

/** The lines of the whole; empty for a customer without a price. */
export function wholeLines(schedule: Priced, now: number): readonly PriceLine[] {
  const price = payablePrice(schedule)
  if (price === null) return []
  return [{ kind: 'whole', name: schedule.name, share: proRataShare(schedule, now), amount: minorUnits(price.value) }]
}

/** The lines with extras after them; empty without a price. Sessions still to be chosen cost nothing so far. */
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

/** The total in minor units; null without a price. */
export function totalOf(lines: readonly PriceLine[], toBeChosen = false): MinorUnits | null {
  return lines.length === 0 && !toBeChosen ? null : sum(lines.map(({ amount }) => amount))
}
