import { type Booking, type CancellationSource, PlatformError, type Unworded } from '@touchline/contract'
import type { Actor } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import type { IdsOf } from '../../../infra/store/id-supply.ts'
import type { Quote } from '../../../purchasables/purchasable.ts'
import type { Reads, Tx } from '../../../repositories.ts'
import { mailMoved } from '../../mails/index.ts'
import { changeClaims, endWaitOfMoved, PlacesTakenError } from '../../places/index.ts'
import { decideUnderLocks } from '../../carts/index.ts'
import { readDated, readSessions } from '../../schedules/index.ts'
import { decideMoves, isSamePrice, readMovable } from './movable.ts'
import { presentBookings } from '../present-bookings.ts'
import { type BookingRow, moveBookingTo } from '../../reservations/index.ts'
import { remindOf } from './remind-of.ts'
import { toldOf } from '../told.ts'
import { lockOrder } from '../../orders/index.ts'
import { textOf } from '../../../texts/index.ts'

type Moving = { readonly id: number; readonly occurrenceId: string; readonly source: CancellationSource }

/**
 * Moves a single session to another one at the price already paid. Every refusal of a new purchase applies, and the
 * pricing option must stay the same. Throws `unauthorised`, `item_not_found`, `booking_not_movable`, `sold_out`,
 * `already_booked`, `not_bookable`, `validation_failed`.
 */
export async function moveBooking(deps: Deps, actor: Actor, moving: Moving): Promise<Unworded<Booking>> {
  const now = deps.clock.now()
  return decideUnderLocks(deps, {
    kinds: ['claim', 'mail'],
    async take(tx) {
      const [booking] = await tx.bookings.byIds({ ids: [moving.id] })
      if (booking?.orderId) await lockOrder(tx, { id: booking.orderId })
    },
    decide: (reads) => decide(reads, actor, moving, now),
    async act(tx, _, { booking, quoted: [{ quote }] }, ids) {
      await move(tx, actor, { booking, quote, publicUrl: deps.rules.publicUrl, now, ids })
      const [moved] = await presentBookings(tx, [booking.id], { source: moving.source, now })
      if (!moved) throw new PlatformError('item_not_found')
      return moved
    },
  })
}

type Decided = { readonly booking: BookingRow; readonly quoted: readonly [{ readonly quote: Quote }] }

async function decide(reads: Reads, actor: Actor, { id, occurrenceId, source }: Moving, now: number): Promise<Decided> {
  const movable = await readMovable(reads, actor, { id, source, now })
  const { booking } = movable
  if (occurrenceId === booking.occurrenceId) throw new PlatformError('booking_not_movable')
  const [decision] = await decideMoves(reads, movable, { occurrenceIds: [occurrenceId], now })
  if (decision?.kind !== 'quote') {
    const refusal = decision?.refusal
    if (!refusal) throw new PlatformError('item_not_found')
    const { fields, error, reason } = refusal
    if (fields) throw new PlatformError('validation_failed', { fields })
    throw new PlatformError(error, { text: textOf(reason) })
  }
  if (!isSamePrice(movable, decision.quote)) throw new PlatformError('booking_not_movable')
  return { booking, quoted: [{ quote: decision.quote }] }
}

type Writing = {
  readonly booking: BookingRow
  readonly quote: Quote
  readonly publicUrl: string
  readonly now: number
  readonly ids: IdsOf<'claim' | 'mail'>
}

async function move(tx: Tx, { channel }: Actor, { booking, quote, publicUrl, now, ids }: Writing): Promise<void> {
  const [target] = quote.bookings
  const placesId = (await readSessions(tx, [booking])).get(booking.occurrenceId)?.session.row.placesId
  if (!target) throw new PlatformError('booking_not_movable')
  const before = await readDated(tx, booking.occurrenceId)
  const { id, occurrenceId: fromOccurrenceId, itemId } = booking
  const { occurrenceId, scheduleId, venueId, startsAt, endsAt } = target
  const there = { occurrenceId, scheduleId, venueId, startsAt, endsAt }
  const [moved] = await moveBookingTo(tx, { id, fromOccurrenceId, now, ...there })
  if (!moved) throw new PlatformError('booking_not_movable')
  await remindOf(tx, [moved], now)
  const [told] = await toldOf(tx, [moved], now)
  if (told) await mailMoved(tx, { mailId: ids.mail(), publicUrl, bookings: [told], before, byVenue: false, now })
  const held = await tx.places.liveOfOrderItems({ itemIds: [itemId] })
  const released = held.filter((claim) => claim.placesId === placesId)
  const taken = quote.claims.map((want) => ({ id: ids.claim(), ...want, channel, holder: { orderItemId: itemId } }))
  try {
    await changeClaims(tx, { taken, released, now })
  } catch (error) {
    throw error instanceof PlacesTakenError
      ? new PlatformError('sold_out', { text: textOf({ code: 'sold_out' }) })
      : error
  }
  const userId = booking.userId ?? booking.ownerId
  const targets = new Set(taken.map((want) => want.placesId))
  for (const id of targets) await endWaitOfMoved(tx, { placesId: id, userId, count: booking.count, now })
}
