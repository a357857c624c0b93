import { format } from '@touchline/money'
import type { ReadPrice } from '../api/keys.ts'

/** An amount as the platform writes it, or in the currency of the site where it sends the number alone. */
export function priceText({ formatted, value }: ReadPrice, symbol: string): string {
  return formatted ?? format(value, symbol)
}
