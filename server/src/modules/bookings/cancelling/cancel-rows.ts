import { PlatformError, type Text } from '@touchline/contract'
import { zero } from '@touchline/money'
import type { Deps } from '../../../deps.ts'
import type { IdsOf } from '../../../infra/store/id-supply.ts'
import type { IntegerKind } from '../../../infra/store/ids.ts'
import type { Reads, Tx } from '../../../repositories.ts'
import { type Gone, takeOutReserved } from '../../carts/index.ts'
import type { Told } from '../../mails/index.ts'
import { imposePenalty } from '../../penalties/index.ts'
import { noteRefunds, lockOrder } from '../../orders/index.ts'
import { changeClaims } from '../../places/index.ts'
import type { Cancelling } from './cancellation.ts'
import { claimsFreedBy } from './claims-freed.ts'
import { decideAll, type Ended, gone } from './decide-all.ts'
import { giveBack, type RefundTo } from './give-back.ts'
import { divideTickets, type Keeping } from '../tickets/divide-tickets.ts'
import { readCancellationFacts } from './read-units.ts'
import type { Divided } from '../tickets/ticket-lines.ts'
import { type BookingRow, cancelBookings, cancelBundle } from '../../reservations/index.ts'
import { type CancelledUnit, tellOwners } from './tell-owners.ts'
import { toldOf } from '../told.ts'

/** Kinds of rows that a cancellation writes besides the bookings. */
export const cancellationKinds = [
  'booking',
  'claim',
  'credit',
  'refund',
  'penalty',
  'places',
  'mail',
] as const satisfies readonly IntegerKind[]
export type CancellationIds = IdsOf<(typeof cancellationKinds)[number]>

type Ending = Cancelling & {
  readonly bookingIds: readonly number[]
  /** Tickets that stay of bookings of several. */
  readonly keep?: Keeping | undefined
  readonly ids: CancellationIds
  /** The reason given to the customers; null when they cancelled themselves. */
  readonly because: Text | string | null
  /** The person who cancels, if there is one. */
  readonly by?: number | undefined
}

/** How the refund is paid. */
type Returning = {
  readonly refundTo: RefundTo
  readonly newUuid: () => string
  readonly divided: readonly Divided[]
  /** All bookings that are cancelled together. */
  readonly going: ReadonlySet<number>
}

/**
 * Cancels bookings, all or none; answers the ids of all changed bookings, which may be more than the given ones: a
 * course is cancelled whole. Runs last in its transaction. Throws `item_not_found`, `basket_locked`,
 * `booking_not_cancellable` with the reason, `validation_failed` where staff must give a reason.
 */
export async function cancelRows(
  tx: Tx,
  settings: Pick<Deps, 'clock' | 'rules' | 'ids'>,
  { refundTo = 'credit', ...ending }: Ending & { readonly refundTo?: RefundTo },
) {
  const { bookingIds, now, source, ids } = ending
  const locked = await lockedRows(tx, bookingIds)
  const { rows, divided } = await divideTickets(tx, locked, { keep: ending.keep ?? new Map(), newId: ids.booking })
  const facts = await readCancellationFacts(tx, rows, now)
  const ended = decideAll(facts, rows, ending)
  const reserved = rows.filter(({ status }) => status === 'reserved')
  const { released, taken } = await claimsFreedBy(tx, facts, ended, { source, ids })
  const units: CancelledUnit[] = []
  const going = new Set(ended.flatMap((one) => one.rows.map(({ id }) => id)))
  const returning = { refundTo, newUuid: settings.ids.uuid, divided, going }
  for (const one of ended) units.push(await end(tx, one, { ...ending, ...returning }))
  await tellOwners(tx, units, { ...ending, publicUrl: settings.rules.publicUrl })
  await noteAllRefunds(tx, ended)
  if (released.length > 0) await changeClaims(tx, { taken, released, now })
  const leaving = await goingOf(tx, reserved, ending)
  for (const [cartId, lines] of Map.groupBy(leaving, (row) => row.cartId)) {
    if (cartId !== null) await takeOutReserved(tx, settings, { cartId, going: lines, source })
  }
  const parted = divided.map(({ staying }) => staying)
  const changed = [...ended.flatMap(({ rows: own }) => own), ...reserved, ...parted].map(({ id }) => id)
  return [...new Set(changed)]
}

/** Basket lines that lose their reserved bookings, with the reason; customers get no notice of their own act. */
async function goingOf(reads: Reads, reserved: readonly BookingRow[], { source, reason, by, now }: Ending) {
  const byCustomer = source === 'customers' || source === 'my-account'
  const ofOthers = reserved.filter(({ ownerId }) => !byCustomer || ownerId !== by)
  const told = await toldOf(reads, ofOthers, now)
  return reserved.map(({ id, cartId, itemId, bundleId }) => {
    const session = told.find(({ bookingId }) => bookingId === id)
    return { cartId, itemId, gone: session ? goneBy({ source, reason }, session, bundleId !== null) : null }
  })
}

function goneBy({ source, reason }: Pick<Ending, 'source' | 'reason'>, session: Told, isPart: boolean): Gone {
  if (source === 'occurrence') return { kind: 'called_off', session, isPart, reason }
  return { kind: source === 'foh' ? 'cancelled_by_staff' : 'cancelled_by_other', session }
}

/** Loads the bookings and locks their orders, so that another cancellation waits. */
async function lockedRows(tx: Tx, bookingIds: readonly number[]): Promise<readonly BookingRow[]> {
  const ids = [...new Set(bookingIds)]
  const first = await tx.bookings.byIds({ ids })
  const orderIds = new Set(first.flatMap(({ orderId }) => orderId ?? []))
  for (const id of [...orderIds].toSorted((a, b) => a - b)) await lockOrder(tx, { id })
  const rows = orderIds.size > 0 ? await tx.bookings.byIds({ ids }) : first
  if (rows.length < ids.length) throw new PlatformError('item_not_found')
  return rows
}

/** Writes the outcome of one unit: its bookings, the credit, the penalty. */
async function end(tx: Tx, { unit, rows, outcome }: Ended, ending: Ending & Returning): Promise<CancelledUnit> {
  const { now, source, ids, because } = ending
  const [missed] = outcome.lateIds
  const all = rows.map(({ id }) => id)
  const change = { now, source, reason: ending.reason ?? because }
  const others = all.filter((id) => id !== missed)
  const ended = [
    ...(others.length > 0 ? await cancelBookings(tx, { ids: others, missedAt: null, ...change }) : []),
    ...(missed === undefined ? [] : await cancelBookings(tx, { ids: [missed], missedAt: now, ...change })),
  ]
  if (ended.length < all.length) throw new PlatformError('booking_not_cancellable', { text: gone })
  await endBundle(tx, rows, ending)
  const told = await toldOf(
    tx,
    ended.toSorted((a, b) => a.startsAt - b.startsAt || a.id - b.id),
    now,
  )
  const [first, ...further] = told.map((one) => asPart(one, ending.divided))
  if (!first) throw new Error('a cancelled booking is told')
  // The venue calls off a whole session, of which nothing stays.
  const mayStay = because === null && first.ticketsOfMore === undefined
  const isPart = mayStay && (await hasOtherTickets(tx, rows[0], ending.going))
  const named = isPart ? { ...first, ticketsOfMore: unit.tickets } : first
  const { fee, blocks, refunds, packages, packagesLost } = outcome
  const { refundTo, newUuid } = ending
  const gave = await giveBack(tx, { rows, refunds, paidBy: unit.paidBy, name: first.name, refundTo, now, ids, newUuid })
  if (fee > zero) {
    const { ownerId: userId, id: bookingId } = rows[0]
    const { actions } = unit.policy
    await imposePenalty(tx, { ids, userId, bookingId, amount: fee, actions, why: 'late', dated: first, now })
  }
  return { bookings: [named, ...further], gave, fee, blocks, packages, packagesLost }
}

/** Whether the order has more tickets of the person for the same time: other kinds, or those for friends. [O-602] */
async function hasOtherTickets(reads: Reads, row: BookingRow, going: ReadonlySet<number>): Promise<boolean> {
  if (row.exclusive) return false
  const live = await reads.bookings.liveAt({ occurrenceId: row.occurrenceId })
  return live.some(
    ({ id, status, orderId, userId }) =>
      status === 'settled' && orderId === row.orderId && userId === row.userId && !going.has(id),
  )
}

/** Tickets given back of several leave the entry of the others in the calendar. */
function asPart(told: Told, divided: readonly Divided[]): Told {
  const part = divided.find(({ going }) => going.id === told.bookingId)
  return part ? { ...told, calendar: null, ticketsOfMore: part.tickets } : told
}

/** Cancels a bundle once none of it is left; a course, as soon as the customer gives up the rest. */
async function endBundle(tx: Tx, [{ bundleId }]: Ended['rows'], { now, source }: Ending): Promise<void> {
  if (bundleId === null) return
  const left = (await tx.bookings.ofBundles({ bundleIds: [bundleId] })).filter(({ status }) => status !== 'cancelled')
  const isGivenUp = source !== 'occurrence' && left.every(({ startsAt }) => startsAt <= now)
  const isCourse = left.length > 0 && isGivenUp && (await isOfCourse(tx, bundleId))
  if (left.length === 0 || isCourse) await cancelBundle(tx, { id: bundleId, now, source })
}

async function isOfCourse(tx: Tx, bundleId: number): Promise<boolean> {
  const [bundle] = await tx.bookings.bundlesByIds({ ids: [bundleId] })
  const schedules = bundle ? await tx.occurrences.schedules({ scheduleIds: [bundle.scheduleId] }) : []
  return schedules.some(({ row }) => row.bookingType === 'courses')
}

/** Updates how much of each order has been refunded. */
async function noteAllRefunds(tx: Tx, ended: readonly Ended[]): Promise<void> {
  const given = ended.filter(({ outcome }) => outcome.refunds.length > 0)
  const orderIds = new Set(given.flatMap(({ rows }) => rows[0].orderId ?? []))
  for (const orderId of orderIds) await noteRefunds(tx, orderId)
}
