import { hour } from '@touchline/clock'
import { minorUnits } from '@touchline/money'
import type { ScheduleRecord } from '@touchline/seed'
import { plainLike, seedWith } from '../support/seed-with.ts'

type Class = Extract<ScheduleRecord, { readonly kind: 'class' | 'ticketed' | 'slots' }>

/** A Wednesday two weeks after the sandboxes stand, ten in the morning by the clock of the venue. */
export const start = Date.parse('2026-04-22T09:00:00Z')

/** Ten in the morning of the day on which the clocks of the venue go forward. */
const springForward = Date.parse('2027-03-28T09:00:00Z')

const uuid = (number: number) => `0199bbbb-0000-7000-8000-${String(number).padStart(12, '0')}`
const occurrence = (number: number) => `oc${uuid(number).replaceAll('-', '')}`

/** Ids by name. */
export const ids = {
  yoga: occurrence(1),
  later: occurrence(2),
  dance: occurrence(3),
  court: occurrence(4),
  otherCourt: occurrence(5),
  split: occurrence(6),
  hall: occurrence(7),
  spring: occurrence(8),
} as const

export const places = { hall: 990_010, court: 990_011, otherCourt: 990_012, studio: 990_013 } as const
export const instructors = {
  hana: { id: 99_001, name: 'Hana Sato' },
  piotr: { id: 99_002, name: 'Piotr Nowak' },
} as const
export const closureId = 9901

function schedules(like: ScheduleRecord): readonly ScheduleRecord[] {
  const common = {
    ...plainLike(like),
    kind: 'class',
    startsAt: start,
    endsAt: start + hour,
    price: minorUnits(700),
    maximum: 10,
    window: { opensMinutesBefore: null, closesMinutesBefore: null },
    tickets: [],
  } as const
  const one = (id: string, shift = 0) => [{ id, startsAt: start + shift, endsAt: start + shift + hour }]
  const alone = (number: number, slug: string, changes: Partial<Class>): Class => ({
    ...common,
    id: uuid(number),
    slug,
    name: slug,
    locationId: places.studio,
    occurrences: [],
    ...changes,
  })
  return [
    alone(11, 'moved-yoga', {
      instructors: [instructors.hana],
      occurrences: [...one(ids.yoga), ...one(ids.later, 24 * hour)],
    }),
    alone(12, 'moved-dance', { instructors: [instructors.piotr], occurrences: one(ids.dance, 2 * hour) }),
    alone(13, 'moved-court', { kind: 'slots', maximum: 1, locationId: places.court, occurrences: one(ids.court) }),
    alone(14, 'moved-hall', {
      kind: 'slots',
      maximum: 1,
      locationId: places.hall,
      occurrences: one(ids.hall, 3 * hour),
    }),
    alone(15, 'moved-split', {
      maximum: 6,
      split: { online: 4, foh: 2 },
      locationId: places.otherCourt,
      occurrences: one(ids.split, 5 * hour),
    }),
    alone(16, 'moved-spring', { occurrences: one(ids.spring, springForward - start) }),
  ]
}

function locations(venueId: number) {
  return [
    { id: places.hall, venueId, parentId: null, name: 'Big hall' },
    { id: places.court, venueId, parentId: places.hall, name: 'Big hall, court 1' },
    { id: places.otherCourt, venueId, parentId: places.hall, name: 'Big hall, court 2' },
    { id: places.studio, venueId, parentId: null, name: 'Quiet studio' },
  ]
}

/** The studio is out of use for three hours from seven hours after the start. */
function closures(venueId: number) {
  const span = { startsAt: start + 7 * hour, endsAt: start + 10 * hour }
  return [{ ...span, id: closureId, venueId, message: 'The floor is being laid.', locationIds: [places.studio] }]
}

/** The seed with these schedules beside its own, all of them at its first venue. */
export const seedWithProgramme = seedWith('occurrences', (writer) => ({
  locations: (records) => writer.locations([...records, ...locations(1)]),
  closures: (records) => writer.closures([...records, ...closures(1)]),
  schedules: (records) => {
    const like = records.find(({ kind, venueId }) => kind === 'course' && venueId === 1)
    return writer.schedules(like ? [...records, ...schedules(like)] : records)
  },
}))
