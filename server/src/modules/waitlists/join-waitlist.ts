import { PlatformError, refuseFields } from '@touchline/contract'
import { type Actor, isStaff } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { Decision, Refusal } from '../../purchasables/purchasable.ts'
import type { Reads, Tx } from '../../repositories.ts'
import { lockPeople } from '../people/index.ts'
import { addEntry, capacityOn, changeWaiting, leftOn, type PlacesRow, waitlistJob } from '../places/index.ts'
import type { WantedTicket } from '../places/index.ts'
import type { OccurrenceRow } from '../schedules/index.ts'
import { termsOf } from '../site/index.ts'
import { putClosing } from './close-waitlist.ts'
import { decideItem, itemsFor } from './as-item.ts'
import { checkMayWaitFor } from './who-may.ts'
import { text, textOf } from '../../texts/index.ts'

type Joining = {
  readonly occurrenceId: string
  /** The person who waits. */
  readonly userId: number
  /** People of the same family who wait together with them. */
  readonly withUserIds?: readonly number[]
  /** The number of places; more than one where several can be booked at a time. */
  readonly count?: number
  /** The kinds of tickets, instead of the number of places. */
  readonly tickets?: readonly WantedTicket[]
  /** Agrees to the terms of an automatic booking. */
  readonly terms?: boolean
}

/**
 * Adds a person, or several together, to the waitlist of a full occurrence; answers the id of their entry. The job that
 * shares out places runs after it, so a place freed at the same moment is noticed. Throws `item_not_found`,
 * `unauthorised`, `already_booked`, `waitlist_full`, `waitlist_not_needed`, `validation_failed`, and any refusal of
 * booking besides the places.
 */
export async function joinWaitlist(deps: Deps, actor: Actor, joining: Joining): Promise<number> {
  const { store, clock, ids } = deps
  const { occurrenceId, userId, withUserIds = [], tickets = null, terms = false } = joining
  const now = clock.now()
  const userIds = [...new Set([userId, ...withUserIds])]
  const entryIds: number[] = []
  for (const _ of userIds) entryIds.push(await ids.integer('waitlist_entry'))
  const [firstId = 0] = entryIds
  await store.write(async (tx) => {
    await lockPeople(tx, [...userIds, actor.callerId ?? userId])
    for (const id of userIds) await checkMayWaitFor(tx, actor, id)
    await checkIsFamily(tx, actor, userIds)
    const [occurrence] = await tx.occurrences.byIds({ ids: [occurrenceId] })
    if (!occurrence) throw new PlatformError('item_not_found')
    const { placesId } = occurrence
    const count = tickets ? await placesFor(tx, occurrence, tickets) : (joining.count ?? 1)
    await tx.jobs.wake({ kind: waitlistJob, subject: String(placesId), dueAt: now })
    const isIn = await changeWaiting(tx, { id: placesId, count: userIds.length })
    // Nobody else joins or books while the row is locked.
    for (const id of userIds) {
      if (await tx.waitlists.findLive({ userId: id, placesId })) throw new PlatformError('already_booked', already)
    }
    const [places] = await tx.places.byIds({ ids: [placesId] })
    const items = itemsFor(occurrence, { count, tickets })
    // Several may wait while a few places are free: too few for them, so none is left.
    const placesAre = areEnough(places, actor, count * userIds.length) ? 'free' : 'taken'
    for (const id of userIds) {
      const circumstances = { actor: { ...actor, ownerId: id }, now, answersLater: true, placesAre } as const
      for (const item of items) {
        const refusal = whyNotWait(await decideItem(tx, item, id, circumstances))
        if (refusal) throw refusal
      }
    }
    if (placesAre === 'free') throw new PlatformError('waitlist_not_needed')
    checkCanBe(places, actor, { count: count * userIds.length, field: fieldOf(joining) })
    if (!isIn) throw new PlatformError('waitlist_full')
    const { termsHtml } = await tx.site.getClient()
    await addEntry(
      tx,
      userIds.map((id, index) => ({
        id: entryIds[index] ?? 0,
        occurrenceId,
        placesId,
        userId: id,
        ownerId: isStaff(actor) ? userId : (actor.callerId ?? userId),
        count,
        channel: actor.channel,
        status: 'waiting' as const,
        // A group may join while a few places are free: it is not told about those.
        toldOf: places ? leftOn(places, actor.channel) : 0,
        termsVersion: terms && termsHtml !== null ? termsOf(termsHtml).version : null,
        partyId: userIds.length > 1 ? firstId : null,
        passes: null,
        tickets,
        createdAt: now,
      })),
    )
    await putClosing(tx, placesId)
  })
  return firstId
}

const already = { text: text('waitlists:on_it_already') }

function fieldOf({ withUserIds = [], tickets }: Joining): 'with_user_ids' | 'tickets' | 'count' {
  if (withUserIds.length > 0) return 'with_user_ids'
  return tickets ? 'tickets' : 'count'
}

/** Those whom staff put on a waitlist together are the first of them and people whom the first books for. */
async function checkIsFamily(reads: Reads, actor: Actor, [first = 0, ...others]: readonly number[]): Promise<void> {
  if (!isStaff(actor)) return
  for (const userId of others) {
    if (await reads.users.isLinked({ ownerId: first, userId })) continue
    refuseFields({ with_user_ids: [text('waitlists:no_family')] })
  }
}

/** The number of places of tickets. Throws `validation_failed` for tickets that the occurrence does not have. */
async function placesFor(
  tx: Tx,
  { id, bookingType }: OccurrenceRow,
  tickets: readonly WantedTicket[],
): Promise<number> {
  if (bookingType !== 'ticketed') refuseFields({ tickets: [text('waitlists:no_tickets')] })
  const sold = new Map((await tx.occurrences.ticketsOf({ occurrenceIds: [id] })).map((one) => [one.id, one.attendees]))
  const ids = new Set(tickets.map(({ ticketId }) => ticketId))
  if (ids.size < tickets.length || tickets.some(({ ticketId }) => !sold.has(ticketId))) {
    refuseFields({ tickets: [text('waitlists:no_such_tickets')] })
  }
  return tickets.reduce((sum, { ticketId, quantity }) => sum + quantity * (sold.get(ticketId) ?? 1), 0)
}

function areEnough(places: PlacesRow | undefined, { channel }: Actor, count: number): boolean {
  return !places || leftOn(places, channel) >= count
}

/** Nobody waits for more places than there can ever be. */
function checkCanBe(
  places: PlacesRow | undefined,
  { channel }: Actor,
  { count, field }: { readonly count: number; readonly field: string },
): void {
  const maximum = places ? capacityOn(places, channel).maximum : null
  if (maximum !== null && count > maximum)
    refuseFields({ [field]: [text('waitlists:more_than_there_are', { maximum })] })
}

/** A wait is only for a person who could book it, were there places. */
function whyNotWait(decision: Decision): PlatformError | undefined {
  if (decision.kind === 'quote') return undefined
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
