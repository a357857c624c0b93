import { minorUnits, times } from '@touchline/money'
import type { MinorUnits } from '@touchline/money'
import { payablePrice, proRataShare } from '../course.ts'
import type { Course, SessionCount } from '../course.ts'
import type { ChosenExtra } from '../../extras/extras.ts'

/** One line of what a booking costs; `share` explains a price for fewer sessions. */
export type PriceLine =
  | { readonly kind: 'course'; readonly name: string; readonly share: SessionCount | null; readonly amount: MinorUnits }
  | {
      readonly kind: 'extra'
      readonly id: number
      readonly name: string
      readonly quantity: number
      readonly amount: MinorUnits
    }

type Priced = Pick<Course, 'name' | 'price' | 'proRataPrice' | 'occurrences'>

/** The course and each extra with its amount; none for a customer who does not qualify for a price. [S9-030, S9-033, C-79] */
export function coursePriceLines(course: Priced, chosen: readonly ChosenExtra[], now: number): readonly PriceLine[] {
  const price = payablePrice(course)
  if (price === null) return []
  return [
    { kind: 'course', name: course.name, share: proRataShare(course, now), amount: minorUnits(price.value) },
    ...chosen.map(({ extra, quantity }): PriceLine => {
      const amount = times(minorUnits(extra.price.value), quantity)
      return { kind: 'extra', id: extra.id, name: extra.name, quantity, amount }
    }),
  ]
}
