import { times } from '@touchline/money'
import type { BundleRecord, OrderRecord, ScheduleRecord } from '@touchline/seed'
import type { IntegerKind } from '../store/ids.ts'
import type { Tx } from '../../repositories.ts'

type Used = (tx: Tx, kind: IntegerKind, ids: readonly number[]) => Promise<void>

/** Bundles with their bookings, and the order lines they stand behind, which only a bundle ties to a schedule. */
export async function writeBundles(
  tx: Tx,
  records: readonly BundleRecord[],
  orders: readonly OrderRecord[],
  schedules: ReadonlyMap<string, ScheduleRecord>,
  used: Used,
): Promise<void> {
  const owners = new Map(orders.map((order) => [order.id, order.userId]))
  const scheduleOf = (record: BundleRecord) => {
    const schedule = schedules.get(record.scheduleId)
    if (!schedule) throw new Error(`a bundle names an unknown schedule ${record.scheduleId}`)
    return schedule
  }
  const lines = orderLines(records, orders, scheduleOf)
  await tx.seed.insert('orderItems', lines)
  await used(
    tx,
    'cart_item',
    lines.map(({ id }) => id),
  )
  await tx.seed.insert(
    'bookingBundles',
    records.map((record) => ({
      id: record.id,
      scheduleId: record.scheduleId,
      venueId: scheduleOf(record).venueId,
      ownerId: owners.get(record.orderId) ?? record.userId,
      userId: record.userId,
      cartId: null,
      cartItemId: record.orderItemId,
      orderId: record.orderId,
      status: record.status,
      whole: record.isFullCamp || scheduleOf(record).kind === 'course',
      price: record.price,
      answers: [],
      createdAt: record.createdAt,
      cancelledAt: record.cancelledAt,
      cancellationSource: record.cancellationSource,
    })),
  )
  await used(
    tx,
    'booking_bundle',
    records.map(({ id }) => id),
  )
  const bookings = records.flatMap((record) => {
    const schedule = scheduleOf(record)
    const times = new Map(schedule.occurrences.map((occurrence) => [occurrence.id, occurrence]))
    return record.bookings.map(({ id, occurrenceId }) => ({
      id,
      bundleId: record.id,
      occurrenceId,
      scheduleId: schedule.id,
      venueId: schedule.venueId,
      ownerId: owners.get(record.orderId) ?? record.userId,
      userId: record.userId,
      orderId: record.orderId,
      status: record.status,
      startsAt: times.get(occurrenceId)?.startsAt ?? schedule.startsAt,
      endsAt: times.get(occurrenceId)?.endsAt ?? schedule.endsAt,
      attended: null,
      createdAt: record.createdAt,
    }))
  })
  await tx.seed.insert('bookings', bookings)
  await used(
    tx,
    'booking',
    bookings.map(({ id }) => id),
  )
  await countPlaces(tx, records, scheduleOf)
}

function orderLines(
  records: readonly BundleRecord[],
  orders: readonly OrderRecord[],
  scheduleOf: (record: BundleRecord) => ScheduleRecord,
) {
  const bundles = new Map(records.map((record) => [`${record.orderId}:${record.orderItemId}`, record]))
  return orders.flatMap((order) =>
    order.items.flatMap((item) => {
      const bundle = bundles.get(`${order.id}:${item.id}`)
      if (!bundle) throw new Error(`no bundle stands behind order line ${item.id}`)
      const schedule = scheduleOf(bundle)
      const line = {
        orderId: order.id,
        purchasedForUserId: item.purchasedForUserId,
        benefitApplied: schedule.memberPrice !== null && item.price === schedule.memberPrice,
        priceNote: null,
        createdAt: order.completedAt,
      }
      return [
        {
          ...line,
          id: item.id,
          parentId: null,
          purchasableType: schedule.kind,
          scheduleId: schedule.id,
          pricingOptionId: null,
          name: item.name,
          quantity: 1,
          unitPrice: item.price,
          lineTotal: item.price,
        },
        ...item.extras.map((extra) => ({
          ...line,
          id: extra.id,
          parentId: item.id,
          purchasableType: 'pricingOption' as const,
          scheduleId: null,
          pricingOptionId: extra.pricingOptionId,
          name: extra.name,
          quantity: extra.quantity,
          unitPrice: extra.price,
          lineTotal: times(extra.price, extra.quantity),
          benefitApplied: false,
        })),
      ]
    }),
  )
}

/** A whole schedule takes one of its places; some sessions of a camp take one of each. */
async function countPlaces(
  tx: Tx,
  records: readonly BundleRecord[],
  scheduleOf: (record: BundleRecord) => ScheduleRecord,
): Promise<void> {
  const settled = records.filter(({ status }) => status === 'settled')
  const whole = settled.filter((record) => record.isFullCamp || scheduleOf(record).kind === 'course')
  for (const [scheduleId, bundles] of Map.groupBy(whole, (record) => record.scheduleId)) {
    await tx.seed.addConsumed(scheduleId, bundles.length)
  }
  const camps = settled.filter((record) => scheduleOf(record).kind === 'camp')
  const places = camps.flatMap(({ bookings }) => bookings)
  for (const [occurrenceId, bookings] of Map.groupBy(places, (booking) => booking.occurrenceId)) {
    await tx.seed.addOccurrenceConsumed(occurrenceId, bookings.length)
  }
}
