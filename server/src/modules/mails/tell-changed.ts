import type { Text } from '@touchline/contract'
import type { Tx } from '../../repositories.ts'
import type { Dated } from '../schedules/index.ts'
import { type Consequences, type ToldBooking, writeCancellation, writeMove } from './changed.ts'
import { post } from './post.ts'
import { nameUnless } from './tell-waiting.ts'

/** A booking of a mail, with its recipients. */
export type Told = Omit<ToldBooking, 'attendee'> & {
  readonly userId: number | null
  readonly ownerId: number
  readonly orderId: number | null
}

type Cancelled = {
  readonly mailId: number
  /** Bookings of one owner that were cancelled together. */
  readonly bookings: readonly [Told, ...(readonly Told[])]
  readonly consequences: Consequences
  /** The venue's reason; null when the customer cancelled. */
  readonly because: Text | string | null
  readonly now: number
}

/** Mails a cancellation, with refund and penalty. Part of a transaction. */
export function mailCancelled(tx: Tx, { mailId, bookings, consequences, because, now }: Cancelled): Promise<void> {
  const [{ bookingId, ownerId, orderId }] = bookings
  const kind = because === null ? 'booking-cancelled' : 'occurrence-cancelled'
  return post(
    tx,
    { mailId, kind, about: String(bookingId), readers: [ownerId], orderId, now },
    async (reader, readerId) => {
      const told: ToldBooking[] = []
      for (const { userId, ...booking } of bookings) {
        told.push({ ...booking, attendee: await nameUnless(tx, userId, readerId) })
      }
      return writeCancellation({ ...reader, bookings: told, consequences, because, madeAt: now })
    },
  )
}

type Moved = {
  readonly mailId: number
  readonly booking: Told
  /** The old time and place. */
  readonly before: Dated
  readonly byVenue: boolean
  readonly now: number
}

/** Mails a booking's new time or place. Part of a transaction. */
export function mailMoved(tx: Tx, { mailId, booking, before, byVenue, now }: Moved): Promise<void> {
  const { bookingId, sequence, ownerId, orderId, userId } = booking
  const kind = byVenue ? 'occurrence-moved' : 'booking-moved'
  const about = `${bookingId}:${sequence}`
  return post(tx, { mailId, kind, about, readers: [ownerId], orderId, now }, async (reader, readerId) => {
    const told = { ...booking, attendee: await nameUnless(tx, userId, readerId) }
    return writeMove({ ...reader, booking: told, before, byVenue, madeAt: now })
  })
}
