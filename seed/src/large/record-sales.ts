import { sum, zero } from '@touchline/money'
import { fixedUuid } from '../fixed-ids.ts'
import type { FirstIds } from '../orders/purchase.ts'
import type { BookingRecord, BundleRecord, OrderItemRecord, OrderRecord, SeedRecords, SoldAt } from '../seed-writer.ts'
import { placesOf, type Sale, type SoldSession } from './sales.ts'

/** The next id of each kind; counts on from venue to venue. */
export type LargeIds = { -readonly [Kind in keyof FirstIds]: number }

/** Sales as orders with what they bought. Moves `ids` on. */
export function recordSales(
  sales: readonly Sale[],
  ids: LargeIds,
): Pick<SeedRecords, 'orders' | 'bundles' | 'bookings'> {
  const recorded = sales.map((sale) => recordSale(sale, ids))
  return {
    orders: recorded.map(({ order }) => order),
    bundles: recorded.flatMap(({ bundles }) => bundles),
    bookings: recorded.flatMap(({ bookings }) => bookings),
  }
}

function recordSale(sale: Sale, ids: LargeIds) {
  const orderId = ids.order++
  const common = {
    orderId,
    userId: sale.userId,
    status: 'settled' as const,
    createdAt: sale.boughtAt,
    cancelledAt: null,
    cancellationSource: null,
  }
  const courses = sale.courses.map((sold) => {
    const item = itemOf({ ...sold, schedule: sold.course }, 'course', sold.course.id, 'whole', ids)
    const bundle: BundleRecord = {
      ...common,
      id: ids.bundle++,
      scheduleId: sold.course.id,
      orderItemId: item.id,
      isFullCamp: false,
      price: sold.price,
      bookings: sold.course.occurrences.map(({ id }) => ({ id: ids.booking++, occurrenceId: id })),
    }
    return { item, bundle }
  })
  const sessions = sale.sessions.map((sold) => {
    const item = sessionItem(sold, ids)
    const booking: BookingRecord = {
      ...common,
      id: ids.booking++,
      scheduleId: sold.schedule.id,
      occurrenceId: sold.occurrence.id,
      orderItemId: item.id,
      count: placesOf(sold),
      price: sold.price,
    }
    return { item, booking }
  })
  const items = [...courses, ...sessions].map(({ item }) => item)
  return {
    order: orderOf(sale, orderId, items),
    bundles: courses.map(({ bundle }) => bundle),
    bookings: sessions.map(({ booking }) => booking),
  }
}

function orderOf(sale: Sale, id: number, items: readonly OrderItemRecord[]): OrderRecord {
  const total = sum(items.map(({ price }) => price))
  return {
    id,
    cartUuid: fixedUuid(`large order ${id}`),
    userId: sale.userId,
    source: 'front-of-house',
    completedAt: sale.boughtAt,
    total,
    payments: total === zero ? [] : [{ tenderType: id % 3 === 0 ? 'cash' : 'off-system', amount: total }],
    refundStatus: null,
    items,
  }
}

function sessionItem(sold: SoldSession, ids: LargeIds): OrderItemRecord {
  const { ticket, occurrence } = sold
  if (ticket === null) return itemOf(sold, 'av2Booking', occurrence.id, 'single', ids)
  return itemOf(sold, 'activityTicket', occurrence.ticketIds?.[ticket] ?? occurrence.id, { ticket }, ids)
}

function itemOf(
  { schedule, price, isMember }: Pick<SoldSession, 'price' | 'isMember'> & { readonly schedule: Named },
  purchasableType: OrderItemRecord['purchasableType'],
  purchasableId: string,
  at: SoldAt['price'],
  ids: LargeIds,
): OrderItemRecord {
  return {
    id: ids.item++,
    purchasableType,
    purchasableId,
    soldAt: { scheduleId: schedule.id, price: at },
    name: schedule.name,
    price,
    quantity: 1,
    benefitApplied: isMember && price < schedule.price,
    purchasedForUserId: null,
    extras: [],
  }
}

type Named = Pick<SoldSession['schedule'], 'id' | 'name' | 'price'>
