import { scheduleBookingTypes, type SeedRecord } from '@touchline/contract'
import type { Ids } from './ids.ts'
import { zero } from '@touchline/money'
import { textOf, thingsOf } from './things.ts'

type CategoryRecord = SeedRecord<'categories'>
export type ScheduleKind = 'class' | 'course' | 'slots'

/** Words of the activity list, and the pattern that is drawn for them. */
const kinds: readonly (readonly [RegExp, CategoryRecord['kind']])[] = [
  [/swim|aqua|water|diving/i, 'swimming'],
  [/gymnast|trampolin/i, 'gymnastics'],
  [/football|futsal|rugby|hockey|netball/i, 'football'],
  [/dance|zumba|ballet/i, 'dance'],
  [/badminton|tennis|squash|racket|pickleball/i, 'racket'],
  [/climb|boulder/i, 'climbing'],
  [/yoga|pilates|tai chi/i, 'yoga'],
  [/walk|orienteer|adventure|cycl/i, 'adventure'],
]

const names: Readonly<Record<ScheduleKind, string>> = {
  class: 'classes',
  course: 'courses',
  slots: 'hire',
}

const cancellation: CategoryRecord['cancellation'] = {
  cutOffMinutes: 1440,
  actions: [],
  fee: zero,
  message: 'Cancel up to a day before and the amount comes back as credit.',
}

export type Categories = {
  readonly records: () => readonly CategoryRecord[]
  /** The category of an activity at a venue, for schedules of a kind. */
  readonly of: (activity: string, kind: ScheduleKind, venueId: number) => CategoryRecord
}

/** A parent for each activity, and a child for each way in which it is sold. */
export function collectCategories(ids: Ids, createdAt: number): Categories {
  const made = new Map<string, CategoryRecord & { venueIds: number[] }>()

  function make(key: string, fields: Pick<CategoryRecord, 'name' | 'bookingType' | 'parentId' | 'kind'>) {
    const known = made.get(key)
    if (known) return known
    const category = {
      ...fields,
      id: ids.uuid(`category ${key}`),
      slug: ids.slug('category', fields.name),
      venueIds: [],
      cancellation,
      createdAt,
    }
    made.set(key, category)
    return category
  }

  return {
    records: () => [...made.values()],
    of(activity, scheduleKind, venueId) {
      const kind = kinds.find(([words]) => words.test(activity))?.[1] ?? 'athletics'
      const key = activity.toLowerCase()
      const parent = make(key, { name: activity, bookingType: null, parentId: null, kind })
      const category = make(`${key} ${scheduleKind}`, {
        name: `${activity} ${names[scheduleKind]}`,
        bookingType: scheduleBookingTypes[scheduleKind],
        parentId: parent.id,
        kind,
      })
      if (!category.venueIds.includes(venueId)) category.venueIds.push(venueId)
      return category
    },
  }
}

/** The names of activities, in their order. */
export function activitiesOf(value: unknown): readonly string[] {
  return thingsOf(value).flatMap((concept) => textOf(concept['prefLabel']) ?? [])
}
