import { limits } from '@touchline/contract'
import { amountIn, type Currency, type MinorUnits, zero } from '@touchline/money'
import { type Ages, agesInName, agesOf, overlap } from './ages.ts'
import type { Item } from './read-feeds.ts'
import type { Report } from './report.ts'
import { durationOf, numberOf, textOf, type Thing, thingsOf } from './things.ts'
import { minute } from '@touchline/clock'

type PriceByAge = {
  readonly name: string
  readonly price: MinorUnits
  readonly memberPrice: null
  readonly ages?: readonly Ages[]
}

export type Offered = {
  readonly price: MinorUnits
  readonly opensMinutesBefore: number | null
  /** Several prices, each for its ages, in the order of the feed; empty where there is one price. */
  readonly byAge: readonly PriceByAge[]
}

export type Offers = {
  /** That of the first price, or the usual one. */
  readonly currency: () => Currency
  /** The offers of an item as one price, or as prices by age; a reason in words where the ordinary one cannot be charged. */
  readonly of: (data: Thing, prices: 'one' | 'by-age', item: Item) => Offered | string
}

const ordinaryNames = /\b(adult|standard|full|public|general|casual|pay as you go)\b/i
const reducedNames = /\b(junior|child|senior|student|concession|member|under|over)/i

const called = (offer: Thing): string => textOf(offer['name']) ?? ''

/** A price that is for some ages only. */
type Aged = { readonly offer: Thing; readonly ages: Ages }

/** All offers of a platform have the currency of the first. */
export function readOffers(usual: Currency, report: Report): Offers {
  let currency: string | undefined

  /** The amount of an offer; a reason in words where it cannot be charged. */
  function amountOf(offer: Thing): MinorUnits | string {
    const number = numberOf(offer['price']) ?? numberOf(Number(textOf(offer['price']) ?? Number.NaN))
    const price = number === undefined || number < 0 ? null : amountIn(number.toFixed(2))
    if (price === null || price > limits.integer) return 'the price of its offer is no amount'
    const code = textOf(offer['priceCurrency']) ?? currency ?? usual.code
    if (!/^[A-Z]{3}$/.test(code)) return 'the currency of its price has no code of three letters'
    if (price > 0) currency ??= code
    if (price > 0 && code !== currency) return `its price is in ${code}, and the first price was in ${currency}`
    return price
  }

  /** A price for its ages; undefined, and counted, where the offer says none or they have another price already. */
  function agedOf(
    offer: Thing,
    taken: readonly Ages[],
    { kind, id }: Item,
  ): (Aged & { price: MinorUnits }) | undefined {
    const ages = isForMembers(offer) ? undefined : agesOfOffer(offer)
    const price = ages && !taken.some((other) => overlap(other, ages)) ? amountOf(offer) : undefined
    if (ages && typeof price === 'number') return { offer, ages, price }
    report.hasNoPlace(kind, `offers (${called(offer) || 'no name'})`, id)
    return undefined
  }

  return {
    currency: () => {
      const code = currency ?? usual.code
      return code === usual.code ? usual : { code, symbol: symbolOf(code) }
    },
    of(data, prices, item) {
      const offers = thingsOf(data['offers'])
      const ordinary = ordinaryOf(offers)
      if (!ordinary) {
        if (data['isAccessibleForFree'] !== true) report.hasNoPlace(item.kind, 'offers (none: free)', item.id)
        return { price: zero, opensMinutesBefore: null, byAge: [] }
      }
      const price = amountOf(ordinary)
      if (typeof price === 'string') return price
      const others = offers.filter((offer) => offer !== ordinary)
      const own = agesOf(ordinary['ageRange'] ?? ordinary['ageRestriction'])
      const aged: (Aged & { price: MinorUnits })[] = []
      for (const offer of others) {
        const taken = [...(own ? [own] : []), ...aged.map(({ ages }) => ages)]
        const found = prices === 'by-age' ? agedOf(offer, taken, item) : undefined
        if (prices === 'one') report.hasNoPlace(item.kind, `offers (${called(offer) || 'no name'})`, item.id)
        if (found) aged.push(found)
      }
      if (own && aged.length === 0) report.hasNoPlace(item.kind, 'offers.ageRange', item.id)
      const all = [{ offer: ordinary, ages: own, price }, ...aged]
      const inOrder = all.toSorted((one, other) => offers.indexOf(one.offer) - offers.indexOf(other.offer))
      const opens = durationOf(ordinary['validFromBeforeStartDate'])
      return {
        price,
        opensMinutesBefore: opens === undefined ? null : Math.floor(opens / minute),
        byAge: aged.length === 0 ? [] : inOrder.map(priceByAge),
      }
    },
  }
}

/** The ordinary one of several offers: the one for adults or for everybody, or the first that is not reduced. */
function ordinaryOf(offers: readonly Thing[]): Thing | undefined {
  return (
    offers.find((one) => ordinaryNames.test(called(one)) && !isForMembers(one)) ??
    offers.find((one) => !isReduced(one)) ??
    offers[0]
  )
}

const withoutNonMembers = (name: string): string => name.replaceAll(/non-?members?/gi, '')

function isForMembers(offer: Thing): boolean {
  return /\bmember/i.test(withoutNonMembers(called(offer)))
}

function isReduced(offer: Thing): boolean {
  const name = withoutNonMembers(called(offer))
  return reducedNames.test(name) || agesInName(name) !== undefined
}

function agesOfOffer(offer: Thing): Ages | undefined {
  return agesOf(offer['ageRange'] ?? offer['ageRestriction']) ?? agesInName(called(offer))
}

type Priced = { readonly offer: Thing; readonly ages: Ages | undefined; readonly price: MinorUnits }

function priceByAge({ offer, ages, price }: Priced): PriceByAge {
  const years = ages && [ages.minimum ?? 0, ages.maximum ?? ''].join('–')
  const name = called(offer) || years || 'Standard'
  return { name, price, memberPrice: null, ...(ages && { ages: [ages] }) }
}

function symbolOf(code: string): string {
  const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency: code }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? code
}
