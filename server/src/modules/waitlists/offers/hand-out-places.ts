import { minute } from '@touchline/clock'
import type { Channel } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../infra/jobs/index.ts'
import { type IdsOf, writeWithIds } from '../../../infra/store/id-supply.ts'
import type { Refusal } from '../../../purchasables/purchasable.ts'
import type { Reads, Tx } from '../../../repositories.ts'
import {
  changeClaims,
  countPass,
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
import { isDue, partiesOf, type Party, savedUntil } from './parties.ts'
import { shareFairly } from './share-fairly.ts'
import { shareOut, type Shares, waitsForMore } from './share-out.ts'
import { tellParties, type Turn } from '../tell-waiting.ts'

/** The job that ends the saving of places; its subject is the id of the places. */
const savingJob = 'waitlist-saving'

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
  const told: Turn[] = []
  for (const turn of toTell) {
    const { id, channel } = turn.entry
    const refusal = verdicts.get(id)
    if (refusal) {
      refusals.set(id, refusal)
      continue
    }
    told.push(turn)
    await setTold(tx, { id, toldOf: leftOn(places, channel) + freedFor(channel) })
  }
  for (const [channel, own] of Map.groupBy(told, ({ entry }) => entry.channel)) {
    const free = leftOn(places, channel) + freedFor(channel)
    const news = { kind: 'places-free', ...(Number.isFinite(free) ? { free } : {}) } as const
    await tellParties(tx, own, { ...news, ids, publicUrl, now })
  }
  await passOver(tx, refusals)
  await move(tx, shares, handing)
}

/** Offers the next entries that fit and may book all the places they wait for, for a time. */
async function offerInTurn(tx: Tx, places: PlacesRow, turns: readonly Turn[], handing: Handing): Promise<void> {
  const { now } = handing
  const kept = await tx.places.liveOfWaitlist({ placesId: places.id })
  const closings = await readClosings(tx, turns)
  const parties = partiesOf(turns).map((party) => ({ ...party, isDue: isDue(party, { places, closings, now }) }))
  const fair = await shareFairly(tx, { places, kept, parties, now })
  if (!fair) return takeBack(tx, turns, handing)
  const { shares, refusals } = fair
  for (const party of parties) {
    if (party.status !== 'waiting' || !shares.offered.includes(party.id)) continue
    // An offer never outlasts the booking window.
    const ends = party.turns.map((turn) => closings.get(turn) ?? Infinity)
    await offerTo(tx, party, Math.min(now + offerMinutes * minute, ...ends), handing)
  }
  const entriesOf = (some: readonly number[]) =>
    parties
      .filter(({ id, status }) => status === 'waiting' && some.includes(id))
      .flatMap((party) => party.turns.map(({ entry }) => entry.id))
  const [passedOver, overtaken] = [entriesOf(shares.passedOver), entriesOf(shares.overtaken)]
  if (passedOver.length > 0) await passOverEntries(tx, { ids: passedOver, reason: waitsForMore })
  if (overtaken.length > 0) await countPass(tx, { ids: overtaken })
  await passOver(tx, refusals)
  const saved = parties.filter(({ id }) => shares.savedFor.includes(id)).map((party) => savedUntil(party, closings))
  if (saved.length > 0) {
    await tx.jobs.put({ kind: savingJob, subject: String(places.id), dueAt: Math.min(...saved) })
  }
  await move(tx, shares, handing)
}

/** Offers a party its places, all until the same moment. */
async function offerTo(tx: Tx, { turns }: Party, keptUntil: number, { ids, publicUrl, now }: Handing): Promise<void> {
  const [first] = turns
  for (const { entry } of turns) {
    await offerToEntry(tx, { id: entry.id, offerExpiresAt: keptUntil })
    await tx.jobs.put({ kind: offerJob, subject: String(entry.id), dueAt: keptUntil })
  }
  // Automatic booking tells its own outcome.
  if (first?.schedule.waitlistMode !== 'book') {
    return tellParties(tx, turns, { kind: 'offer', keptUntil, ids, publicUrl, now })
  }
  await tx.jobs.put({ kind: bookJob, subject: String(first.entry.id), dueAt: now })
}

/** Returns entries that cannot take their offer now to waiting, in their old position; the places stay kept. */
async function takeBack(tx: Tx, turns: readonly Turn[], { ids, publicUrl, now }: Handing): Promise<void> {
  const back: Turn[] = []
  for (const turn of turns.filter(({ entry }) => entry.status === 'offered')) {
    const { id } = turn.entry
    if (!(await takeOfferBack(tx, { id }))) continue
    await tx.jobs.remove({ kind: offerJob, subject: String(id) })
    back.push(turn)
  }
  await tellParties(tx, back, { kind: 'offer-back', ids, publicUrl, now })
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

/** The end of saving places for one party. */
export const savings: JobHandler = { kind: savingJob, describe, run: handOutPlaces }
