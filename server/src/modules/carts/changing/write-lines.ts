import { type Channel, Text } from '@touchline/contract'
import { times } from '@touchline/money'
import type { Chosen } from '../../../purchasables/purchasable.ts'
import type { Tx } from '../../../repositories.ts'
import type { NewClaim } from '../../places/index.ts'
import type { LineIds } from './line-ids.ts'
import type { CartItemRow } from '../tables.ts'
import type { Quoted } from './wanted.ts'
import { addBookings, addBundles } from '../../reservations/index.ts'
import { cartWrites } from '../repository.ts'
import { agreeToRestrictions } from '../../restrictions/index.ts'

type Writing = {
  readonly cartId: number
  readonly ownerId: number
  readonly channel: Channel
  readonly now: number
  readonly ids: LineIds
}

type Rows = {
  readonly items: CartItemRow[]
  readonly bundles: BundleInsert[]
  readonly bookings: BookingInsert[]
  readonly agreements: { readonly userId: number; readonly restrictionId: number; readonly agreedAt: number }[]
  readonly claims: NewClaim[]
}

/** The rows below a line. */
type PartRows = Pick<Rows, 'items' | 'bookings' | 'claims'>

type BundleInsert = Extract<Parameters<typeof addBundles>[1], { readonly id: number }>
type BookingInsert = Extract<Parameters<typeof addBookings>[1], { readonly id: number }>

/** Writes lines with their bookings; answers them and their claims, which are taken last in the transaction. */
export async function writeLines(
  tx: Tx,
  quoted: readonly Quoted[],
  writing: Writing,
): Promise<Omit<Rows, 'agreements'>> {
  const rows = rowsOf(quoted, writing)
  if (rows.items.length > 0) await cartWrites(tx).insertItems(rows.items)
  if (rows.bundles.length > 0) await addBundles(tx, rows.bundles)
  if (rows.bookings.length > 0) await addBookings(tx, rows.bookings)
  if (rows.agreements.length > 0) await agreeToRestrictions(tx, rows.agreements)
  return rows
}

/** The rows of lines, before they are written. */
export function rowsOf(quoted: readonly Quoted[], writing: Writing): Rows {
  const rows: Rows = { items: [], bundles: [], bookings: [], agreements: [], claims: [] }
  for (const one of quoted) addLine(rows, one, writing)
  return rows
}

function addLine(rows: Rows, { type, choice, quote }: Quoted, writing: Writing): void {
  const { cartId, ownerId, channel, now, ids } = writing
  const itemId = ids.cart_item()
  const purchasedForUserId = quote.attendeeId === ownerId ? null : quote.attendeeId
  const common = { cartId, purchasedForUserId, createdAt: now }
  rows.items.push({
    ...common,
    ...linePrice(quote),
    id: itemId,
    parentId: null,
    purchasableType: type,
    purchasableId: quote.purchasableId,
    choice: keptChoice({ choice, quote }),
  })
  for (const { isUsage: _kind, ...want } of quote.claims) {
    rows.claims.push({ id: ids.claim(), ...want, channel, holder: { cartItemId: itemId } })
  }
  addExtraRows(rows, quote, itemId, writing)
  for (const restrictionId of quote.agreements) {
    if (quote.attendeeId !== null) rows.agreements.push({ userId: quote.attendeeId, restrictionId, agreedAt: now })
  }
  addBookingRows(rows, quote, itemId, writing)
}

function addExtraRows(rows: PartRows, quote: Quoted['quote'], itemId: number, writing: Writing): void {
  const { cartId, ownerId, channel, now, ids } = writing
  const purchasedForUserId = quote.attendeeId === ownerId ? null : quote.attendeeId
  for (const extra of quote.extras) {
    const id = ids.cart_item()
    rows.items.push({
      cartId,
      purchasedForUserId,
      createdAt: now,
      id,
      parentId: itemId,
      purchasableType: extra.collectableFeeId === undefined ? 'pricingOption' : 'collectableFee',
      purchasableId: String(extra.collectableFeeId ?? extra.pricingOptionId),
      pricingOptionId: extra.pricingOptionId,
      pricingOptionName: extra.pricingOptionId === null || extra.name instanceof Text ? null : extra.name,
      name: extra.name,
      quantity: extra.quantity,
      unitPrice: extra.unitPrice,
      lineTotal: times(extra.unitPrice, extra.quantity),
      benefitApplied: false,
      packageApplied: false,
      priceNote: null,
      choice: null,
    })
    if (extra.claim) rows.claims.push({ id: ids.claim(), ...extra.claim, channel, holder: { cartItemId: id } })
  }
}

/** The choice with its attendee and the end of the offer, where the place came from a waitlist. */
export function keptChoice({ choice, quote: { attendeeId, claims } }: Pick<Quoted, 'choice' | 'quote'>): Chosen {
  const ends = claims.flatMap(({ offer }) => offer?.until ?? [])
  if (attendeeId === null || ends.length === 0) return choice
  return { ...choice, offeredTo: attendeeId, offeredUntil: Math.max(...ends) }
}

/** The name and the price columns of a line, from its quote. */
export function linePrice({ quantity, unitPrice, pricingOption, ...quote }: Quoted['quote']) {
  return {
    name: quote.name,
    quantity,
    unitPrice,
    lineTotal: times(unitPrice, quantity),
    pricingOptionId: pricingOption?.id ?? null,
    pricingOptionName: pricingOption?.name ?? null,
    benefitApplied: quote.benefitApplied,
    packageApplied: quote.packageApplied ?? false,
    priceNote: quote.priceNote,
  }
}

function addBookingRows(rows: Rows, quote: Quoted['quote'], itemId: number, writing: Writing): void {
  const bundleId = quote.bundle ? writing.ids.booking_bundle() : null
  if (quote.bundle && bundleId !== null) {
    const price = times(quote.unitPrice, quote.quantity)
    rows.bundles.push({
      ...heldFor(quote, itemId, writing),
      ...quote.bundle,
      id: bundleId,
      price,
      answers: quote.answers,
    })
  }
  addVisitRows(rows, quote, { itemId, bundleId, visits: quote.bookings }, writing)
}

function addVisitRows(
  rows: PartRows,
  quote: Quoted['quote'],
  { itemId, bundleId, visits }: Pick<Parts, 'itemId' | 'bundleId' | 'visits'>,
  writing: Writing,
): void {
  const held = heldFor(quote, itemId, writing)
  for (const visit of visits) {
    rows.bookings.push({ ...held, ...visit, id: writing.ids.booking(), bundleId, attended: null, sequence: 0 })
  }
}

function heldFor({ attendeeId }: Quoted['quote'], itemId: number, { cartId, ownerId, now }: Writing) {
  return {
    cartId,
    itemId,
    ownerId,
    userId: attendeeId,
    orderId: null,
    status: 'reserved' as const,
    createdAt: now,
    cancelledAt: null,
    cancellationSource: null,
  }
}

type Parts = {
  readonly itemId: number
  readonly bundleId: number | null
  /** The bookings that the line does not have yet. */
  readonly visits: Quoted['quote']['bookings']
  readonly withExtras: boolean
}

/** Writes new bookings and extras of a line that is there already; answers the claims of the extras. */
export async function writeParts(
  tx: Tx,
  quote: Quoted['quote'],
  parts: Parts,
  writing: Writing,
): Promise<readonly NewClaim[]> {
  const rows: PartRows = { items: [], bookings: [], claims: [] }
  if (parts.withExtras) addExtraRows(rows, quote, parts.itemId, writing)
  addVisitRows(rows, quote, parts, writing)
  if (rows.items.length > 0) await cartWrites(tx).insertItems(rows.items)
  if (rows.bookings.length > 0) await addBookings(tx, rows.bookings)
  return rows.claims
}
