import { type ApiTypes, type OccurrenceChange, PlatformError, type Unworded } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { writeWithIds } from '../../infra/store/id-supply.ts'
import type { Refusal } from '../../purchasables/purchasable.ts'
import type { Reads, Tx } from '../../repositories.ts'
import { followOccurrence } from '../bookings/index.ts'
import { type Lock, lockDays, lockPlaces } from '../places/index.ts'
import { putClosing, tellWhoWaits } from '../waitlists/index.ts'
import { countMails } from './counted-mails.ts'
import { changeCapacity } from './change-capacity.ts'
import {
  instructorsOf,
  type Planned,
  getPlanned,
  markClashes,
  readNeighbours,
  occupied,
  overlap,
} from '../clashes/index.ts'
import {
  readDated,
  getOccurrence,
  reviseSchedules,
  readSchedules,
  type OccurrenceRow,
  changeOccurrence,
  lockOccurrence,
} from '../schedules/index.ts'
import { because, readSlotFacts, readViews, slotTaken, type TakenSlot } from '../selling/index.ts'
import { changeOf } from './planned-change.ts'
import { textOf } from '../../texts/index.ts'

type Updating = {
  readonly occurrenceId: string
  readonly change: OccurrenceChange
  /** The new day of a postponed occurrence, `YYYY-MM-DD`. */
  readonly newDay?: string
}
type Reply = Unworded<ApiTypes['updateOccurrence']['reply']>

/**
 * Changes one occurrence. Its bookings and basket lines follow, and the waitlist is told. Clashes are checked again,
 * and the answer lists other bookings it now collides with. Throws `item_not_found`, `not_bookable` for one that is
 * over or called off, `validation_failed`, `sold_out` where a court is taken then, and `basket_locked` while an
 * affected basket is being paid.
 */
export async function updateOccurrence(
  deps: Deps,
  actor: Actor,
  { occurrenceId, change, newDay }: Updating,
): Promise<Reply> {
  const { clock, ids, rules } = deps
  const { publicUrl } = rules
  const now = clock.now()
  return writeWithIds(deps, ['mail'], async (tx, mailIds) => {
    const counted = countMails(mailIds)
    if (!(await lockOccurrence(tx, { id: occurrenceId, revision: ids.uuid() }))) {
      throw new PlatformError('item_not_found')
    }
    const before = await getPlanned(tx, occurrenceId)
    const row = await getOccurrence(tx, occurrenceId)
    const was = await readDated(tx, occurrenceId)
    const refusal = whyNotChange(row, { now, newDay })
    if (refusal) throw new PlatformError(refusal.error, { text: textOf(refusal.reason) })
    const changed = { ...row, ...changeOf(row, change, { ...(await readAround(tx, row, change, now)), newDay }) }
    await lockDays(tx, await locksOf(tx, before, changed))
    const neighbours = await readNeighbours(tx, [before])
    await checkSlot(tx, row, changed)
    if (change.capacity) await changeCapacity(tx, { placesId: row.placesId, capacity: change.capacity, now })
    await changeOccurrence(tx, { ...changed, revision: ids.uuid() })
    const after = await getPlanned(tx, occurrenceId)
    const nowNear = await readNeighbours(tx, [after])
    const touched = await markClashes(tx, [occurrenceId, ...neighbours, ...nowNear], { ids, now })
    await reviseSchedules(tx, [row.scheduleId, ...touched], ids)
    if (isMoved(row, changed)) {
      const { startsAt, endsAt, placesId } = changed
      // A booking made at this moment is seen here, or sees the new time.
      await lockPlaces(tx, { id: placesId })
      await putClosing(tx, placesId)
      const telling = { occurrenceId, before: was, ids: counted.ids, publicUrl, now }
      await followOccurrence(tx, { ...telling, startsAt, endsAt })
      await tellWhoWaits(tx, { ...telling, placesId })
    }
    const [presented] = await readViews(tx, [await getOccurrence(tx, occurrenceId)], { actor, now })
    if (!presented) throw new PlatformError('item_not_found')
    return { data: presented, affected: { ...(await affectedBy(tx, after)), emails: counted.emails() } }
  })
}

/** Whether attendees must be told: the time or the place has changed. */
function isMoved(before: OccurrenceRow, after: OccurrenceRow): boolean {
  const isElsewhere =
    before.locationId !== after.locationId || before.otherLocationIds?.join() !== after.otherLocationIds?.join()
  const isDated = before.postponed === true && after.postponed !== true
  return before.startsAt !== after.startsAt || before.endsAt !== after.endsAt || isElsewhere || isDated
}

type Moment = { readonly now: number; readonly newDay: string | undefined }

function whyNotChange({ status, postponed, endsAt }: OccurrenceRow, { now, newDay }: Moment): Refusal | undefined {
  if (status === 'cancelled') return because('session_cancelled')
  if (postponed === true) return undefined
  // Only what is postponed moves to another day.
  if (newDay !== undefined) return because('session_not_postponed')
  return endsAt <= now ? because('session_finished') : undefined
}

async function readAround(reads: Reads, row: OccurrenceRow, { instructor_ids: ids }: OccurrenceChange, now: number) {
  const venues = await reads.venues.byIds({ ids: [row.venueId] })
  const [head] = await reads.occurrences.schedules({ scheduleIds: [row.scheduleId] })
  if (!head || !venues[0]) throw new PlatformError('item_not_found')
  return {
    schedule: head.row,
    timezone: venues[0].timezone,
    now,
    locations: await reads.clashes.locationsOf({ venueIds: [row.venueId] }),
    instructors: ids && ids.length > 0 ? await reads.clashes.instructors({ ids }) : [],
  }
}

/** Locks the court, the attendees and the instructors at both times until this is over. */
async function locksOf(tx: Tx, before: Planned, changed: OccurrenceRow): Promise<readonly Lock[]> {
  const after: Planned = { ...before, row: changed }
  const people = (await tx.bookings.liveAt({ occurrenceId: changed.id })).flatMap(({ userId, exclusive }) =>
    userId !== null && exclusive ? [{ kind: 'person' as const, id: userId }] : [],
  )
  return [before, after].flatMap((planned) => {
    const span = occupied(planned.row, planned.schedule)
    const instructors = instructorsOf(planned).map(({ id }) => ({ kind: 'instructor' as const, id }))
    const location = { kind: 'location' as const, id: planned.row.topLocationId }
    return [location, ...instructors, ...people].map((one) => ({ ...one, ...span }))
  })
}

/**
 * A booked court must not move onto one that is taken, and nothing that needs its place alone onto a court that somebody
 * has. [O-35, O-293]
 */
async function checkSlot(tx: Tx, row: OccurrenceRow, changed: OccurrenceRow): Promise<void> {
  const isCourt = row.bookingType === 'resources'
  if (!isCourt && !isMoved(row, changed)) return
  const [places] = await tx.places.byIds({ ids: [row.placesId] })
  const schedule = (await readSchedules(tx, [row.scheduleId])).get(row.scheduleId)
  if (!places || !schedule) return
  if (isCourt ? places.consumed === 0 : schedule.row.bookingStrategy === 'overlapping') return
  const { taken, locations } = await readSlotFacts(tx, [changed])
  const whole = { schedule, maximum: null, count: 0 }
  // Other sessions at the place are clashes, which the occurrence shows; a court it was on before holds up no change.
  const isNew = (one: TakenSlot) =>
    one.occurrence.bookingType === 'resources' && !slotTaken({ ...whole, row }, [one], locations)
  const refusal = isCourt
    ? slotTaken({ schedule, row: changed, maximum: places.maximum, count: places.consumed }, taken, locations)
    : slotTaken({ ...whole, row: changed }, taken.filter(isNew), locations)
  if (refusal) throw new PlatformError(refusal.error, { text: textOf(refusal.reason) })
}

/** The attendees, and their other bookings it collides with. */
async function affectedBy(reads: Reads, { row }: Planned): Promise<Reply['affected']> {
  const bookings = await reads.bookings.liveAt({ occurrenceId: row.id })
  const named = bookings.filter(({ userId, exclusive }) => userId !== null && exclusive)
  const userIds = [...new Set(named.flatMap(({ userId }) => userId ?? []))]
  const span = { from: row.startsAt, to: row.endsAt }
  const others = userIds.length === 0 ? [] : await reads.bookings.liveBetween({ userIds, ...span })
  const elsewhere = named.filter((booking) =>
    others.some(
      (other) =>
        other.userId === booking.userId && other.exclusive && other.occurrenceId !== row.id && overlap(other, row),
    ),
  )
  return { bookings: bookings.length, clashing_booking_ids: elsewhere.map(({ id }) => id) }
}
