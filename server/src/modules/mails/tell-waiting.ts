import type { Text } from '@touchline/contract'
import type { Tx } from '../../repositories.ts'
import { type Dated, readDated } from '../schedules/index.ts'
import { post } from './post.ts'
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

/** An entry of a waitlist, as it is stored. */
type Entry = Awaited<ReturnType<Tx['waitlists']['inTurn']>>[number]['entry']

/** Somebody on a waitlist, and what they are told of. */
export type Waiting = {
  readonly mailId: number
  readonly entry: Pick<Entry, 'id' | 'userId' | 'ownerId' | 'occurrenceId' | 'count'>
  readonly now: number
}

/** Places came free, and whoever books first comes. Part of a unit of work. [O-48] */
export function mailPlacesFree(tx: Tx, waiting: Waiting): Promise<void> {
  return tell(tx, 'waitlist', waiting, () => placesFree)
}

/** Places are kept for them until `keptUntil`. Part of a unit of work. [O-48] */
export function mailOffer(tx: Tx, { keptUntil, ...waiting }: Waiting & { readonly keptUntil: number }): Promise<void> {
  return tell(tx, 'waitlist', waiting, (waited) => offerUntil(keptUntil, waited))
}

/** What was offered to them was not taken in time. Part of a unit of work. [O-48] */
export function mailOfferExpired(tx: Tx, waiting: Waiting): Promise<void> {
  return tell(tx, 'waitlist-offer-expired', waiting, () => offerExpired)
}

/** Nobody can book what was offered to them, for now. Part of a unit of work. [O-48] */
export function mailOfferBack(tx: Tx, waiting: Waiting): Promise<void> {
  return tell(tx, 'waitlist-offer-back', waiting, () => offerBack)
}

/** Nobody waits for it any more: it does not take place, which `because` says why, or cannot be booked. [O-51, O-130] */
export function mailWaitOver(
  tx: Tx,
  { because, ...waiting }: Waiting & { because: Text | string | null },
): Promise<void> {
  if (because === null) return tell(tx, 'waitlist-closed', waiting, () => waitlistClosed)
  return tell(tx, 'waitlist-called-off', waiting, (waited) => waitCalledOff(because, waited))
}

/** It takes place at another time or place, as often as it is moved. Part of a unit of work. [O-52] */
export function mailWaitMoved(tx: Tx, { before, ...waiting }: Waiting & { readonly before: Dated }): Promise<void> {
  const about = `${waiting.entry.id}:${waiting.mailId}`
  return tell(tx, 'waitlist-moved', { ...waiting, about }, (waited) => waitMoved(before, waited))
}

function tell(
  tx: Tx,
  kind: string,
  { mailId, entry, now, about = `${entry.id}:${now}` }: Waiting & { readonly about?: string },
  letterOf: (waited: Waited) => WaitLetter,
): Promise<void> {
  const { userId, ownerId, occurrenceId, count } = entry
  const envelope = { mailId, kind, about, readers: [userId, ownerId], now }
  return post(tx, envelope, async (reader, readerId) => {
    const attendee = await nameUnless(tx, userId, readerId)
    const occurrence = await readDated(tx, occurrenceId)
    const waited = { ...reader, attendee, occurrence, count }
    return writeToWaiting(waited, letterOf(waited))
  })
}

/** The name of who comes, where the reader is somebody else. */
export async function nameUnless(tx: Tx, userId: number | null, readerId: number): Promise<string | null> {
  if (userId === null || userId === readerId) return null
  const user = await tx.users.byId({ id: userId })
  return user ? `${user.firstName} ${user.lastName}` : null
}
