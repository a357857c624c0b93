import type { Text } from '@touchline/contract'
import type { Tx } from '../../repositories.ts'
import type { Dated } from '../schedules/index.ts'
import {
  type Consequences,
  type ToldBooking,
  writeCancellation,
  writeMove,
  writePostponed,
  writeReminder,
} from './changed.ts'
import type { MailContent } from './composing/letter.ts'
import { type Place, readPlaces } from './places.ts'
import { post } from './post.ts'
import { nameUnless } from './tell-waiting.ts'

/** A booking of a mail, with its recipients. */
export type Told = Omit<ToldBooking, 'attendee'> & {
  readonly userId: number | null
  readonly ownerId: number
  readonly orderId: number | null
  readonly venueId: number
}

type Telling = {
  readonly mailId: number
  /** Origin of the site, for links. */
  readonly publicUrl: string
  readonly now: number
}

type Cancelled = Telling & {
  /** Bookings of one owner that were cancelled together. */
  readonly bookings: readonly [Told, ...(readonly Told[])]
  readonly consequences: Consequences
  /** The venue's reason; null when the customer cancelled. */
  readonly because: Text | string | null
}

/** Mails a cancellation, with refund and penalty. Part of a transaction. */
export function mailCancelled(
  tx: Tx,
  { mailId, publicUrl, bookings, consequences, because, now }: Cancelled,
): Promise<void> {
  const [{ bookingId, ownerId, orderId }] = bookings
  const kind = because === null ? 'booking-cancelled' : 'occurrence-cancelled'
  return post(
    tx,
    { mailId, kind, about: String(bookingId), readers: [ownerId], orderId, now },
    async (reader, readerId) => {
      const told = await namedFor(tx, bookings, readerId)
      const places = await placesOf(tx, bookings)
      return writeCancellation({ ...reader, places, publicUrl, orderId, bookings: told, consequences, because })
    },
  )
}

/** Bookings that are told in one mail: of one buyer, order and attendee. */
type Together = readonly [Told, ...(readonly Told[])]

/** Bookings of one session as they are told: several kinds of ticket of one order in one mail. */
export function toldTogether(bookings: readonly Told[]): readonly Together[] {
  const groups = Map.groupBy(bookings, ({ ownerId, orderId, userId }) => `${ownerId} ${orderId} ${userId}`)
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []))
}

type Moved = Telling & {
  readonly bookings: Together
  /** The old time and place. */
  readonly before: Dated
  readonly byVenue: boolean
}

/** Mails a new time or place. Part of a transaction. */
export function mailMoved(tx: Tx, { before, byVenue, ...telling }: Moved): Promise<void> {
  const kind = byVenue ? 'occurrence-moved' : 'booking-moved'
  return postChanged(tx, { ...telling, kind }, (changed) => writeMove({ ...changed, before, byVenue }))
}

type Changed = Telling & { readonly bookings: Together; readonly kind: string }

type Postponed = Omit<Changed, 'kind'> & { readonly because: Text | null }

/** Mails that a session is postponed. Part of a transaction. */
export function mailPostponed(tx: Tx, { because, ...telling }: Postponed): Promise<void> {
  const kind = 'occurrence-postponed'
  return postChanged(tx, { ...telling, kind }, (changed) => writePostponed({ ...changed, because }))
}

/** Mails a change, once for each state of the bookings. */
function postChanged(
  tx: Tx,
  { mailId, publicUrl, bookings, kind, now }: Changed,
  write: (changed: Omit<Parameters<typeof writePostponed>[0], 'because'>) => MailContent,
): Promise<void> {
  const [{ bookingId, calendar, ownerId, orderId }] = bookings
  const about = `${bookingId}:${calendar?.sequence ?? mailId}`
  return post(tx, { mailId, kind, about, readers: [ownerId], orderId, now }, async (reader, readerId) => {
    const [first, ...others] = await namedFor(tx, bookings, readerId)
    if (!first) throw new Error('a changed booking is told')
    return write({ ...reader, places: await placesOf(tx, bookings), publicUrl, orderId, bookings: [first, ...others] })
  })
}

type Reminding = Telling & {
  readonly readerId: number
  /** Bookings of one order on one day. */
  readonly bookings: readonly [Told, ...(readonly Told[])]
  /** The order, the reader and the day: reminded of once. */
  readonly about: string
}

/** Reminds of bookings that are tomorrow. Part of a transaction. */
export function mailReminder(tx: Tx, { mailId, publicUrl, readerId, bookings, about, now }: Reminding): Promise<void> {
  const [{ orderId }] = bookings
  const envelope = { mailId, kind: reminderKind, about, readers: [readerId], orderId, now }
  return post(tx, envelope, async (reader) => {
    const places = await placesOf(tx, bookings)
    return writeReminder({ ...reader, places, publicUrl, orderId, bookings: await namedFor(tx, bookings, readerId) })
  })
}

const reminderKind = 'booking-reminder'

/** Bookings with the names of attendees who are not the reader. */
async function namedFor(tx: Tx, bookings: readonly Told[], readerId: number): Promise<readonly ToldBooking[]> {
  const told: ToldBooking[] = []
  for (const { userId, ...booking } of bookings) {
    told.push({ ...booking, attendee: await nameUnless(tx, userId, readerId) })
  }
  return told
}

function placesOf(tx: Tx, bookings: readonly Told[]): Promise<readonly Place[]> {
  return readPlaces(
    tx,
    bookings.map(({ venueId }) => venueId),
  )
}
