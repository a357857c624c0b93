import type { Currency } from '@touchline/money'
import type { ClientRow } from './tables.ts'

/** The currency a client's prices are in. */
export function currencyOf({ currencyCode, currencySymbol }: ClientRow): Currency {
  return { code: currencyCode, symbol: currencySymbol }
}
