import { day as oneDay } from '@touchline/clock'
import { times, zero } from '@touchline/money'
import { fixedUuid } from '../fixed-ids.ts'
import type { SeedDay } from '../seed-day.ts'
import type { BookingRecord, OccurrenceRecord, OrderItemRecord, OrderRecord, SessionsRecord } from '../seed-writer.ts'
import { personaId } from '../personas.ts'
import { householdCount, households } from '../users/households.ts'
import { linkedPersonIds } from '../users/users.ts'
import type { DatedPlan } from './dated-plan.ts'
import { datedId } from './dated-record.ts'

export type Dated = { readonly plan: DatedPlan; readonly schedule: SessionsRecord }

/** The first free id of each kind. */
export type FirstIds = { readonly order: number; readonly item: number; readonly booking: number }

type Sold = { readonly orders: readonly OrderRecord[]; readonly bookings: readonly BookingRecord[] }
type Taking = {
  readonly schedule: SessionsRecord
  readonly occurrence: OccurrenceRecord
  readonly count: number
  /** The attendee of a named sale. */
  readonly waited?: { readonly ownerId: number; readonly userId: number }
}

/** Gwen's Huw waited for the second walk from today, and was booked automatically. */
const booked = {
  scheduleId: datedId({ venue: 'porthwen', category: 'fitness-classes', slug: 'harbour-walk' }),
  coming: 1,
  waited: { ownerId: personaId('gwen'), userId: linkedPersonIds.huw },
}

/**
 * The places that are gone, as sold at the desk to people who left no name. As many sales on every day of the seed: what
 * is planned says how many places of the next, of the one after it and so on.
 */
export function deskSales(dated: readonly Dated[], day: SeedDay, first: FirstIds): Sold {
  const midnight = day.instantAt(0, '00:00')
  const takings = dated.flatMap(({ plan, schedule }): readonly Taking[] => {
    const coming = schedule.occurrences.filter(({ startsAt }) => startsAt >= midnight)
    return plan.taken.flatMap((count, index) => {
      const occurrence = coming[index]
      return occurrence && count > 0 ? [{ schedule, occurrence, count }] : []
    })
  })
  const { waited } = booked
  const automatic = dated.flatMap(({ schedule }): readonly Taking[] => {
    const occurrence = schedule.occurrences.filter(({ startsAt }) => startsAt >= midnight)[booked.coming]
    return schedule.id === booked.scheduleId && occurrence ? [{ schedule, occurrence, count: 1, waited }] : []
  })
  const sales = [...takings, ...automatic].map((taking, index) => sale(taking, index, { day, first }))
  return { orders: sales.map(({ order }) => order), bookings: sales.map(({ booking }) => booking) }
}

function sale(
  taking: Taking,
  index: number,
  { day, first }: { readonly day: SeedDay; readonly first: FirstIds },
): { readonly order: OrderRecord; readonly booking: BookingRecord } {
  const { schedule, occurrence, count, waited } = taking
  const [id, itemId] = [first.order + index, first.item + index]
  const boughtAt = day.instantAt(0, '09:00') - (1 + (index % 7)) * oneDay
  const total = times(schedule.price, count)
  const order: OrderRecord = {
    id,
    cartUuid: fixedUuid(`order ${id}`),
    userId: waited?.ownerId ?? households[index % householdCount]?.adultId ?? 0,
    source: waited ? 'off-system' : 'front-of-house',
    completedAt: boughtAt,
    total,
    payments: total === zero ? [] : [{ tenderType: 'cash', amount: total }],
    refundStatus: null,
    items: [{ ...lineOf(taking), id: itemId }],
  }
  const booking: BookingRecord = {
    id: first.booking + index,
    scheduleId: schedule.id,
    occurrenceId: occurrence.id,
    orderId: id,
    orderItemId: itemId,
    userId: waited?.userId ?? null,
    count,
    status: 'settled',
    price: total,
    createdAt: boughtAt,
    cancelledAt: null,
    cancellationSource: null,
  }
  return { order, booking }
}

function typeOf({ occurrence, waited }: Taking): OrderItemRecord['purchasableType'] {
  if (occurrence.ticketIds?.[0] !== undefined) return 'activityTicket'
  return waited ? 'av2Booking' : 'purchasableOccurrence'
}

/** Tickets are sold by their first kind, which lets in one each. */
function lineOf(taking: Taking): Omit<OrderItemRecord, 'id'> {
  const { schedule, occurrence, count, waited } = taking
  const ticketId = occurrence.ticketIds?.[0]
  const isTicket = ticketId !== undefined
  return {
    purchasableType: typeOf(taking),
    purchasableId: ticketId ?? occurrence.id,
    soldAt: { scheduleId: schedule.id, price: isTicket ? { ticket: 0 } : 'single' },
    name: schedule.name,
    price: schedule.price,
    quantity: count,
    benefitApplied: false,
    purchasedForUserId: waited?.userId ?? null,
    extras: [],
  }
}
