import { minute } from '@touchline/clock'
import type { Channel } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../infra/jobs/index.ts'
import { type IdsOf, writeWithIds } from '../../../infra/store/id-supply.ts'
import type { Refusal } from '../../../purchasables/purchasable.ts'
import type { Reads, Tx } from '../../../repositories.ts'
import { mailOfferBack } from '../../mails/index.ts'
import {
  changeClaims,
  leftOn,
  type PlacesRow,
  waitlistJob,
  lockPlaces,
  offerToEntry,
  passOverEntries,
  setTold,
  takeOfferBack,
} from '../../places/index.ts'
import { bookJob } from './book-offer.ts'
import { closeDue, readClosings } from '../close-waitlist.ts'
import { offerJob } from './end-offer.ts'
import { isSoldLater, judgeWaiting } from './judge-waiting.ts'
import { shareFairly } from './share-fairly.ts'
import { shareOut, type Shares, waitsForMore } from './share-out.ts'
import { tellWaiting, type Turn } from '../tell-waiting.ts'

/** How long an offer keeps its places. */
const offerMinutes = 30

type Handing = {
  readonly placesId: number
  readonly publicUrl: string
  readonly now: number
  readonly ids: IdsOf<'mail' | 'claim'>
}

/**
 * Shares out places that came free on a waitlist, by the schedule's mode: all entries are told and the places are free
 * again, or they are offered in turn; places nobody can use are free again. Entries that could not book are not told;
 * while nobody can book, the places stay. [O-48]
 */
async function handOutPlaces(deps: Deps, subject: string): Promise<void> {
  const placesId = Number(subject)
  const now = deps.clock.now()
  await writeWithIds(deps, ['mail', 'claim'], (tx, ids) =>
    handOut(tx, { placesId, publicUrl: deps.rules.publicUrl, now, ids }),
  )
}

async function handOut(tx: Tx, handing: Handing): Promise<void> {
  const { placesId } = handing
  // Nobody takes these places, joins or leaves until this is decided.
  await lockPlaces(tx, { id: placesId })
  const turns = await closeDue(tx, handing)
  const [places] = await tx.places.byIds({ ids: [placesId] })
  if (!places) return
  const isForAll = turns[0]?.schedule.waitlistMode === 'notify_all'
  await (isForAll ? freeForAll(tx, places, turns, handing) : offerInTurn(tx, places, turns, handing))
}

/** Tells each entry once and frees the places for whoever books first. */
async function freeForAll(tx: Tx, places: PlacesRow, turns: readonly Turn[], handing: Handing): Promise<void> {
  const { ids, publicUrl, now } = handing
  const kept = await tx.places.liveOfWaitlist({ placesId: places.id })
  const offered = turns.map(({ entry }) => entry).filter(({ status }) => status === 'offered')
  const shares = shareOut(places, kept, offered)
  const freedFor = (channel: Channel) =>
    shares.freed
      .filter((part) => part.channel === null || part.channel === channel)
      .reduce((sum, { count }) => sum + count, 0)
  const toTell = turns.filter(({ entry: { status, channel, toldOf } }) => {
    // Places kept until now are new to the entries; of other free places they know, unless there are more now.
    return status === 'waiting' && (freedFor(channel) > 0 || leftOn(places, channel) > toldOf)
  })
  const verdicts = await judgeWaiting(tx, toTell, now)
  if (isSoldLater(verdicts)) return
  const refusals = new Map<number, Refusal>()
  for (const turn of toTell) {
    const { id, channel } = turn.entry
    const refusal = verdicts.get(id)
    if (refusal) {
      refusals.set(id, refusal)
      continue
    }
    await tellWaiting(tx, { turn, mailId: ids.mail(), publicUrl, keptUntil: null, now })
    await setTold(tx, { id, toldOf: leftOn(places, channel) + freedFor(channel) })
  }
  await passOver(tx, refusals)
  await move(tx, shares, handing)
}

/** Offers the next entries that fit and may book all the places they wait for, for a time. */
async function offerInTurn(tx: Tx, places: PlacesRow, turns: readonly Turn[], handing: Handing): Promise<void> {
  const { ids, publicUrl, now } = handing
  const kept = await tx.places.liveOfWaitlist({ placesId: places.id })
  const fair = await shareFairly(tx, { places, kept, turns, now })
  if (!fair) return takeBack(tx, turns, handing)
  const { shares, refusals } = fair
  const closings = await readClosings(tx, turns)
  for (const turn of turns) {
    const { id } = turn.entry
    if (!shares.offered.includes(id)) continue
    // An offer never outlasts the booking window.
    const keptUntil = Math.min(now + offerMinutes * minute, closings.get(turn) ?? Infinity)
    await offerToEntry(tx, { id, offerExpiresAt: keptUntil })
    await tx.jobs.put({ kind: offerJob, subject: String(id), dueAt: keptUntil })
    // Automatic booking tells its own outcome.
    if (turn.schedule.waitlistMode === 'book') await tx.jobs.put({ kind: bookJob, subject: String(id), dueAt: now })
    else await tellWaiting(tx, { turn, mailId: ids.mail(), publicUrl, keptUntil, now })
  }
  if (shares.passedOver.length > 0) await passOverEntries(tx, { ids: shares.passedOver, reason: waitsForMore })
  await passOver(tx, refusals)
  await move(tx, shares, handing)
}

/** Returns entries that cannot take their offer now to waiting, in their old position; the places stay kept. */
async function takeBack(tx: Tx, turns: readonly Turn[], { ids, publicUrl, now }: Handing): Promise<void> {
  for (const { entry } of turns.filter((turn) => turn.entry.status === 'offered')) {
    if (!(await takeOfferBack(tx, { id: entry.id }))) continue
    await tx.jobs.remove({ kind: offerJob, subject: String(entry.id) })
    await mailOfferBack(tx, { mailId: ids.mail(), publicUrl, entry, now })
  }
}

/** They keep their position, and can read the reason. */
async function passOver(tx: Tx, refusals: ReadonlyMap<number, Refusal>): Promise<void> {
  for (const [id, { reason }] of refusals) await passOverEntries(tx, { ids: [id], reason })
}

async function move(tx: Tx, { kept, freed }: Shares, { placesId, ids, now }: Handing): Promise<void> {
  await changeClaims(tx, {
    taken: kept.map(({ channel, count }) => ({
      id: ids.claim(),
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
