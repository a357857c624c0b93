import { type AddItem, PlatformError } from '@touchline/contract'
import { sum, times, zero } from '@touchline/money'
import type { Actor } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../infra/jobs/index.ts'
import { writeWithIds } from '../../../infra/store/id-supply.ts'
import type { Quote } from '../../../purchasables/purchasable.ts'
import type { Reads } from '../../../repositories.ts'
import { wouldAsk } from '../../attendees/index.ts'
import { addItems } from '../../carts/index.ts'
import { payWithoutCard } from '../../payments/index.ts'
import { termsOf } from '../../site/index.ts'
import { actorFor, decideItem, itemsFor } from '../as-item.ts'
import type { WaitlistEntryRow } from '../../places/index.ts'
import { tellParties, type Turn } from '../tell-waiting.ts'

/** The job that books an offer automatically; its subject is the id of the entry. */
export const bookJob = 'waitlist-book'

/** The basket of automatic bookings, unless the user has put something in it. */
const source = 'off-system'

/**
 * Books an offer when it is free and the terms were agreed to: for everybody of a party, in one order. Otherwise, or when
 * a waiver, a question or another booking stands in the way, it stays an offer and the person is told.
 */
async function bookOffer(deps: Deps, subject: string): Promise<void> {
  const now = deps.clock.now()
  const found = await deps.store.read(async (reads) => {
    const entry = await reads.waitlists.find({ id: Number(subject) })
    if (entry?.status !== 'offered') return undefined
    const together = entry.partyId === null ? [entry] : await reads.waitlists.liveOfParty({ partyId: entry.partyId })
    const items: AddItem[] = []
    let mayBook = true
    for (const one of together) {
      const own = await itemsOf(reads, one)
      items.push(...own)
      mayBook &&= own.length > 0 && (await mayBookByItself(reads, one, own, now))
    }
    return { entry, items, mayBook }
  })
  if (!found) return
  const { entry, items, mayBook } = found
  if (mayBook && (await buy(deps, actorFor(entry, bookJob), items))) return
  await writeWithIds(deps, ['mail'], async (tx, ids) => {
    const turns = await tx.waitlists.inTurn({ placesId: entry.placesId })
    const isOffered = (other: Turn) => other.entry.status === 'offered' && turnOf(other.entry) === turnOf(entry)
    const [publicUrl, keptUntil] = [deps.rules.publicUrl, entry.offerExpiresAt]
    const news = keptUntil === null ? ({ kind: 'places-free' } as const) : ({ kind: 'offer', keptUntil } as const)
    await tellParties(tx, turns.filter(isOffered), { ...news, ids, publicUrl, now })
  })
}

function turnOf({ id, partyId }: WaitlistEntryRow): number {
  return partyId ?? id
}

/** Whether everything of an entry is free, agreed to and needs no answers. */
async function mayBookByItself(reads: Reads, entry: WaitlistEntryRow, items: readonly AddItem[], now: number) {
  const actor = actorFor(entry, bookJob)
  for (const item of items) {
    const decision = await decideItem(reads, item, entry.userId, { actor, now })
    if (decision.kind !== 'quote' || priceOf(decision.quote) !== zero) return false
  }
  const { termsHtml } = await reads.site.getClient()
  const isAgreed = termsHtml === null || entry.termsVersion === termsOf(termsHtml).version
  return isAgreed && !(await isToBeAsked(reads, entry))
}

/** Whether the booking would need further answers. */
async function isToBeAsked(reads: Reads, { occurrenceId, userId }: WaitlistEntryRow): Promise<boolean> {
  const [occurrence] = await reads.occurrences.byIds({ ids: [occurrenceId] })
  if (!occurrence) return true
  const { scheduleId, bookingType } = occurrence
  return wouldAsk(reads, { scheduleId, userId, isBundle: bookingType === 'courses' || bookingType === 'camps' })
}

async function itemsOf(reads: Reads, entry: WaitlistEntryRow): Promise<readonly AddItem[]> {
  const { occurrenceId, userId, ownerId } = entry
  const [occurrence] = await reads.occurrences.byIds({ ids: [occurrenceId] })
  if (!occurrence) return []
  const items = itemsFor(occurrence, entry)
  return userId === ownerId ? items : items.map((item) => ({ ...item, purchased_for_user_id: userId }))
}

function priceOf({ unitPrice, quantity, extras }: Quote) {
  return sum([times(unitPrice, quantity), ...extras.map((extra) => times(extra.unitPrice, extra.quantity))])
}

/**
 * Buys like any customer: adds to a basket and orders it. Answers false when that is refused before a place left the
 * offer, as when the basket has other items to pay for.
 */
async function buy(deps: Deps, actor: Actor, items: readonly AddItem[]): Promise<boolean> {
  try {
    const cart = await addItems(deps, actor, { source, items, alone: true })
    await payWithoutCard(deps, actor, {
      provider: undefined,
      body: { item_hash: cart.item_hash, source, terms: true, completed_waivers: [], payments: [] },
      idempotencyKey: undefined,
      bodyHash: '',
    })
    return true
  } catch (error) {
    if (error instanceof PlatformError) return false
    throw error
  }
}

async function describe(reads: Reads, subject: string): Promise<string> {
  const entry = await reads.waitlists.find({ id: Number(subject) })
  return `What was offered to user ${entry?.userId ?? '?'} is booked, when nothing is due for it`
}

export const bookOffers: JobHandler = { kind: bookJob, describe, run: bookOffer }
