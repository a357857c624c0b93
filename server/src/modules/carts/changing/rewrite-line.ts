import { PlatformError } from '@touchline/contract'
import { times } from '@touchline/money'
import type { Actor } from '../../../actor.ts'
import type { Quote } from '../../../purchasables/purchasable.ts'
import type { Tx } from '../../../repositories.ts'
import { forgetAnswers } from '../../attendees/index.ts'
import type { HeldClaim, NewClaim } from '../../places/index.ts'
import { changeBundle, dropHeldBookings, reassignBooking, reassignBundle } from '../../reservations/index.ts'
import { agreeToRestrictions } from '../../restrictions/index.ts'
import { cartWrites } from '../repository.ts'
import type { CartItemRow } from '../tables.ts'
import type { LineIds } from './line-ids.ts'
import { takePlaces } from './take-places.ts'
import type { Quoted } from './wanted.ts'
import { linePrice, writeParts } from './write-lines.ts'

type Rewriting = { readonly line: CartItemRow; readonly quoted: Quoted; readonly userId: number; readonly now: number }

/** Writes a line as it was decided again; its claims stay. Throws `not_bookable` where it holds other sessions. */
export async function rewrite(tx: Tx, { line, quoted, userId, now }: Rewriting): Promise<void> {
  const { quote } = quoted
  const bookings = await tx.bookings.bookingsOfItems({ itemIds: [line.id] })
  const planned = new Set(quote.bookings.map(({ occurrenceId }) => occurrenceId))
  const same = bookings.length === planned.size && bookings.every(({ occurrenceId }) => planned.has(occurrenceId))
  // A session has begun since, so the held sessions can no longer be booked as a new choice.
  if (!same) throw new PlatformError('not_bookable')
  await rewriteRow(tx, { line, quoted, userId, now })
  await reassign(tx, quote, bookings)
}

type Remaking = Rewriting & {
  /** The line's extras as they are now. */
  readonly extras: readonly CartItemRow[]
  readonly actor: Actor
  readonly ids: LineIds
}

/** Claims that come and go with the extras of a line. */
type ExtraClaims = { readonly taken: readonly NewClaim[]; readonly released: readonly HeldClaim[] }

/**
 * Writes a line with other sessions, extras or answers; it keeps its id and the bookings that stay. Answers the claims
 * of its extras, which are changed last in the transaction together with those of the line. [O-350]
 */
export async function remake(tx: Tx, { extras, actor, ids, ...rewriting }: Remaking): Promise<ExtraClaims> {
  const { line, quoted, userId, now } = rewriting
  const { quote } = quoted
  await rewriteRow(tx, rewriting)
  const bookings = await tx.bookings.bookingsOfItems({ itemIds: [line.id] })
  const planned = new Set(quote.bookings.map(({ occurrenceId }) => occurrenceId))
  const gone = bookings.filter(({ occurrenceId }) => !planned.has(occurrenceId)).map(({ id }) => id)
  if (gone.length > 0) await dropHeldBookings(tx, { ids: gone })
  if (quote.bundle) await changeBundle(tx, { itemId: line.id, whole: quote.bundle.whole, answers: quote.answers })
  const kept = bookings.filter(({ id }) => !gone.includes(id))
  await reassign(tx, quote, kept)
  const had = new Set(kept.map(({ occurrenceId }) => occurrenceId))
  const withExtras = !areSame(extras, quote.extras)
  const extraIds = extras.map(({ id }) => id)
  const isReplaced = withExtras && extraIds.length > 0
  const released = isReplaced ? await tx.places.liveOfCartItems({ itemIds: extraIds }) : []
  if (isReplaced) await cartWrites(tx).deleteItems({ cartId: line.cartId, ids: extraIds })
  const taken = await writeParts(
    tx,
    quote,
    {
      itemId: line.id,
      bundleId: bookings[0]?.bundleId ?? null,
      visits: quote.bookings.filter(({ occurrenceId }) => !had.has(occurrenceId)),
      withExtras,
    },
    { cartId: line.cartId, ownerId: userId, channel: actor.channel, now, ids },
  )
  return { taken, released }
}

function areSame(rows: readonly CartItemRow[], extras: Quote['extras']): boolean {
  const nameOf = ({
    pricingOptionId,
    quantity,
    unitPrice,
  }: Pick<CartItemRow, 'pricingOptionId' | 'quantity' | 'unitPrice'>) => `${pricingOptionId} ${quantity} ${unitPrice}`
  return rows.map(nameOf).toSorted().join() === extras.map(nameOf).toSorted().join()
}

async function rewriteRow(tx: Tx, { line, quoted: { quote, choice }, userId, now }: Rewriting): Promise<void> {
  const { attendeeId } = quote
  const purchasedForUserId = attendeeId === userId ? null : attendeeId
  await cartWrites(tx).updateItem({ id: line.id, choice, purchasedForUserId, ...linePrice(quote) })
  if (purchasedForUserId !== line.purchasedForUserId) await forgetAnswers(tx, { itemId: line.id })
  const price = times(quote.unitPrice, quote.quantity)
  await reassignBundle(tx, { itemId: line.id, userId: attendeeId, price })
  if (attendeeId !== null && quote.agreements.length > 0) {
    await agreeToRestrictions(
      tx,
      quote.agreements.map((restrictionId) => ({ userId: attendeeId, restrictionId, agreedAt: now })),
    )
  }
}

type Visit = { readonly id: number; readonly occurrenceId: string }

async function reassign(tx: Tx, quote: Quote, bookings: readonly Visit[]): Promise<void> {
  const planned = new Map(quote.bookings.map((booking) => [booking.occurrenceId, booking]))
  for (const { id, occurrenceId } of bookings) {
    const { price, count } = planned.get(occurrenceId) ?? {}
    if (price !== undefined && count !== undefined) {
      await reassignBooking(tx, { id, userId: quote.attendeeId, price, count })
    }
  }
}

/** Takes offered places of the attendee beyond those the line holds. */
export function drawnFrom(quoted: Quoted, held: Quote['claims']): Quoted {
  const claims = quoted.quote.claims.map(({ offer, ...want }) => {
    const more = want.count - countAt(held, want.placesId)
    return offer && more > 0 ? { ...want, offer: { ...offer, count: Math.min(offer.count, more) } } : want
  })
  return { ...quoted, quote: { ...quoted.quote, claims } }
}

type Reclaiming = Omit<Rewriting, 'userId'> & {
  readonly held: readonly HeldClaim[]
  /** Claims of new lines beside it, and of its extras. */
  readonly beside: readonly NewClaim[]
  /** Claims of extras that it no longer has. */
  readonly given: readonly HeldClaim[]
  readonly actor: Actor
  readonly ids: LineIds
}

/** Replaces the line's claims when it needs more or fewer places; unchanged claims stay. */
export async function reclaim(
  tx: Tx,
  { line, quoted, held, beside, given, actor, now, ids }: Reclaiming,
): Promise<void> {
  const { claims: wants } = quoted.quote
  const places = new Set([...wants, ...held].map(({ placesId }) => placesId))
  const differing = [...places].filter((id) => countAt(wants, id) !== countAt(held, id))
  if (differing.length === 0 && beside.length === 0 && given.length === 0) return
  const taken = wants
    .filter(({ placesId }) => differing.includes(placesId))
    .map(({ placesId, count, offer }): NewClaim => ({
      id: ids.claim(),
      placesId,
      count,
      offer,
      channel: actor.channel,
      holder: { cartItemId: line.id },
    }))
  const released = held.filter(({ placesId }) => differing.includes(placesId))
  await takePlaces(tx, { taken: [...taken, ...beside], released: [...released, ...given], now }, [quoted])
}

function countAt(rows: Quote['claims'], placesId: number): number {
  return rows.filter((row) => row.placesId === placesId).reduce((total, { count }) => total + count, 0)
}
