import type { Tx } from '../../repositories.ts'
import { type Dated, readDated } from '../occurrences/index.ts'
import type { MailContent } from './compose.ts'
import { post } from './post.ts'
import {
  type Waited,
  writeOffer,
  writeOfferBack,
  writeOfferExpired,
  writePlacesFree,
  writeWaitCalledOff,
  writeWaitlistClosed,
  writeWaitMoved,
} from './waiting.ts'

/** Somebody on a waitlist, and what they are told of. */
export type Waiting = {
  readonly mailId: number
  readonly entryId: number
  /** Who waits, and who put them on the list. */
  readonly userId: number
  readonly ownerId: number
  readonly occurrenceId: string
  /** How many places they wait for. */
  readonly count: number
  readonly now: number
}

/** Places came free, and whoever books first comes. Part of a unit of work. [O-48] */
export function mailPlacesFree(tx: Tx, waiting: Waiting): Promise<void> {
  return tell(tx, 'waitlist', waiting, writePlacesFree)
}

/** Places are kept for them until `keptUntil`. Part of a unit of work. [O-48] */
export function mailOffer(tx: Tx, { keptUntil, ...waiting }: Waiting & { readonly keptUntil: number }): Promise<void> {
  return tell(tx, 'waitlist', waiting, (waited) => writeOffer({ ...waited, keptUntil }))
}

/** What was offered to them was not taken in time. Part of a unit of work. [O-48] */
export function mailOfferExpired(tx: Tx, waiting: Waiting): Promise<void> {
  return tell(tx, 'waitlist-offer-expired', waiting, writeOfferExpired)
}

/** Nobody can book what was offered to them, for now. Part of a unit of work. [O-48] */
export function mailOfferBack(tx: Tx, waiting: Waiting): Promise<void> {
  return tell(tx, 'waitlist-offer-back', waiting, writeOfferBack)
}

/** Nobody waits for it any more: it does not take place, which `because` says why, or cannot be booked. [O-51, O-130] */
export function mailWaitOver(tx: Tx, { because, ...waiting }: Waiting & { because: string | null }): Promise<void> {
  if (because === null) return tell(tx, 'waitlist-closed', waiting, writeWaitlistClosed)
  return tell(tx, 'waitlist-called-off', waiting, (waited) => writeWaitCalledOff({ ...waited, because }))
}

/** It takes place at another time or place, as often as it is moved. Part of a unit of work. [O-52] */
export function mailWaitMoved(tx: Tx, { before, ...waiting }: Waiting & { readonly before: Dated }): Promise<void> {
  const about = `${waiting.entryId}:${waiting.mailId}`
  return tell(tx, 'waitlist-moved', { ...waiting, about }, (waited) => writeWaitMoved({ ...waited, before }))
}

function tell(
  tx: Tx,
  kind: string,
  { mailId, entryId, userId, ownerId, occurrenceId, count, now, ...named }: Waiting & { readonly about?: string },
  write: (waited: Waited) => MailContent,
): Promise<void> {
  const { about = `${entryId}:${now}` } = named
  const envelope = { mailId, kind, about, readers: [userId, ownerId], now }
  return post(tx, envelope, async (reader, readerId) => {
    const attendee = await nameUnless(tx, userId, readerId)
    const occurrence = await readDated(tx, occurrenceId)
    return write({ ...reader, attendee, occurrence, count })
  })
}

/** The name of who comes, where the reader is somebody else. */
export async function nameUnless(tx: Tx, userId: number | null, readerId: number): Promise<string | null> {
  if (userId === null || userId === readerId) return null
  const user = await tx.users.byId({ id: userId })
  return user ? `${user.firstName} ${user.lastName}` : null
}
