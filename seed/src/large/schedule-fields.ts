import { day as oneDay, minute } from '@touchline/clock'
import { minorUnits } from '@touchline/money'
import { paragraphs } from '../html.ts'
import type { OccurrenceRecord, ScheduleFields } from '../seed-writer.ts'
import { minutesOf, type ProgrammeDay } from './calendar.ts'
import { type LargeCategory, largeCategoryId } from './large-categories.ts'
import type { LargeVenue } from './large-venue.ts'

export type LargePlan = {
  readonly name: string
  readonly about: string
  readonly category: LargeCategory
  readonly location: string
  /** Numbered per venue; null without an instructor. */
  readonly instructor: number | null
  readonly maximum: number
  readonly price: number
  readonly memberPrice: number | null
}

/** The fields of a schedule of any type, from its sessions, earliest first. Throws a RangeError when there are none. */
export function fieldsOf(
  venue: LargeVenue,
  slug: string,
  plan: LargePlan,
  occurrences: readonly OccurrenceRecord[],
): ScheduleFields {
  const [first, last] = [occurrences.at(0), occurrences.at(-1)]
  if (!first || !last) throw new RangeError(`${slug} has no session`)
  return {
    id: venue.scheduleId(slug),
    slug,
    name: plan.name,
    descriptionHtml: paragraphs([plan.about]),
    categoryId: largeCategoryId(plan.category),
    venueId: venue.record.id,
    locationId: venue.locationId(plan.location),
    friendlyLocationName: null,
    instructors: plan.instructor === null ? [] : [venue.instructor(plan.instructor)],
    weeks: Math.max(1, Math.ceil((last.endsAt - first.startsAt) / (7 * oneDay))),
    startsAt: first.startsAt,
    endsAt: last.endsAt,
    maximum: plan.maximum,
    price: minorUnits(plan.price),
    memberPrice: plan.memberPrice === null ? null : minorUnits(plan.memberPrice),
    qualification: 'everyone',
    prePurchaseWaiverId: null,
    prePurchaseInductionId: null,
    restrictionCriteria: null,
    extraIds: [],
    occurrences,
    createdAt: first.startsAt - 120 * oneDay,
  }
}

export type At = { readonly time: string; readonly minutes: number }

export function sessionsOn(
  venue: LargeVenue,
  days: readonly ProgrammeDay[],
  times: readonly At[],
): readonly OccurrenceRecord[] {
  return days.flatMap((day) =>
    times.map(({ time, minutes }, recurrence) => {
      const startsAt = day.at(minutesOf(time))
      return { id: venue.newOccurrenceId(), startsAt, endsAt: startsAt + minutes * minute, recurrence }
    }),
  )
}
