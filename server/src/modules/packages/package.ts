import { addDays, addMonths, localDate, zonedInstant } from '@touchline/clock'
import type { Channel } from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'
import type { Refusal } from '../../purchasables/purchasable.ts'
import { because, unqualified } from '../selling/index.ts'
import { leftOn, type PlacesRow } from '../places/index.ts'
import { type Audience, type Audiences, everybody, priceFor, type PriceList } from '../pricing/index.ts'
import type { ExpiryUnit, PackageRow } from './tables.ts'

export type PackageVenue = {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly timezone: string
}

/** So many usages of any of some options. */
export type Content = {
  readonly position: number
  readonly usages: number
  readonly options: readonly { readonly id: number; readonly name: string; readonly reference: string }[]
}

/** A package with all that is said of it. */
export type PackageParts = {
  readonly row: PackageRow
  /** Null: it is for one venue. */
  readonly group: { readonly id: number; readonly name: string } | null
  readonly venues: readonly PackageVenue[]
  readonly contents: readonly Content[]
  readonly list: PriceList
  /** How many there are; undefined: as many as are wanted. */
  readonly stock: PlacesRow | undefined
}

type GivingPrice = { readonly typeId: number; readonly venueIds: readonly number[] }

/** What customers read. [P3-056] */
export function nameOf({ name, friendlyName }: Pick<PackageRow, 'name' | 'friendlyName'>): string {
  return friendlyName ?? name
}

/** What somebody belongs to at any of the venues of a package; undefined: nobody is known. */
export function audiencesFor(
  { venues }: Pick<PackageParts, 'venues'>,
  memberships: readonly GivingPrice[] | undefined,
): Audiences | undefined {
  if (!memberships) return undefined
  const ids = new Set(venues.map(({ id }) => id))
  const valid = memberships.filter(({ venueIds }) => venueIds.some((id) => ids.has(id)))
  if (valid.length === 0) return everybody
  return new Set<Audience>(['everybody', ...valid.map(({ typeId }): Audience => `membership:${typeId}`)])
}

/**
 * What is shown as its price: the person's own, the standard one as an estimate for somebody unknown, and for whoever
 * does not qualify what those pay who do. [P3-060]
 */
export function shownPrice({ list }: Pick<PackageParts, 'list'>, audiences: Audiences | undefined): MinorUnits | null {
  return priceFor(list, audiences) ?? priceFor(list, undefined)
}

type Asking = {
  readonly channel: Channel
  readonly quantity: number
  /** Undefined: nobody is known. */
  readonly audiences: Audiences | undefined
  /** It is in a basket already: whether enough of its stock is left is seen when more of it is taken. */
  readonly isHeld: boolean
}

/** Why a package cannot be bought; undefined when it can. */
export function whyNotBuy(
  { row, list, stock }: PackageParts,
  { channel, quantity, audiences, isHeld }: Asking,
): Refusal | undefined {
  if (channel === 'online' && !row.soldOnline) return because('not_online')
  if (priceFor(list, audiences) === null) return unqualified(list)
  if (!isHeld && stock && leftOn(stock, channel) < quantity) return because('sold_out')
  return undefined
}

/**
 * From when on nothing of a package can be used that was bought at `boughtAt`: the midnight that ends its last day at the
 * venue; null: never. A day that a month does not have is its last. [P3-065 to P3-067]
 */
export function expiryOf(
  { expiryValue, expiryUnit }: Pick<PackageRow, 'expiryValue' | 'expiryUnit'>,
  boughtAt: number,
  timezone: string,
): number | null {
  if (expiryValue === null || expiryUnit === null) return null
  const last = dayAfter(localDate(boughtAt, timezone), expiryValue, expiryUnit)
  return zonedInstant(addDays(last, 1), '00:00', timezone)
}

/** The calendar day so many days, months or years after another, both `YYYY-MM-DD`. */
export function dayAfter(day: string, value: number, unit: ExpiryUnit): string {
  if (unit === 'day') return addDays(day, value)
  return addMonths(day, unit === 'year' ? value * 12 : value)
}
