import { PlatformError } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import { type Actor, isStaff } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { Decision, Refusal } from '../../purchasables/purchasable.ts'
import { leftOn, waitlistJob, addEntry, changeWaiting } from '../places/index.ts'
import { putClosing } from './close-waitlist.ts'
import { decideItem, itemFor } from './as-item.ts'
import { checkMayWaitFor } from './who-may.ts'
import { text, textOf } from '../../texts/index.ts'

type Joining = {
  readonly occurrenceId: string
  /** The person who waits. */
  readonly userId: number
  /** The number of places; more than one where several can be booked at a time. */
  readonly count: number
  /** Agrees to the terms of an automatic booking. */
  readonly terms?: boolean
}

/**
 * Adds a person to the waitlist of a full occurrence; answers the id of the entry. The job that shares out places runs
 * after it, so a place freed at the same moment is noticed. Throws `item_not_found`, `unauthorised`, `already_booked`,
 * `waitlist_full`, `waitlist_not_needed`, `validation_failed`, and any refusal of booking besides the places.
 */
export async function joinWaitlist(
  deps: Deps,
  actor: Actor,
  { occurrenceId, userId, count, terms = false }: Joining,
): Promise<number> {
  const { store, clock, ids } = deps
  const now = clock.now()
  const id = await ids.integer('waitlist_entry')
  return store.write(async (tx) => {
    await checkMayWaitFor(tx, actor, userId)
    const [occurrence] = await tx.occurrences.byIds({ ids: [occurrenceId] })
    if (!occurrence) throw new PlatformError('item_not_found')
    const { placesId } = occurrence
    await tx.jobs.wake({ kind: waitlistJob, subject: String(placesId), dueAt: now })
    const isIn = await changeWaiting(tx, { id: placesId, count: 1 })
    // Nobody else joins or books while the row is locked.
    if (await tx.waitlists.findLive({ userId, placesId })) throw new PlatformError('already_booked', already)
    const asOwner = { ...actor, ownerId: userId }
    const circumstances = { actor: asOwner, now, answersLater: true }
    const decision = await decideItem(tx, itemFor(occurrence, count), userId, circumstances)
    const refusal = whyNotWait(decision)
    if (refusal) throw refusal
    if (!isIn) throw new PlatformError('waitlist_full')
    const { termsHtml } = await tx.site.getClient()
    const [places] = await tx.places.byIds({ ids: [placesId] })
    await addEntry(tx, {
      id,
      occurrenceId,
      placesId,
      userId,
      ownerId: isStaff(actor) ? userId : (actor.callerId ?? userId),
      count,
      channel: actor.channel,
      status: 'waiting',
      // A group may join while a few places are free: it is not told about those.
      toldOf: places ? leftOn(places, actor.channel) : 0,
      termsVersion: terms && termsHtml !== null ? hashOf(termsHtml) : null,
      createdAt: now,
    })
    await putClosing(tx, placesId)
    return id
  })
}

const already = { text: text('waitlists:on_it_already') }

/** Only a full occurrence has a wait, and only for a person who could book it otherwise. */
function whyNotWait(decision: Decision): PlatformError | undefined {
  if (decision.kind === 'quote') return new PlatformError('waitlist_not_needed')
  const { reason, error, fields } = decision.refusal
  if (reason.code === 'sold_out') return undefined
  if (fields) return invalid(fields)
  // A taken court or a sold-out extra is not a place that may come free.
  return new PlatformError(error === 'sold_out' ? 'not_bookable' : error, { text: textOf(reason) })
}

function invalid(fields: NonNullable<Refusal['fields']>): PlatformError {
  // A waitlist entry has a count where a basket item has a quantity.
  const { quantity, ...others } = fields
  return new PlatformError('validation_failed', { fields: { ...others, ...(quantity ? { count: quantity } : {}) } })
}
