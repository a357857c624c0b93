import { type AddItem, PlatformError } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import { sum, times, zero } from '@touchline/money'
import type { Actor } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../infra/jobs/index.ts'
import type { Quote } from '../../../purchasables/purchasable.ts'
import type { Reads } from '../../../repositories.ts'
import { wouldAsk } from '../../attendees/index.ts'
import { addItems } from '../../carts/index.ts'
import { payWithoutCard } from '../../payments/index.ts'
import { actorFor, decideItem, itemFor } from '../as-item.ts'
import type { WaitlistEntryRow } from '../../places/index.ts'
import { tellWaiting } from '../tell-waiting.ts'

/** The job that books an offer automatically; its subject is the id of the entry. */
export const bookJob = 'waitlist-book'

/** The basket of automatic bookings, unless the user has put something in it. */
const source = 'off-system'

/**
 * Books an offer when it is free and the terms were agreed to. Otherwise, or when a waiver, a question or another
 * booking stands in the way, it stays an offer and the person is told.
 */
async function bookOffer(deps: Deps, subject: string): Promise<void> {
  const { store, clock, ids, rules } = deps
  const { publicUrl } = rules
  const now = clock.now()
  const found = await store.read(async (reads) => {
    const entry = await reads.waitlists.find({ id: Number(subject) })
    if (entry?.status !== 'offered') return undefined
    const item = await itemOf(reads, entry)
    const actor = actorFor(entry, bookJob)
    const decision = item && (await decideItem(reads, item, entry.userId, { actor, now }))
    const isFree = decision?.kind === 'quote' && priceOf(decision.quote) === zero
    const { termsHtml } = await reads.site.getClient()
    const isAgreed = termsHtml === null || entry.termsVersion === hashOf(termsHtml)
    const mayBook = isFree && isAgreed && !(await isToBeAsked(reads, entry))
    return { entry, item, actor, mayBook }
  })
  if (!found) return
  const { entry, item, actor } = found
  if (item && found.mayBook && (await buy(deps, actor, item))) return
  const mailId = await ids.integer('mail')
  await store.write(async (tx) => {
    const turns = await tx.waitlists.inTurn({ placesId: entry.placesId })
    const turn = turns.find((other) => other.entry.id === entry.id && other.entry.status === 'offered')
    if (turn) await tellWaiting(tx, { turn, mailId, publicUrl, keptUntil: turn.entry.offerExpiresAt, now })
  })
}

/** Whether the booking would need further answers. */
async function isToBeAsked(reads: Reads, { occurrenceId, userId }: WaitlistEntryRow): Promise<boolean> {
  const [occurrence] = await reads.occurrences.byIds({ ids: [occurrenceId] })
  if (!occurrence) return true
  const { scheduleId, bookingType } = occurrence
  return wouldAsk(reads, { scheduleId, userId, isBundle: bookingType === 'courses' || bookingType === 'camps' })
}

async function itemOf(reads: Reads, { occurrenceId, userId, ownerId, count }: WaitlistEntryRow) {
  const [occurrence] = await reads.occurrences.byIds({ ids: [occurrenceId] })
  if (!occurrence) return undefined
  const item = itemFor(occurrence, count)
  return userId === ownerId ? item : { ...item, purchased_for_user_id: userId }
}

function priceOf({ unitPrice, quantity, extras }: Quote) {
  return sum([times(unitPrice, quantity), ...extras.map((extra) => times(extra.unitPrice, extra.quantity))])
}

/**
 * Buys like any customer: adds to a basket and orders it. Answers false when that is refused before a place left the
 * offer, as when the basket has other items to pay for.
 */
async function buy(deps: Deps, actor: Actor, item: AddItem): Promise<boolean> {
  try {
    const cart = await addItems(deps, actor, { source, items: [item], alone: true })
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
