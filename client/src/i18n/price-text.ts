import { format } from '@touchline/money'
import type { ReadPrice } from '../api/keys.ts'

/** An amount in the platform's text, or formatted in the site's currency when only the number is sent. */
export function priceText({ formatted, value }: ReadPrice, symbol: string): string {
  return formatted ?? format(value, symbol)
}
