import type { Price } from '@touchline/contract'
import { type Currency, format, type MinorUnits } from '@touchline/money'

/** The wire's price of an amount. */
export function presentPrice(amount: MinorUnits, currency: Currency): Price {
  return { formatted: format(amount, currency.symbol), value: amount, currency: currency.code }
}
