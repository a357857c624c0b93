import { type AddItem, type CancellationSource, PlatformError } from '@touchline/contract'
import type { Actor } from '../../../actor.ts'
import type { Decision, Quote } from '../../../purchasables/purchasable.ts'
import { purchasables } from '../../../purchasables/purchasables.ts'
import type { Reads } from '../../../repositories.ts'
import { readSessions, type Schedule } from '../../schedules/index.ts'
import { canMove } from './may-move.ts'
import type { BookingRow, BundleRow } from '../../reservations/index.ts'
import { actingAs, isVisible, visibleUsers } from '../visible.ts'
import { readTicketLines, ticketsIn } from '../tickets/ticket-lines.ts'

type OrderLine = Awaited<ReturnType<Reads['orders']['itemsOf']>>[number]
type Line = Pick<
  OrderLine,
  'id' | 'purchasableType' | 'purchasableId' | 'pricingOptionId' | 'quantity' | 'benefitApplied'
>

/** A booking that can be moved, with the data to decide where to. */
export type Movable = {
  readonly booking: BookingRow
  readonly bundle: BundleRow | undefined
  readonly line: Line
  /** The current schedule. */
  readonly schedule: Schedule
  /** The person who moves it, for the payer. */
  readonly actor: Actor
}

type Asking = { readonly id: number; readonly source: CancellationSource; readonly now: number }

/**
 * Loads a booking that can be moved. Throws `unauthorised`, `item_not_found`, and `booking_not_movable` for one that
 * was not bought on its own or is past its cut-off.
 */
export async function readMovable(reads: Reads, actor: Actor, { id, source, now }: Asking): Promise<Movable> {
  const visible = await visibleUsers(reads, actingAs(actor, source))
  const [booking] = await reads.bookings.byIds({ ids: [id] })
  if (!booking || !isVisible(booking, visible)) throw new PlatformError('item_not_found')
  const schedule = (await readSessions(reads, [booking])).get(booking.occurrenceId)?.schedule
  if (!schedule) throw new PlatformError('item_not_found')
  const ruled = { policy: schedule.category.cancellation, timezone: schedule.venue.timezone }
  const lines = booking.orderId === null ? [] : await reads.orders.itemsOf({ orderId: booking.orderId })
  const found = lines.find((one) => one.id === booking.itemId)
  const { bundleId } = booking
  const [bundle] = bundleId === null ? [] : await reads.bookings.bundlesByIds({ ids: [bundleId] })
  const tickets = (await readTicketLines(reads, lines)).get(booking.itemId)
  const line = found && {
    ...found,
    ...reservedAs(found, booking, { bundle, schedule }),
    ...(tickets ? { quantity: ticketsIn(tickets, booking) } : {}),
  }
  // A ticket is valid for one occurrence only.
  const isMovable = canMove(booking, bundle, ruled, { now, source }) && line?.purchasableType !== 'activityTicket'
  if (!line || !isMovable) throw new PlatformError('booking_not_movable')
  return { booking, bundle, line, schedule, actor: { ...actor, ownerId: booking.ownerId } }
}

/** The kind of reservation must stay the same after a move. */
function reservedAs(
  { purchasableType, purchasableId }: OrderLine,
  { exclusive }: BookingRow,
  { bundle, schedule }: Pick<Movable, 'bundle' | 'schedule'>,
): Pick<Line, 'purchasableType' | 'purchasableId'> {
  if (purchasableType === 'av2BookingBundle' && bundle) {
    return { purchasableType: 'camp', purchasableId: bundle.scheduleId }
  }
  if (purchasableType !== 'booking') return { purchasableType, purchasableId }
  if (exclusive) return { purchasableType: 'av2Booking', purchasableId }
  const isTicketed = schedule.row.bookingType === 'ticketed'
  return { purchasableType: isTicketed ? 'activityTicket' : 'purchasableOccurrence', purchasableId }
}

/** Decides each of these occurrences as a purchase, without the present booking. */
export async function decideMoves(
  reads: Reads,
  movable: Movable,
  { occurrenceIds, now }: { readonly occurrenceIds: readonly string[]; readonly now: number },
): Promise<readonly Decision[]> {
  const { booking, line, actor } = movable
  const rules = purchasables[line.purchasableType]
  if (!rules) throw new PlatformError('booking_not_movable')
  const asked = occurrenceIds.map((occurrenceId) => {
    const parsed = rules.parse(itemFor(movable, occurrenceId), booking.userId)
    if (parsed.kind !== 'choice') throw new PlatformError('booking_not_movable')
    return { choice: parsed.choice }
  })
  const moving = { bookingId: booking.id, itemId: line.id }
  return (await rules.decide(reads, asked, { actor, now, moving })).decisions
}

/**
 * Whether the new session has the same pricing option, so that nothing is charged or refunded. A booking at the price of
 * a membership moves only to a day on which a membership gives that price. [O-282]
 */
export function isSamePrice({ booking, line }: Movable, { pricingOption, bookings }: Quote): boolean {
  const [target] = bookings
  if (!target || bookings.length > 1 || pricingOption?.id !== line.pricingOptionId) return false
  return !line.benefitApplied || target.price <= booking.price
}

/** The basket item for the new occurrence; a camp session keeps its answers. */
function itemFor({ bundle, line, schedule }: Movable, occurrenceId: string): AddItem {
  const { purchasableType, purchasableId, quantity } = line
  // An agreement to the old session's waiver or induction counts for the new one.
  const agreed = [schedule.waiver, schedule.induction].flatMap((restriction) => restriction?.id ?? [])
  const common = { purchasable_type: purchasableType, quantity, activity_restriction_ids: agreed }
  if (!bundle) return { ...common, purchasable_id: occurrenceId }
  const session = { booking_full_camp: false, camp_occurrence_ids: [occurrenceId] }
  return { ...common, ...session, purchasable_id: purchasableId, custom_question_answers: [...bundle.answers] }
}
