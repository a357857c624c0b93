import type { Currency } from '@touchline/money'
import type { ClientRow } from './tables.ts'

/** The currency of a client's prices. */
export function currencyOf({ currencyCode, currencySymbol }: ClientRow): Currency {
  return { code: currencyCode, symbol: currencySymbol }
}
