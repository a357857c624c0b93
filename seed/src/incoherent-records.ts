import { sum, times } from '@touchline/money'
import type { ScheduleRecord, SeedKind, SeedRecords, SoldAt } from './seed-writer.ts'

type Data = Partial<SeedRecords>
type Problem = { readonly kind: SeedKind; readonly says: string }

/**
 * Contradictions in supplied records whose ids are all valid: bookings, purchases and ledger entries that are
 * impossible. Without this check a writer would stop in the middle. In words.
 */
export function incoherentRecords(data: Data): readonly Problem[] {
  const schedules = new Map((data.schedules ?? []).map((schedule) => [schedule.id, schedule]))
  const isSold = ({ scheduleId, price }: SoldAt) => {
    const schedule = schedules.get(scheduleId)
    // A missing schedule is reported as missing.
    return schedule === undefined || isSoldAt(schedule, price)
  }
  return [
    ...(data.venues ?? []).flatMap(({ slug, timezone }) =>
      isTimezone(timezone) ? [] : [{ kind: 'venues' as const, says: `The timezone of ${slug} does not exist.` }],
    ),
    ...(data.credits ?? []).flatMap(({ id, amount }) =>
      amount > 0 ? [] : [{ kind: 'credits' as const, says: `Credit ${id} is of nothing.` }],
    ),
    ...(data.schedules ?? []).flatMap((schedule) =>
      ticketProblems(schedule).map((says) => ({ kind: 'schedules' as const, says })),
    ),
    ...(data.packages ?? []).flatMap((record) =>
      record.contents
        .flatMap(({ options }) => options)
        .filter(({ soldAt }) => !isSold(soldAt))
        .map(({ name, soldAt }) => ({
          kind: 'packages' as const,
          says: `Package ${record.name} names ${name}, but schedule ${soldAt.scheduleId} is not sold as ${saidOf(soldAt)}.`,
        })),
    ),
    ...(data.orders ?? []).flatMap((order) =>
      orderProblems(order, isSold).map((says) => ({ kind: 'orders' as const, says })),
    ),
    ...bookedElsewhere(data, schedules),
  ]
}

/** As the writer of schedules prices them. */
function isSoldAt(schedule: ScheduleRecord, price: SoldAt['price']): boolean {
  if (typeof price !== 'string') return schedule.kind === 'ticketed' && price.ticket < schedule.tickets.length
  if (schedule.kind === 'course') return price === 'whole'
  if (schedule.kind === 'ticketed') return false
  if (schedule.kind !== 'camp') return price === 'single'
  return price === 'whole' ? schedule.pricingOptionAvailability.includes('bundled') : schedule.sessionPrice !== null
}

function saidOf({ price }: SoldAt): string {
  return typeof price === 'string' ? price : `ticket ${price.ticket}`
}

function ticketProblems(schedule: ScheduleRecord): readonly string[] {
  if (schedule.kind !== 'ticketed') return []
  const { slug, tickets, occurrences } = schedule
  if (tickets.length === 0) return [`Schedule ${slug} is ticketed, but names no kind of ticket.`]
  const isShort = occurrences.some(({ ticketIds = [] }) => ticketIds.length < tickets.length)
  return isShort
    ? [`Each occurrence of ${slug} needs an id in ticketIds for each of its ${tickets.length} kinds of ticket.`]
    : []
}

function orderProblems(
  { id, total, payments, items }: SeedRecords['orders'][number],
  isSold: (soldAt: SoldAt) => boolean,
): readonly string[] {
  const paid = sum(payments.map(({ amount }) => amount))
  const lines = sum(
    items.flatMap(({ price, quantity, extras }) => [
      times(price, quantity),
      ...extras.map((extra) => times(extra.price, extra.quantity)),
    ]),
  )
  const unpaid = paid === total ? [] : [`The payments of order ${id} come to ${paid}, its total is ${total}.`]
  const unsold = lines === total ? [] : [`The lines of order ${id} come to ${lines}, its total is ${total}.`]
  const empty = payments.some(({ amount }) => amount === 0) ? [`Order ${id} has a payment of nothing.`] : []
  // Neither has its counterpart: a transaction at the gateway, or the spent grants.
  const elsewhere = payments
    .filter(({ tenderType }) => tenderType === 'online' || tenderType === 'credit')
    .map(({ tenderType }) => `Order ${id} of the past cannot be paid by ${tenderType}.`)
  const prices = items.flatMap(({ id: line, soldAt }) =>
    'packageId' in soldAt || isSold(soldAt)
      ? []
      : [`Line ${line} of order ${id} was sold as ${saidOf(soldAt)}, which schedule ${soldAt.scheduleId} is not.`],
  )
  return [...unpaid, ...unsold, ...empty, ...elsewhere, ...prices]
}

/** Bookings and waitlist entries for an occurrence of another schedule. */
function bookedElsewhere(data: Data, schedules: ReadonlyMap<string, ScheduleRecord>): readonly Problem[] {
  const isOf = (scheduleId: string, occurrenceId: string | null) => {
    const schedule = schedules.get(scheduleId)
    return occurrenceId === null || !schedule || schedule.occurrences.some(({ id }) => id === occurrenceId)
  }
  const says = (kind: SeedKind, id: number, scheduleId: string, occurrenceId: string | null) =>
    isOf(scheduleId, occurrenceId)
      ? []
      : [{ kind, says: `${kind} ${id} names occurrence ${occurrenceId}, which is not of schedule ${scheduleId}.` }]
  return [
    ...(data.bookings ?? []).flatMap((one) => says('bookings', one.id, one.scheduleId, one.occurrenceId)),
    ...(data.bundles ?? []).flatMap((one) =>
      one.bookings.flatMap(({ occurrenceId }) => says('bundles', one.id, one.scheduleId, occurrenceId)),
    ),
    ...(data.waitlistEntries ?? []).flatMap((one) => says('waitlistEntries', one.id, one.scheduleId, one.occurrenceId)),
  ]
}

function isTimezone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }))
  } catch {
    return false
  }
}
