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

/** A number of usages of any of some options. */
export type Content = {
  readonly position: number
  readonly usages: number
  readonly options: readonly { readonly id: number; readonly name: string; readonly reference: string }[]
}

/** A package with all its details. */
export type PackageParts = {
  readonly row: PackageRow
  /** Null for a package of one venue. */
  readonly group: { readonly id: number; readonly name: string } | null
  readonly venues: readonly PackageVenue[]
  readonly contents: readonly Content[]
  readonly list: PriceList
  /** The stock; undefined when unlimited. */
  readonly stock: PlacesRow | undefined
}

type GivingPrice = { readonly typeId: number; readonly venueIds: readonly number[] }

/** The name for customers. */
export function nameOf({ name, friendlyName }: Pick<PackageRow, 'name' | 'friendlyName'>): string {
  return friendlyName ?? name
}

/** A person's audiences at any of the package's venues; undefined for an unknown visitor. */
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
 * The shown price: the person's own; for an unknown visitor the standard one as an estimate; for a person who does not
 * qualify, the price of those who do. [P3-060]
 */
export function shownPrice({ list }: Pick<PackageParts, 'list'>, audiences: Audiences | undefined): MinorUnits | null {
  return priceFor(list, audiences) ?? priceFor(list, undefined)
}

type Asking = {
  readonly channel: Channel
  readonly quantity: number
  /** Undefined for an unknown visitor. */
  readonly audiences: Audiences | undefined
  /** It is in a basket already, so its stock is checked only when more is taken. */
  readonly isHeld: boolean
}

/** The reason a package cannot be bought; undefined when it can. */
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
 * The expiry of a package bought at `boughtAt`: the midnight that ends its last day at the venue; null without expiry.
 * A day missing from a month becomes its last day.
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

/** The date some days, months or years after another, both `YYYY-MM-DD`. */
export function dayAfter(day: string, value: number, unit: ExpiryUnit): string {
  if (unit === 'day') return addDays(day, value)
  return addMonths(day, unit === 'year' ? value * 12 : value)
}
