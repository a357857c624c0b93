import { minute } from '@touchline/clock'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../infra/jobs/index.ts'
import type { Reads, Tx } from '../../repositories.ts'
import { changeClaims, leftOn, type PlacesRow, waitlistJob } from '../places/index.ts'
import { bookJob } from './book-offer.ts'
import { closesAt, closeWaitlist } from './close-waitlist.ts'
import { offerJob } from './end-offer.ts'
import { shareOut, type Shares } from './share-out.ts'
import { tellWaiting, type Turn } from './tell-waiting.ts'

/** How long an offer keeps its places. [O-48] */
const offerMinutes = 30

/** More than a few would mean that people join faster than ids can be taken. */
const mostAttempts = 5

type Handing = {
  readonly placesId: number
  readonly now: number
  readonly mailIds: readonly number[]
  readonly claimIds: readonly [number, number]
}

/**
 * Decides what becomes of places that came free while somebody waits, by the mode of their schedule: everybody is told
 * and they are free again, or they are offered in turn; and what nobody who fits waits for is free again. [O-48]
 */
async function handOutPlaces({ store, clock, ids }: Deps, subject: string): Promise<void> {
  const placesId = Number(subject)
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const turns = await store.read((reads) => reads.waitlists.inTurn({ placesId }))
    const mailIds = await ids.integers('mail', turns.length)
    const claimIds = [await ids.integer('claim'), await ids.integer('claim')] as const
    if (await store.write((tx) => handOut(tx, { placesId, now: clock.now(), mailIds, claimIds }))) return
  }
  throw new Error(`the waitlist of places ${placesId} grows faster than it can be read`)
}

/** Answers false when more wait than there are ids for. */
async function handOut(tx: Tx, handing: Handing): Promise<boolean> {
  const { placesId, mailIds } = handing
  // From here on nobody takes these places, joins or leaves until this is decided.
  await tx.places.lockRow({ id: placesId })
  const [places] = await tx.places.byIds({ ids: [placesId] })
  const turns = await tx.waitlists.inTurn({ placesId })
  if (turns.length > mailIds.length) return false
  if (!places) return true
  const [first] = turns
  if (first && closesAt(first) <= handing.now) {
    await closeWaitlist(tx, { placesId, now: handing.now })
    return true
  }
  const isForAll = first?.schedule.waitlistMode === 'notify_all'
  await (isForAll ? freeForAll(tx, places, turns, handing) : offerInTurn(tx, places, turns, handing))
  return true
}

/** Everybody who waits is told, and whoever is first has the places. */
async function freeForAll(tx: Tx, places: PlacesRow, turns: readonly Turn[], handing: Handing): Promise<void> {
  const { mailIds, now } = handing
  const kept = await tx.places.liveOfWaitlist({ placesId: places.id })
  const offered = turns.map(({ entry }) => entry).filter(({ status }) => status === 'offered')
  const shares = shareOut(places, kept, offered)
  for (const [index, turn] of turns.entries()) {
    const { status, channel } = turn.entry
    const hasRoom = shares.freed.some((part) => part.channel === null || part.channel === channel)
    const mailId = mailIds[index]
    if (mailId === undefined || status !== 'waiting') continue
    if (hasRoom || leftOn(places, channel) > 0) await tellWaiting(tx, { turn, mailId, keptUntil: null, now })
  }
  await move(tx, shares, handing)
}

/** Who is next and fits is offered all the places they wait for, for a time. */
async function offerInTurn(tx: Tx, places: PlacesRow, turns: readonly Turn[], handing: Handing): Promise<void> {
  const { mailIds, now } = handing
  const kept = await tx.places.liveOfWaitlist({ placesId: places.id })
  const shares = shareOut(
    places,
    kept,
    turns.map(({ entry }) => entry),
  )
  const keptUntil = now + offerMinutes * minute
  for (const [index, turn] of turns.entries()) {
    const { id } = turn.entry
    const mailId = mailIds[index]
    if (mailId === undefined || !shares.offered.includes(id)) continue
    await tx.waitlists.offer({ id, offerExpiresAt: keptUntil })
    await tx.jobs.put({ kind: offerJob, subject: String(id), dueAt: keptUntil })
    // Who is booked automatically is told by what becomes of that.
    if (turn.schedule.waitlistMode === 'book') await tx.jobs.put({ kind: bookJob, subject: String(id), dueAt: now })
    else await tellWaiting(tx, { turn, mailId, keptUntil, now })
  }
  if (shares.passedOver.length > 0) await tx.waitlists.passOver({ ids: shares.passedOver, reason: 'waits_for_more' })
  await move(tx, shares, handing)
}

async function move(tx: Tx, { kept, freed }: Shares, { placesId, claimIds, now }: Handing): Promise<void> {
  await changeClaims(tx, {
    taken: kept.map(({ channel, count }, index) => ({
      // A pool for each channel at most.
      id: claimIds[index === 0 ? 0 : 1],
      placesId,
      count,
      channel: channel ?? 'online',
      holder: { waitlistId: placesId },
    })),
    released: [],
    freed: freed.map((part) => ({ ...part, placesId })),
    now,
  })
}

async function describe(reads: Reads, subject: string): Promise<string> {
  const turns = await reads.waitlists.inTurn({ placesId: Number(subject) })
  return `Free places are handed out: ${turns.length} wait for ${turns[0]?.schedule.name ?? `places ${subject}`}`
}

export const handOuts: JobHandler = { kind: waitlistJob, describe, run: handOutPlaces }
