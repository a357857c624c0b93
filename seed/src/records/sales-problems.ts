import { sum, times } from '@touchline/money'
import type { OrderItemRecord, OrderRecord, ScheduleRecord, SoldAt } from '../seed-writer.ts'
import type { Around } from './around.ts'
import { type Data, problemsIn, type RecordProblem } from './problem.ts'

type Found = readonly [field: string, says: string] | false

/** Contradictions of packages, orders and what was bought with them, in words. */
export function salesProblems(data: Data, { schedules, orders }: Around): readonly RecordProblem[] {
  const isSold = ({ scheduleId, price }: SoldAt) => {
    const schedule = schedules.get(scheduleId)
    // A missing schedule is reported as missing.
    return schedule === undefined || isSoldAt(schedule, price)
  }
  const bought = ({ scheduleId, orderId, orderItemId }: Bought, occurrenceIds: readonly Named[]): readonly Found[] => [
    ...occurrenceIds.map(([field, id]) => notOf(schedules.get(scheduleId), field, id)),
    notALine(orders.get(orderId), orderItemId),
  ]
  return [
    ...problemsIn(data, 'packages', ({ contents, expiry }) => [
      expiry?.value === 0 && ['expiry.value', 'A package lasts for at least one.'],
      ...contents.flatMap(({ usages, options }, index): readonly Found[] => [
        usages === 0 && [`contents.${index}.usages`, 'A content has at least one usage.'],
        ...options.map(({ soldAt }, option): Found => {
          if (isSold(soldAt)) return false
          const says = `Schedule ${soldAt.scheduleId} is not sold as ${saidOf(soldAt)}.`
          return [`contents.${index}.options.${option}.soldAt.price`, says]
        }),
      ]),
    ]),
    ...problemsIn(data, 'orders', (order) => orderProblems(order, isSold)),
    ...problemsIn(data, 'ownedPackages', ({ orderId, orderItemId }) => [notALine(orders.get(orderId), orderItemId)]),
    ...problemsIn(data, 'bookings', (booking) => [
      booking.count === 0 && ['count', 'A booking takes at least one place.'],
      ...bought(booking, [['occurrenceId', booking.occurrenceId]]),
    ]),
    ...problemsIn(data, 'bundles', (bundle) =>
      bought(
        bundle,
        bundle.bookings.map(({ occurrenceId }, index): Named => [`bookings.${index}.occurrenceId`, occurrenceId]),
      ),
    ),
    ...problemsIn(data, 'waitlistEntries', ({ scheduleId, occurrenceId }) => [
      notOf(schedules.get(scheduleId), 'occurrenceId', occurrenceId),
      schedules.has(scheduleId) &&
        schedules.get(scheduleId)?.waitlist === undefined && ['scheduleId', 'The schedule has no waitlist.'],
    ]),
  ]
}

type Bought = { readonly scheduleId: string; readonly orderId: number; readonly orderItemId: number }
type Named = readonly [field: string, id: string]

/** As the writer of schedules prices them. */
function isSoldAt(schedule: ScheduleRecord, price: SoldAt['price']): boolean {
  if (typeof price !== 'string') return isListed(schedule, price)
  if (schedule.kind === 'course') return price === 'whole'
  if (schedule.kind === 'ticketed') return false
  if (schedule.kind !== 'camp') return price === 'single'
  return price === 'whole' ? schedule.pricingOptionAvailability.includes('bundled') : schedule.sessionPrice !== null
}

function isListed(schedule: ScheduleRecord, price: Exclude<SoldAt['price'], string>): boolean {
  if (!('tickets' in schedule)) return false
  if ('ticket' in price) return price.ticket < schedule.tickets.length
  return price.byAge < (schedule.prices?.length ?? 0)
}

function saidOf({ price }: SoldAt): string {
  if (typeof price === 'string') return price
  return 'ticket' in price ? `ticket ${price.ticket}` : `price ${price.byAge} by age`
}

function orderProblems({ total, payments, items }: OrderRecord, isSold: (soldAt: SoldAt) => boolean): readonly Found[] {
  const paid = sum(payments.map(({ amount }) => amount))
  const lines = sum(items.flatMap(amountsOf))
  return [
    paid !== total && ['payments', `The payments come to ${paid}, the total is ${total}.`],
    lines !== total && ['items', `The lines come to ${lines}, the total is ${total}.`],
    ...payments.flatMap(({ amount, tenderType }, index): readonly Found[] => [
      amount === 0 && [`payments.${index}.amount`, 'A payment is of more than nothing.'],
      // Neither has its counterpart: a transaction at the gateway, or the spent grants.
      (tenderType === 'online' || tenderType === 'credit') && [
        `payments.${index}.tenderType`,
        `An order of the past cannot be paid by ${tenderType}.`,
      ],
    ]),
    ...items.map(({ soldAt }, index): Found => {
      if ('packageId' in soldAt || isSold(soldAt)) return false
      return [`items.${index}.soldAt.price`, `Schedule ${soldAt.scheduleId} is not sold as ${saidOf(soldAt)}.`]
    }),
  ]
}

function amountsOf({ price, quantity, extras }: OrderItemRecord) {
  return [times(price, quantity), ...extras.map((extra) => times(extra.price, extra.quantity))]
}

/** An occurrence of another schedule, or of none. */
function notOf(schedule: ScheduleRecord | undefined, field: string, occurrenceId: string): Found {
  const isKnown = schedule === undefined || schedule.occurrences.some(({ id }) => id === occurrenceId)
  return !isKnown && [field, `Occurrence ${occurrenceId} is not of schedule ${schedule.slug}.`]
}

function notALine(order: OrderRecord | undefined, orderItemId: number): Found {
  const isKnown = order === undefined || order.items.some(({ id }) => id === orderItemId)
  return !isKnown && ['orderItemId', `Order ${order.id} has no line ${orderItemId}.`]
}
