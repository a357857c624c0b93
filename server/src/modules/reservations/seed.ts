import type { Answer, CartSource } from '@touchline/contract'
import { split } from '@touchline/money'
import type { BookingRecord, BundleRecord, OrderItemRecord, OrderRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'
import type { SeededSchedule, SeededSchedules } from '../schedules/index.ts'
import { type SeedClaim, seedClaims } from '../places/index.ts'

/** Schedules and orders that the records refer to, written before them. */
export type Sold = { readonly schedules: SeededSchedules; readonly orders: ReadonlyMap<number, OrderRecord> }

type Bought = BundleRecord | BookingRecord
type Sale<Record extends Bought> = {
  readonly record: Record
  readonly schedule: SeededSchedule
  readonly order: OrderRecord
  readonly item: OrderItemRecord
}

/** Throws a RangeError when a record names an unknown schedule, order or line. */
function saleOf<Record extends Bought>(record: Record, { schedules, orders }: Sold): Sale<Record> {
  const [schedule, order] = [schedules.get(record.scheduleId), orders.get(record.orderId)]
  const item = order?.items.find(({ id }) => id === record.orderItemId)
  if (!schedule || !order || !item) throw new RangeError(`what was bought with line ${record.orderItemId} is unknown`)
  return { record, schedule, order, item }
}

/** Writes bundles with their bookings, each with its share of the price, and the claims of their lines. */
export async function seedBundles(tx: Tx, records: readonly BundleRecord[], sold: Sold): Promise<void> {
  const sales = records.map((record) => saleOf(record, sold))
  await tx.seed.insert('bookingBundles', sales.map(bundleRow))
  await tx.idBlocks.reserveUpTo({ kind: 'booking_bundle', highest: Math.max(...records.map(({ id }) => id)) })
  await insertBookings(tx, sales.flatMap(bookingsOfBundle))
  await tx.seed.insert('bookingRefunds', sales.flatMap(refundsOfBundle))
  await seedClaims(tx, [...sales.flatMap(claimsOfBundle), ...(await claimsOfExtras(tx, sales))])
}

/** Writes bookings of single occurrences, and the claims of their lines. */
export async function seedBookings(tx: Tx, records: readonly BookingRecord[], sold: Sold): Promise<void> {
  const sales = records.map((record) => saleOf(record, sold))
  await insertBookings(
    tx,
    sales.map((sale) => {
      const { id, occurrenceId, userId, count, price } = sale.record
      // A ticket's name says nothing about where that person is.
      const exclusive = userId !== null && sale.schedule.record.kind !== 'ticketed'
      return {
        ...commonColumns(sale),
        ...timesOf(sale, occurrenceId),
        id,
        bundleId: null,
        userId,
        count,
        exclusive,
        price,
      }
    }),
  )
  const claims = sales.map((sale) => claimOf(sale, sale.schedule.placesOf(sale.record.occurrenceId), sale.record.count))
  await seedClaims(tx, [...claims, ...(await claimsOfExtras(tx, sales))])
}

async function insertBookings(tx: Tx, rows: Parameters<typeof tx.seed.insert<'bookings'>>[1]): Promise<void> {
  await tx.seed.insert('bookings', rows)
  await tx.idBlocks.reserveUpTo({
    kind: 'booking',
    highest: rows.reduce((highest, { id }) => Math.max(highest, id), 0),
  })
}

function commonColumns({ record, schedule, order }: Sale<Bought>) {
  return {
    cartId: null,
    itemId: record.orderItemId,
    scheduleId: record.scheduleId,
    venueId: schedule.record.venueId,
    ownerId: order.userId,
    orderId: record.orderId,
    status: record.status,
    createdAt: record.createdAt,
    cancelledAt: record.cancelledAt,
    cancellationSource: record.cancellationSource,
  }
}

function bundleRow(sale: Sale<BundleRecord>) {
  const { id, userId, price, isFullCamp } = sale.record
  const whole = isFullCamp || sale.schedule.record.kind === 'course'
  return { ...commonColumns(sale), id, userId, whole, price, answers: (sale.record.answers ?? []).map(mutable) }
}

/** Copies a readonly record for a column whose type is mutable. */
function mutable({ answer, ...of }: NonNullable<BundleRecord['answers']>[number]): Answer {
  return { ...of, answer: typeof answer === 'object' && answer !== null ? [...answer] : answer }
}

function bookingsOfBundle(sale: Sale<BundleRecord>) {
  const { id: bundleId, userId, price, bookings } = sale.record
  const shares = split(price, Math.max(1, bookings.length))
  return bookings.map(({ id, occurrenceId }, index) => ({
    ...commonColumns(sale),
    ...timesOf(sale, occurrenceId),
    id,
    bundleId,
    userId,
    count: 1,
    exclusive: true,
    price: shares[index] ?? price,
  }))
}

/** Refunds of cancelled bookings; their credit was written before. */
function refundsOfBundle(sale: Sale<BundleRecord>) {
  const { creditId, orderId, cancelledAt } = sale.record
  if (creditId === undefined || cancelledAt === null) return []
  return bookingsOfBundle(sale)
    .filter(({ price }) => price > 0)
    .map(({ id, price }) => ({
      bookingId: id,
      type: 'general' as const,
      orderId,
      creditId,
      amount: price,
      createdAt: cancelledAt,
    }))
}

function timesOf({ schedule }: Sale<Bought>, occurrenceId: string) {
  const { startsAt, endsAt } = schedule.occurrenceOf(occurrenceId)
  return { occurrenceId, startsAt, endsAt, attended: null, sequence: 0 }
}

/** A course is claimed as a whole, a camp session by session. */
function claimsOfBundle(sale: Sale<BundleRecord>): readonly SeedClaim[] {
  const { placesId, placesOf } = sale.schedule
  if (placesId !== null) return [claimOf(sale, placesId, 1)]
  return sale.record.bookings.map(({ occurrenceId }) => claimOf(sale, placesOf(occurrenceId), 1))
}

function claimOf({ record, order }: Sale<Bought>, placesId: number, count: number, lineId = record.orderItemId) {
  return {
    placesId,
    count,
    channel: staffSources.has(order.source) ? ('foh' as const) : ('online' as const),
    holder: { orderItemId: lineId },
    createdAt: record.createdAt,
    releasedAt: record.cancelledAt,
  }
}

const staffSources: ReadonlySet<CartSource> = new Set(['front-of-house', 'point-of-sale'])

/** Claims of extras with limited stock. */
async function claimsOfExtras(tx: Tx, sales: readonly Sale<Bought>[]): Promise<readonly SeedClaim[]> {
  const sold = sales.flatMap((sale) => sale.item.extras.map((extra) => ({ sale, extra })))
  const lists = await tx.pricing.listsOf([...new Set(sold.map(({ extra }) => extra.pricingOptionId))])
  return sold.flatMap(({ sale, extra }) => {
    const placesId = lists.get(extra.pricingOptionId)?.option.placesId ?? null
    return placesId === null ? [] : [claimOf(sale, placesId, extra.quantity, extra.id)]
  })
}
