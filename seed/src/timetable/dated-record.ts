import { day as oneDay, minute } from '@touchline/clock'
import { seededRandom, uuidv7 } from '@touchline/ids'
import { categoryId } from '../categories/categories.ts'
import { fixedUuid, foundedAt, seedOccurrenceId } from '../fixed-ids.ts'
import { paragraphs } from '../html.ts'
import { restrictionIds } from '../restrictions/restrictions.ts'
import { daysSinceMonday, type SeedDay } from '../seed-day.ts'
import type { ClosureRecord, OccurrenceRecord, RelativeWindow, SessionsRecord } from '../seed-writer.ts'
import { seedClosures } from '../venues/closures.ts'
import { instructor } from '../venues/instructors.ts'
import { seedLocations } from '../venues/locations.ts'
import { venueIds } from '../venues/venues.ts'
import type { DatedPlan } from './dated-plan.ts'
import { tag } from './tags.ts'

/** How many days of the past can be looked at. */
const daysBehind = 2

const inMinutes = (days: number) => (days * oneDay) / minute
const publicWindow: RelativeWindow = { opensMinutesBefore: inMinutes(8), closesMinutesBefore: 0 }
const membersWindow: RelativeWindow = { opensMinutesBefore: inMinutes(15), closesMinutesBefore: 0 }

/** The uuid of what is booked by the date: the same on every day. */
export function datedId({ venue, category, slug }: Pick<DatedPlan, 'venue' | 'category' | 'slug'>): string {
  return fixedUuid(`dated ${venue} ${category} ${slug}`)
}

/** A class through the weeks, the times of a swim, the slots of a court. Throws a RangeError when nothing of it is planned. */
export function datedRecord(plan: DatedPlan, day: SeedDay): SessionsRecord {
  const occurrences = occurrencesOf(plan, day)
  const [first, last] = [occurrences.at(0), occurrences.at(-1)]
  if (!first || !last) throw new RangeError(`${plan.slug} has no occurrence`)
  return {
    kind: plan.kind,
    id: datedId(plan),
    slug: plan.slug,
    name: plan.name,
    descriptionHtml: paragraphs([plan.about]),
    categoryId: categoryId(plan.category),
    venueId: venueIds[plan.venue],
    locationId: plan.locationId,
    friendlyLocationName: plan.friendlyLocation ?? null,
    instructors: plan.instructors.map(instructor),
    weeks: Math.ceil((daysBehind + plan.daysAhead) / 7),
    startsAt: first.startsAt,
    endsAt: last.endsAt,
    maximum: plan.maximum,
    price: plan.price,
    memberPrice: plan.memberPrice,
    qualification: plan.qualification ?? 'everyone',
    prePurchaseWaiverId: plan.waiver ? restrictionIds[plan.waiver] : null,
    prePurchaseInductionId: plan.induction ? restrictionIds[plan.induction] : null,
    restrictionCriteria: plan.waiver && plan.induction ? 'all' : null,
    extraIds: [],
    occurrences,
    createdAt: day.instantAt(-60, '10:00'),
    tags: plan.tags.map(tag),
    bring: plan.bring ?? [],
    allowAnonymous: true,
    tickets: plan.tickets ?? [],
    window: plan.window ?? publicWindow,
    membersWindow: plan.window ?? membersWindow,
    ...(plan.picture && { pictureKind: plan.picture }),
    ...(plan.ages && { ages: plan.ages }),
    ...(plan.waitlist && { waitlist: plan.waitlist }),
  }
}

function occurrencesOf(plan: DatedPlan, day: SeedDay): readonly OccurrenceRecord[] {
  const id = datedId(plan)
  const days = Array.from({ length: daysBehind + 1 + plan.daysAhead }, (_, index) => index - daysBehind)
  const times = days.flatMap((offset) => {
    const weekday = daysSinceMonday(day.dayAt(offset)) + 1
    return plan.rhythms.flatMap(({ on, times: starts }, recurrence) =>
      on.some((wanted) => wanted === weekday) ? starts.map((time) => ({ offset, time, recurrence })) : [],
    )
  })
  const before = times.filter(({ offset }) => offset < 1).length
  const closures = closuresOf(plan, day)
  return times.map(({ offset, time, recurrence }, index) => {
    const startsAt = day.instantAt(offset, time)
    const endsAt = startsAt + plan.minutes * minute
    const isClosed = closures.some((closure) => closure.startsAt < endsAt && startsAt < closure.endsAt)
    const weekday = daysSinceMonday(day.dayAt(offset)) + 1
    const isClashing = isClosed || plan.clashing?.some((one) => one === weekday) === true
    return {
      id: seedOccurrenceId(day, id, index),
      startsAt,
      endsAt,
      recurrence,
      ...statusOf({ isCancelled: index - before === plan.cancelled, isClashing }),
      ...(plan.tickets && { ticketIds: plan.tickets.map((_, kind) => ticketId(day, `${id} ${index} ${kind}`)) }),
    }
  })
}

type Standing = { readonly isCancelled: boolean; readonly isClashing: boolean }

function statusOf({ isCancelled, isClashing }: Standing): Pick<OccurrenceRecord, 'status'> {
  if (isCancelled) return { status: 'cancelled' }
  return isClashing ? { status: 'clashing' } : {}
}

/** Of the venue, the location, or what contains it. */
function closuresOf({ venue, locationId }: DatedPlan, day: SeedDay): readonly ClosureRecord[] {
  const parentId = seedLocations.find(({ id }) => id === locationId)?.parentId
  return seedClosures(day).filter(
    ({ venueId, locationIds }) =>
      venueId === venueIds[venue] &&
      (locationIds.length === 0 || locationIds.some((id) => id === locationId || id === parentId)),
  )
}

function ticketId(day: SeedDay, name: string): string {
  return uuidv7(foundedAt, seededRandom(`ticket ${day.today} ${name}`))
}
