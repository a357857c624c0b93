import type { Text } from '@touchline/contract'
import type { Tx } from '../../repositories.ts'
import { type Dated, readDated } from '../schedules/index.ts'
import { readBookingPath } from './booking-path.ts'
import { readPlaces } from './places.ts'
import { post } from './post.ts'
import { text } from '../../texts/index.ts'
import {
  offerBack,
  offerExpired,
  offerUntil,
  placesFree,
  waitCalledOff,
  type Waited,
  waitlistClosed,
  type WaitLetter,
  waitMoved,
  writeToWaiting,
} from './waiting.ts'

/** A stored waitlist entry. */
type Entry = Awaited<ReturnType<Tx['waitlists']['inTurn']>>[number]['entry']

/** The entries of people who wait together, or one, and the reason for the mail. */
export type Waiting = {
  readonly mailId: number
  readonly entries: readonly Pick<Entry, 'id' | 'userId' | 'ownerId' | 'occurrenceId' | 'count'>[]
  /** Origin of the site, for links. */
  readonly publicUrl: string
  readonly now: number
}

/** Announces free places; the first to book gets them. Part of a transaction. */
export function mailPlacesFree(
  tx: Tx,
  { free, ...waiting }: Waiting & { readonly free: number | undefined },
): Promise<void> {
  return tell(tx, 'waitlist', waiting, () => placesFree(free))
}

/** Announces places held until `keptUntil`. Part of a transaction. */
export function mailOffer(tx: Tx, { keptUntil, ...waiting }: Waiting & { readonly keptUntil: number }): Promise<void> {
  return tell(tx, 'waitlist', waiting, (waited) => offerUntil(keptUntil, waiting.now, waited))
}

/** Announces that an offer expired. Part of a transaction. */
export function mailOfferExpired(tx: Tx, waiting: Waiting): Promise<void> {
  return tell(tx, 'waitlist-offer-expired', waiting, () => offerExpired)
}

/** Announces that an offer is withdrawn, because the places cannot be booked for now. Part of a transaction. */
export function mailOfferBack(tx: Tx, waiting: Waiting): Promise<void> {
  return tell(tx, 'waitlist-offer-back', waiting, () => offerBack)
}

/** Announces that the waitlist has closed: the session is called off (`because`), or can no longer be booked. */
export function mailWaitOver(
  tx: Tx,
  { because, ...waiting }: Waiting & { because: Text | string | null },
): Promise<void> {
  if (because === null) return tell(tx, 'waitlist-closed', waiting, () => waitlistClosed)
  return tell(tx, 'waitlist-called-off', waiting, (waited) => waitCalledOff(because, waited))
}

/** Announces a new time or place of the session, at every move. Part of a transaction. */
export function mailWaitMoved(tx: Tx, { before, ...waiting }: Waiting & { readonly before: Dated }): Promise<void> {
  return tell(tx, 'waitlist-moved', { ...waiting, about: String(waiting.mailId) }, (waited) =>
    waitMoved(before, waited),
  )
}

async function tell(
  tx: Tx,
  kind: string,
  { mailId, entries, publicUrl, now, about = String(now) }: Waiting & { readonly about?: string },
  letterOf: (waited: Waited) => WaitLetter,
): Promise<void> {
  const [first] = entries
  if (!first) return
  const { id, userId, ownerId, occurrenceId } = first
  const [isAlone, count] = [entries.length === 1, entries.reduce((sum, entry) => sum + entry.count, 0)]
  // A family is told once, through the person who put them on the waitlist.
  const readers = isAlone ? [userId, ownerId] : [ownerId, ...entries.map((entry) => entry.userId)]
  const envelope = { mailId, kind, about: `${id}:${about}`, readers, now }
  return post(tx, envelope, async (reader, readerId) => {
    const attendee = isAlone ? await nameUnless(tx, userId, readerId) : await namesOf(tx, entries)
    const occurrence = await readDated(tx, occurrenceId)
    const [row] = await tx.occurrences.byIds({ ids: [occurrenceId] })
    const places = row ? await readPlaces(tx, [row.venueId]) : []
    const bookingPath = row && (await readBookingPath(tx, row))
    const bookedFor = isAlone && userId !== readerId ? userId : null
    const waited = { ...reader, attendee, occurrence, count, places, publicUrl, bookingPath, bookedFor }
    return writeToWaiting(waited, letterOf(waited))
  })
}

async function namesOf(tx: Tx, entries: Waiting['entries']): Promise<Text> {
  const names: string[] = []
  for (const { userId } of entries) {
    const user = await tx.users.byId({ id: userId })
    if (user) names.push(`${user.firstName} ${user.lastName}`)
  }
  return text('mails:parts', { parts: names })
}

/** The attendee's name, unless it is the reader. */
export async function nameUnless(tx: Tx, userId: number | null, readerId: number): Promise<string | null> {
  if (userId === null || userId === readerId) return null
  const user = await tx.users.byId({ id: userId })
  return user ? `${user.firstName} ${user.lastName}` : null
}
