import { limits } from '@touchline/contract'
import { amountIn, type Currency, type MinorUnits, pounds, zero } from '@touchline/money'
import type { ItemName, Report } from './report.ts'
import { durationOf, numberOf, textOf, type Thing, thingsOf } from './things.ts'
import { minute } from '@touchline/clock'

export type Offered = { readonly price: MinorUnits; readonly opensMinutesBefore: number | null }

export type Offers = {
  readonly currency: () => Currency
  /** The ordinary one of several offers; a reason in words where it cannot be charged. */
  readonly ordinary: (data: Thing, kind: string, item: ItemName) => Offered | string
}

const ordinaryNames = /\b(adult|standard|full|public|general|casual|pay as you go)\b/i
const reducedNames = /\b(junior|child|senior|student|concession|member|under|over)/i

/** All offers of a platform have the currency of the first. */
export function readOffers(report: Report): Offers {
  let currency: string | undefined
  return {
    currency: () => ({ code: currency ?? pounds.code, symbol: symbolOf(currency ?? pounds.code) }),
    ordinary(data, kind, { id }) {
      const offers = thingsOf(data['offers'])
      const called = (offer: Thing): string => textOf(offer['name']) ?? ''
      const offer =
        offers.find((one) => ordinaryNames.test(called(one)) && !/non-?member/i.test(called(one))) ??
        offers.find((one) => !reducedNames.test(called(one).replace(/non-?members?/i, ''))) ??
        offers[0]
      for (const other of offers)
        if (other !== offer) report.hasNoPlace(kind, `offers (${called(other) || 'no name'})`, id)
      if (!offer) {
        if (data['isAccessibleForFree'] !== true) report.hasNoPlace(kind, 'offers (none: free)', id)
        return { price: zero, opensMinutesBefore: null }
      }
      const number = numberOf(offer['price']) ?? numberOf(Number(textOf(offer['price']) ?? Number.NaN))
      const price = number === undefined || number < 0 ? null : amountIn(number.toFixed(2))
      if (price === null || price > limits.integer) return 'the price of its offer is no amount'
      const code = textOf(offer['priceCurrency']) ?? currency ?? pounds.code
      if (!/^[A-Z]{3}$/.test(code)) return 'the currency of its price has no code of three letters'
      if (price > 0) currency ??= code
      if (price > 0 && code !== currency) return `its price is in ${code}, and the first price was in ${currency}`
      const opens = durationOf(offer['validFromBeforeStartDate'])
      return { price, opensMinutesBefore: opens === undefined ? null : Math.floor(opens / minute) }
    },
  }
}

function symbolOf(code: string): string {
  const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency: code }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? code
}
