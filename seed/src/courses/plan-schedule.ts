import { minute } from '@touchline/clock'
import { categoryId } from '../categories/categories.ts'
import { fixedUuid, seedOccurrenceId } from '../fixed-ids.ts'
import { paragraphs } from '../html.ts'
import { restrictionIds } from '../restrictions/restrictions.ts'
import type { SeedDay } from '../seed-day.ts'
import type { DatedWindow, OccurrenceRecord, ScheduleFields } from '../seed-writer.ts'
import { instructor } from '../venues/instructors.ts'
import { locationId } from '../venues/locations.ts'
import { venueIds } from '../venues/venues.ts'
import { extraIds, wholeExtraIds } from './extras.ts'
import type { SchedulePlan } from './course-plan.ts'

/** Days before the first session, or before today if that is earlier, on which booking opened. */
const openForDays = 28

/** The uuid of a schedule: the same on every day. */
export function scheduleId(plan: Pick<SchedulePlan, 'slug' | 'venue' | 'category'>): string {
  return fixedUuid(`schedule ${plan.venue} ${plan.category} ${plan.slug}`)
}

/** The fields that a course and a camp share. `offsets` are the days of the sessions from today, ascending. */
export function scheduleFields(
  plan: SchedulePlan,
  day: SeedDay,
  offsets: readonly number[],
): Omit<ScheduleFields, 'weeks'> & DatedWindow {
  const id = scheduleId(plan)
  const occurrences = offsets.map((offset, index) => occurrence(plan, day, { id, offset, index }))
  const [first, last] = [occurrences.at(0), occurrences.at(-1)]
  if (!first || !last) throw new RangeError(`${plan.slug} has no session`)
  const opened = Math.min(offsets[0] ?? 0, 0) - openForDays
  const [waiver, induction] = [plan.waiver, plan.induction]
  return {
    id,
    slug: plan.slug,
    name: plan.name,
    descriptionHtml: paragraphs(plan.about),
    categoryId: categoryId(plan.category),
    venueId: venueIds[plan.venue],
    locationId: locationId(plan.venue, plan.location),
    friendlyLocationName: plan.friendlyLocation ?? null,
    instructors: plan.instructors.map(instructor),
    startsAt: first.startsAt,
    endsAt: last.endsAt,
    maximum: plan.maximum,
    price: plan.price,
    memberPrice: plan.memberPrice ?? null,
    qualification: plan.qualification ?? 'everyone',
    firstBookableAt: plan.window === 'not-yet' ? day.instantAt(5, '07:00') : day.instantAt(opened, '07:00'),
    lastBookableAt: plan.window === 'closed' ? day.instantAt(-1, '18:00') : null,
    prePurchaseWaiverId: waiver ? restrictionIds[waiver] : null,
    prePurchaseInductionId: induction ? restrictionIds[induction] : null,
    restrictionCriteria: waiver && induction ? (plan.criteria ?? 'all') : null,
    extraIds: (plan.extras ?? []).map((key) => extraIds[key]),
    wholeExtraIds: (plan.extras ?? []).map((key) => extraIds[key]).filter((id) => wholeExtraIds.includes(id)),
    occurrences,
    ...(plan.ages && { ages: plan.ages }),
    ...(plan.waitlist && { waitlist: plan.waitlist }),
    bring: plan.bring ?? [],
    createdAt: day.instantAt(opened - 14, '10:00'),
  }
}

function occurrence(
  plan: SchedulePlan,
  day: SeedDay,
  at: { readonly id: string; readonly offset: number; readonly index: number },
): OccurrenceRecord {
  const startsAt = day.instantAt(at.offset, plan.time)
  return { id: seedOccurrenceId(day, at.id, at.index), startsAt, endsAt: startsAt + plan.minutes * minute }
}
