import { day } from '@touchline/clock'
import { least, type MinorUnits, plus, zero } from '@touchline/money'
import type { Reads } from '../../../repositories.ts'
import { paidByMoney, type PaidByCredit, readMembershipPaid, readPaidByCredit } from '../../credits/index.ts'
import { readSessions, type Schedule, type Session } from '../../schedules/index.ts'
import type { PaidUsage } from '../../packages/index.ts'
import { type LeftOfOrder, readLeftOfRefunded } from '../../payments/index.ts'
import { addedUp, type Cancelling, type Paid, type Unit, type Used } from './cancellation.ts'
import { membershipShares } from './membership-share.ts'
import {
  type Divided,
  inOrder,
  readTicketLines,
  type TicketLine,
  ticketsIn,
  withDivided,
} from '../tickets/ticket-lines.ts'
import type { BookingRow, BundleRow } from '../../reservations/index.ts'

/** The facts that decide a cancellation: one query per table, however many bookings. */
export type CancellationFacts = {
  /** By occurrence. */
  readonly sessions: ReadonlyMap<string, { readonly schedule: Schedule; readonly session: Session }>
  /** All bookings of the bundles, whatever their state, earliest first. */
  readonly ofBundle: ReadonlyMap<number, readonly BookingRow[]>
  /** Lines of several equal tickets. */
  readonly ticketLines: ReadonlyMap<number, TicketLine>
  /** Membership credit paid for each booking and extra, keyed `booking:` or `extra:` and the id. */
  readonly byMembership: ReadonlyMap<string, MinorUnits>
  /** Extras by order line. */
  readonly extras: ReadonlyMap<string, readonly { readonly id: number; readonly lineTotal: MinorUnits }[]>
  /** Bundles of live bookings. */
  readonly bundles: ReadonlyMap<number, BundleRow>
  readonly missed: ReadonlyMap<number, readonly number[]>
  /** The refundable rest of orders that staff have refunded in part; other orders are absent. */
  readonly left: ReadonlyMap<number, LeftOfOrder>
  /** The credit that paid orders; orders without any are absent. */
  readonly paidBy: ReadonlyMap<number, PaidByCredit>
  /** Usages of packages that paid for order lines. */
  readonly usages: ReadonlyMap<number | null, readonly PaidUsage[]>
}

/** Later than every deadline. */
const never = Number.MAX_SAFE_INTEGER

/** The start that decides about cancelling; a postponed session has none yet. [O-513] */
export function startOf(
  { sessions }: Pick<CancellationFacts, 'sessions'>,
  { occurrenceId, startsAt }: BookingRow,
): number {
  return isPostponed(sessions, occurrenceId) ? never : startsAt
}

function isPostponed(sessions: CancellationFacts['sessions'], occurrenceId: string): boolean {
  return sessions.get(occurrenceId)?.session.row.postponed === true
}

/** Loads the facts that decide the cancellation of these bookings, as if some were divided already. */
export async function readCancellationFacts(
  reads: Reads,
  bookings: readonly BookingRow[],
  now: number,
  divided: readonly Divided[] = [],
): Promise<CancellationFacts> {
  const sessions = await readSessions(reads, bookings)
  const live = bookings.filter((one) => one.status === 'settled' && startOf({ sessions }, one) > now)
  const bundleIds = distinct(live.flatMap(({ bundleId }) => bundleId ?? []))
  const inBundles = bundleIds.length > 0 ? await reads.bookings.ofBundles({ bundleIds }) : []
  const bundles = bundleIds.length > 0 ? await reads.bookings.bundlesByIds({ ids: bundleIds }) : []
  const orderIds = distinct(live.flatMap(({ orderId }) => orderId ?? []))
  const lines = orderIds.length > 0 ? await reads.orders.itemsOfAll({ orderIds }) : []
  const packaged = lines.filter(({ packageApplied }) => packageApplied)
  const ownerIds = distinct(live.map(({ ownerId }) => ownerId))
  return {
    sessions,
    ofBundle: Map.groupBy(inBundles, ({ bundleId }) => bundleId ?? 0),
    ticketLines: await readTicketLines(reads, lines, divided),
    byMembership: await readMembershipShares(reads, { orderIds, lines, divided }),
    extras: Map.groupBy(
      lines.filter(({ parentId }) => parentId !== null),
      ({ orderId, parentId }) => lineKey(orderId, parentId),
    ),
    bundles: new Map(bundles.map((bundle) => [bundle.id, bundle])),
    missed: await readMissed(reads, ownerIds, sessions, now),
    left: await readLeftOfRefunded(reads, orderIds),
    paidBy: await readPaidByCredit(reads, orderIds),
    usages: await reads.packages.usagesOf({ itemIds: packaged.map(({ id }) => id), now }),
  }
}

type Asking = Pick<Cancelling, 'now' | 'source'> & {
  readonly gone?: ReadonlySet<number>
  /** The usages of its line that have come back before it in the same request. */
  readonly usesGone?: number
}

/**
 * The unit cancelled with a booking; for a course, all that remains of it. Undefined when the schedule is unknown. `gone`:
 * the bookings cancelled before it in the same request, so that the last day of a camp brings the extras back.
 */
export function unitOf(
  facts: CancellationFacts,
  booking: BookingRow,
  { now, source, gone, usesGone = 0 }: Asking,
): Unit | undefined {
  const found = facts.sessions.get(booking.occurrenceId)
  if (!found) return undefined
  const { venue, category, row } = found.schedule
  const ticketLine = facts.ticketLines.get(booking.itemId)
  const line = lineOf(facts, booking)
  const staying = line.filter(({ id, status }) => status !== 'cancelled' && gone?.has(id) !== true)
  const left = staying.filter((one) => one.status === 'settled' && startOf(facts, one) > now)
  // The venue cancels a session, not the course.
  const isWhole = row.bookingType === 'courses' && source !== 'occurrence'
  const together = isWhole ? left : left.filter(({ id }) => id === booking.id)
  const bookings = together.map((one) => ({
    ...one,
    startsAt: startOf(facts, one),
    paid: paidFor(facts, `booking:${one.id}`, one.price),
  }))
  const isLast = left.length === together.length && line.every((one) => startOf(facts, one) > now)
  return {
    bookings,
    extras: isLast ? extrasOf(facts, booking) : undefined,
    policy: isPostponed(facts.sessions, booking.occurrenceId)
      ? { ...category.cancellation, movesOnly: false }
      : category.cancellation,
    timezone: venue.timezone,
    missedAt: facts.missed.get(booking.ownerId) ?? [],
    left: leftOf(facts, booking),
    paidBy: facts.paidBy.get(booking.orderId ?? 0) ?? paidByMoney,
    tickets: ticketsIn(ticketLine, booking),
    usages: usagesOf(facts, booking, { staying, going: bookings, isWhole, usesGone }),
  }
}

/** The bookings of a line: sessions of a purchase, or tickets that are left and given back. */
export function lineOf({ ofBundle, ticketLines }: CancellationFacts, booking: BookingRow): readonly BookingRow[] {
  if (booking.bundleId !== null) return ofBundle.get(booking.bundleId) ?? [booking]
  return ticketLines.get(booking.itemId)?.rows ?? [booking]
}

type Going = {
  /** The bookings of the line that are not cancelled yet. */
  readonly staying: readonly BookingRow[]
  readonly going: readonly Pick<BookingRow, 'id'>[]
  readonly isWhole: boolean
  readonly usesGone: number
}

/** Sessions chosen one by one took a usage each; a purchase of the whole took them together. */
function usagesOf(
  facts: CancellationFacts,
  { bundleId, itemId }: BookingRow,
  { staying, going, isWhole, usesGone }: Going,
): readonly Used[] {
  const all = facts.usages.get(itemId) ?? []
  const isEach = bundleId !== null && facts.bundles.get(bundleId)?.whole === false
  const isLast = staying.every(({ id }) => going.some((one) => one.id === id))
  const ofWhole = isWhole || isLast ? all : []
  const ended = isEach ? all.slice(usesGone, usesGone + going.length) : ofWhole
  return addedUp(ended.flatMap(({ name, count, isUsable }) => (isUsable ? [{ name, uses: count }] : [])))
}

function leftOf({ left }: CancellationFacts, { orderId, itemId }: BookingRow): Unit['left'] {
  const ofOrder = left.get(orderId ?? 0)
  return ofOrder && { ofItem: ofOrder.ofItem(itemId), membership: ofOrder.membership, other: ofOrder.other }
}

const nothing: Paid = { amount: zero, byMembership: zero }

function extrasOf(facts: CancellationFacts, { orderId, itemId }: BookingRow): Paid {
  return (facts.extras.get(lineKey(orderId, itemId)) ?? []).reduce((total, { id, lineTotal }) => {
    const paid = paidFor(facts, `extra:${orderId}:${id}`, lineTotal)
    const amount = least(paid.amount, facts.left.get(orderId ?? 0)?.ofItem(id) ?? paid.amount)
    const byMembership = least(amount, paid.byMembership)
    return { amount: plus(total.amount, amount), byMembership: plus(total.byMembership, byMembership) }
  }, nothing)
}

function paidFor({ byMembership }: CancellationFacts, key: string, amount: MinorUnits): Paid {
  return { amount, byMembership: byMembership.get(key) ?? zero }
}

const lineKey = (orderId: number | null, itemId: number | null) => `${orderId}:${itemId}`

type Line = Awaited<ReturnType<Reads['orders']['itemsOfAll']>>[number]

/** Membership credit in each part of an order. Few orders have any, so most need no further query. */
async function readMembershipShares(
  reads: Reads,
  { orderIds, lines, divided }: { orderIds: readonly number[]; lines: readonly Line[]; divided: readonly Divided[] },
): Promise<ReadonlyMap<string, MinorUnits>> {
  const paid = await readMembershipPaid(reads, orderIds)
  if (paid.size === 0) return new Map()
  const itemIds = lines.filter(({ orderId }) => paid.has(orderId)).map(({ id }) => id)
  const booked = withDivided(await reads.bookings.bookingsOfItems({ itemIds }), divided)
  const shares = new Map<string, MinorUnits>()
  for (const [orderId, amount] of paid) {
    const parts = lines
      .filter((line) => line.orderId === orderId)
      .toSorted((a, b) => a.id - b.id)
      .flatMap((line) => partsOf(line, booked))
    const amounts = membershipShares(
      amount,
      parts.map((part) => part.amount),
    )
    for (const [index, { key }] of parts.entries()) shares.set(key, amounts[index] ?? zero)
  }
  return shares
}

/** A line splits into its bookings' shares; an extra, or a line without bookings, is one part. */
function partsOf({ orderId, id, parentId, lineTotal }: Line, booked: readonly BookingRow[]) {
  if (parentId !== null) return [{ key: `extra:${orderId}:${id}`, amount: lineTotal }]
  const own = booked.filter((booking) => booking.orderId === orderId && booking.itemId === id)
  if (own.length === 0) return [{ key: `line:${orderId}:${id}`, amount: lineTotal }]
  return inOrder(own).map((booking) => ({ key: `booking:${booking.id}`, amount: booking.price }))
}

/** Late cancellations and absences of people, as far back as the longest policy counts. */
async function readMissed(
  reads: Reads,
  ownerIds: readonly number[],
  sessions: CancellationFacts['sessions'],
  now: number,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const days = Math.max(
    0,
    ...[...sessions.values()].map(({ schedule }) => schedule.category.cancellation.strikes?.days ?? 0),
  )
  if (days === 0 || ownerIds.length === 0) return new Map()
  const missed = await reads.bookings.missedBy({ ownerIds, since: now - days * day })
  const grouped = Map.groupBy(missed, ({ ownerId }) => ownerId)
  return new Map([...grouped].map(([ownerId, rows]) => [ownerId, rows.map(({ missedAt }) => missedAt)]))
}

function distinct(ids: readonly number[]): readonly number[] {
  return [...new Set(ids)]
}
