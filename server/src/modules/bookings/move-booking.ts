import { type AddItem, type Booking, type CancellationSource, PlatformError, textOf } from '@touchline/contract'
import { type Actor, isStaff } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { type IdsOf, writeWithIds } from '../../infra/store/id-supply.ts'
import type { Quote } from '../../purchasable.ts'
import { purchasables } from '../../purchasables.ts'
import type { Reads, Tx } from '../../repositories.ts'
import { mailMoved, readDated } from '../mails/index.ts'
import { changeClaims, lockDays, PlacesTakenError } from '../places/index.ts'
import { checkUnmoved, MovedMeanwhileError, readSessions, type Schedule } from '../occurrences/index.ts'
import { canMove } from './may-move.ts'
import { presentBookings } from './present-bookings.ts'
import type { BookingRow, BundleRow } from './tables.ts'
import { toldOf } from './told.ts'
import { isVisible, visibleUsers } from './visible.ts'

/** More than two would mean that staff move sessions faster than anybody can follow. */
const mostAttempts = 5

type Moving = { readonly id: number; readonly occurrenceId: string; readonly source: CancellationSource }
type Line = Awaited<ReturnType<Reads['orders']['itemsOf']>>[number]

/**
 * Moves a session that was bought by itself to another one at the price that was paid: whatever would be refused to
 * somebody who books it is refused here, and so is another pricing option. [O-94] Throws `unauthorised`, `item_not_found`,
 * `booking_not_movable`, `sold_out`, `already_booked`, `not_bookable`, `validation_failed`.
 */
export async function moveBooking(deps: Deps, actor: Actor, moving: Moving): Promise<Booking> {
  const now = deps.clock.now()
  if (moving.source === 'occurrence' && !isStaff(actor)) throw new PlatformError('unauthorised')
  for (let attempt = 1; ;) {
    try {
      return await moveOnce(deps, actor, moving, now)
    } catch (error) {
      if (!(error instanceof MovedMeanwhileError) || attempt++ === mostAttempts) throw error
    }
  }
}

async function moveOnce(deps: Deps, actor: Actor, moving: Moving, now: number): Promise<Booking> {
  const locks = await deps.store.read(async (reads) => (await decide(reads, actor, moving, now)).quote.locks)
  return writeWithIds(deps, ['claim', 'mail'], async (tx, ids) => {
    const [first] = await tx.bookings.byIds({ ids: [moving.id] })
    if (first?.orderId) await tx.orders.lockRow({ id: first.orderId })
    await lockDays(tx, locks)
    const { booking, quote } = await decide(tx, actor, moving, now)
    await move(tx, actor, { booking, quote, now, ids })
    await checkUnmoved(tx, quote.bookings)
    const [moved] = await presentBookings(tx, [booking.id], { source: moving.source, now })
    if (!moved) throw new PlatformError('item_not_found')
    return moved
  })
}

type Decided = { readonly booking: BookingRow; readonly quote: Quote }

async function decide(reads: Reads, actor: Actor, moving: Moving, now: number): Promise<Decided> {
  const { id, occurrenceId, source } = moving
  const [booking] = await reads.bookings.byIds({ ids: [id] })
  if (!booking || !isVisible(booking, await visibleUsers(reads, actor))) throw new PlatformError('item_not_found')
  const schedule = (await readSessions(reads, [booking])).get(booking.occurrenceId)?.schedule
  if (!schedule) throw new PlatformError('item_not_found')
  const ruled = { policy: schedule.category.cancellation, timezone: schedule.venue.timezone }
  const lines = booking.orderId === null ? [] : await reads.orders.itemsOf({ orderId: booking.orderId })
  const line = lines.find((one) => one.id === booking.itemId)
  // Tickets are for one occurrence each.
  const { bundleId } = booking
  const [bundle] = bundleId === null ? [] : await reads.bookings.bundlesByIds({ ids: [bundleId] })
  const isMovable = canMove(booking, bundle, ruled, { now, source }) && line?.purchasableType !== 'activityTicket'
  if (!line || !isMovable || occurrenceId === booking.occurrenceId) throw new PlatformError('booking_not_movable')
  const owner = { ...actor, ownerId: booking.ownerId }
  return { booking, quote: await quoteFor(reads, owner, { booking, bundle, line, occurrenceId, schedule }, now) }
}

type Wanted = {
  readonly booking: BookingRow
  readonly bundle: BundleRow | undefined
  readonly line: Line
  readonly occurrenceId: string
  /** Where it is now. */
  readonly schedule: Schedule
}

/** What the basket would say to it, with the present booking out of the way. */
async function quoteFor(reads: Reads, actor: Actor, wanted: Wanted, now: number) {
  const { booking, line } = wanted
  const { purchasableType: type, pricingOptionId } = line
  const rules = purchasables[type]
  const parsed = rules?.parse(itemFor(wanted), booking.userId)
  if (!rules || parsed?.kind !== 'choice') throw new PlatformError('booking_not_movable')
  const asked = [{ choice: parsed.choice, insteadOf: line.id }]
  const [decision] = (await rules.decide(reads, asked, { actor, now })).decisions
  if (decision?.kind !== 'quote') {
    const refusal = decision?.refusal
    if (!refusal) throw new PlatformError('item_not_found')
    const { fields, error, reason } = refusal
    if (fields) throw new PlatformError('validation_failed', { fields })
    throw new PlatformError(error, { message: textOf(reason) })
  }
  const { quote } = decision
  const isSamePrice = quote.pricingOption?.id === pricingOptionId && quote.bookings.length === 1
  if (!isSamePrice) throw new PlatformError('booking_not_movable')
  return quote
}

/** What would go into a basket for it; a session of a camp with the answers that were given. */
function itemFor({ bundle, line, occurrenceId, schedule }: Wanted): AddItem {
  const { purchasableType, purchasableId, quantity } = line
  // What was agreed to for the one holds for the other.
  const agreed = [schedule.waiver, schedule.induction].flatMap((restriction) => restriction?.id ?? [])
  const common = { purchasable_type: purchasableType, quantity, activity_restriction_ids: agreed }
  if (!bundle) return { ...common, purchasable_id: occurrenceId }
  const session = { booking_full_camp: false, camp_occurrence_ids: [occurrenceId] }
  return { ...common, ...session, purchasable_id: purchasableId, custom_question_answers: [...bundle.answers] }
}

type Writing = Decided & { readonly now: number; readonly ids: IdsOf<'claim' | 'mail'> }

async function move(tx: Tx, { channel }: Actor, { booking, quote, now, ids }: Writing): Promise<void> {
  const [target] = quote.bookings
  const placesId = (await readSessions(tx, [booking])).get(booking.occurrenceId)?.session.row.placesId
  if (!target) throw new PlatformError('booking_not_movable')
  const before = await readDated(tx, booking.occurrenceId)
  const { id, occurrenceId: fromOccurrenceId, itemId } = booking
  const { occurrenceId, scheduleId, venueId, startsAt, endsAt } = target
  const there = { occurrenceId, scheduleId, venueId, startsAt, endsAt }
  const [moved] = await tx.bookings.moveTo({ id, fromOccurrenceId, ...there })
  if (!moved) throw new PlatformError('booking_not_movable')
  const [told] = await toldOf(tx, [moved])
  if (told) await mailMoved(tx, { mailId: ids.mail(), booking: told, before, byVenue: false, now })
  const held = await tx.places.liveOfOrderItems({ itemIds: [itemId] })
  const released = held.filter((claim) => claim.placesId === placesId)
  const taken = quote.claims.map((want) => ({ id: ids.claim(), ...want, channel, holder: { orderItemId: itemId } }))
  try {
    await changeClaims(tx, { taken, released, now })
  } catch (error) {
    throw error instanceof PlacesTakenError
      ? new PlatformError('sold_out', { message: textOf({ code: 'sold_out' }) })
      : error
  }
}
