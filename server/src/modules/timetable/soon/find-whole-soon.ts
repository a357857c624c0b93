import { type Camp, type Course, limits, type StartingSoon, type Unworded } from '@touchline/contract'
import type { Actor } from '../../../actor.ts'
import type { Reads } from '../../../repositories.ts'
import { presentCamp, presentLeast } from '../../camps/index.ts'
import { presentCourse } from '../../courses/index.ts'
import { readMemberships, readPartsOf, type ScheduleRef } from '../../schedules/index.ts'
import { readView } from '../../selling/index.ts'
import type { Within } from './find-dated-soon.ts'

const kinds = ['courses', 'camps'] as const

const present = { courses: presentCourse, camps: presentCamp }

/** Courses or camps that begin soon, with their revisions. */
export type WholeSoon = { readonly bookingType: (typeof kinds)[number]; readonly refs: readonly ScheduleRef[] }

/** Open courses and camps that begin within a period. */
export async function findWholeSoon(
  reads: Reads,
  actor: Actor,
  { now, to, venueId }: Within,
): Promise<readonly WholeSoon[]> {
  const client = await reads.site.getClient()
  if (!client.campsAndCourses) return []
  const filter = {
    now,
    venueIds: venueId === undefined ? undefined : [venueId],
    categoryIds: undefined,
    startsAfter: now,
    startsBefore: to,
    onlyOpen: true,
    memberships: actor.ownerId === undefined ? [] : await readMemberships(reads, actor.ownerId, now),
  }
  const found: WholeSoon[] = []
  for (const bookingType of kinds) {
    // A camp has places per session: its answer shows whether any are left.
    const own = { ...filter, bookingType, withPlaces: bookingType === 'courses' }
    found.push({
      bookingType,
      refs: await reads.occurrences.page(own, { limit: limits.maximumPageSize / 2, offset: 0 }),
    })
  }
  return found
}

type Offering = { readonly within: Within; readonly found: readonly WholeSoon[] }

/** The ones the viewer can book, and the places rows of all of them. */
export async function offerWholeSoon(reads: Reads, actor: Actor, { within: { now }, found }: Offering) {
  const client = await reads.site.getClient()
  const offers: Unworded<StartingSoon>[] = []
  const placesIds: number[] = []
  for (const { bookingType, refs } of found) {
    const schedules = [...(await readPartsOf(reads, refs)).values()]
    const view = await readView(reads, schedules, { actor, client, now })
    placesIds.push(...view.places.keys())
    for (const schedule of schedules) {
      const answer = present[bookingType](schedule, view)
      if (!canBook(answer)) continue
      const least = bookingType === 'camps' ? presentLeast(schedule, view, answer) : answer
      offers.push({ ...presentWhole(answer, least), booking_type: bookingType })
    }
  }
  return { offers, placesIds }
}

/** An unknown visitor has no action, so the places of remaining sessions decide, and nothing is for members only. */
function canBook({
  bookable_action: { action, message },
  price_reason,
  capacity,
  occurrences,
}: Unworded<Course> | Unworded<Camp>): boolean {
  if (occurrences.every(({ status }) => status === 'cancelled')) return false
  if (action === 'book') return true
  return action === null && message === null && price_reason?.code !== 'members_only' && capacity.available !== 0
}

function presentWhole(
  answer: Unworded<Course> | Unworded<Camp>,
  { price, normal_price }: Pick<Unworded<StartingSoon>, 'price' | 'normal_price'>,
): Omit<Unworded<StartingSoon>, 'booking_type'> {
  const { id, slug, name, category, venue, starts_at, ends_at, picture_kind, suitable_for } = answer
  return {
    id,
    slug,
    name,
    category,
    venue,
    location: null,
    starts_at,
    ends_at,
    picture_kind,
    suitable_for,
    price,
    is_from: false,
    normal_price,
    capacity: answer.capacity,
    bookable_action: answer.bookable_action,
  }
}
