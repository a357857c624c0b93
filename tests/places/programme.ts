import { hour, minute } from '@touchline/clock'
import { minorUnits } from '@touchline/money'
import type { ScheduleRecord } from '@touchline/seed'
import { plainLike, seedWith } from '../support/seed-with.ts'

type Sessions = Extract<ScheduleRecord, { readonly kind: 'class' | 'ticketed' | 'slots' }>
type Camp = Extract<ScheduleRecord, { readonly kind: 'camp' }>
type Course = Extract<ScheduleRecord, { readonly kind: 'course' }>

/** When everything here takes place; sandboxes stand two weeks before. */
export const start = Date.parse('2026-04-20T09:00:00Z')

const uuid = (number: number) => `0199aaaa-0000-7000-8000-${String(number).padStart(12, '0')}`
const occurrence = (number: number) => `oc${uuid(number).replaceAll('-', '')}`

/** Ids by name. */
export const ids = {
  course: uuid(1),
  camp: uuid(2),
  firstDay: occurrence(21),
  secondDay: occurrence(22),
  split: occurrence(31),
  court: occurrence(41),
  hall: occurrence(42),
  otherCourt: occurrence(43),
  yoga: occurrence(51),
  pilates: occurrence(52),
  wanted: occurrence(61),
  school: occurrence(71),
  swim: occurrence(81),
  adult: uuid(82),
  free: occurrence(91),
  told: occurrence(95),
  groups: {
    offer: { occurrence: occurrence(101), ticket: uuid(102) },
    notify_all: { occurrence: occurrence(111), ticket: uuid(112) },
    book: { occurrence: occurrence(121), ticket: uuid(122) },
  },
  withCaps: uuid(3),
} as const

export const capId = 900_001
const [hallId, courtId, otherCourtId] = [900_010, 900_011, 900_012] as const

/** Schedules beside those of the seed, one for each kind of thing that can be full; they look like one that is there. */
function schedules(like: ScheduleRecord): readonly ScheduleRecord[] {
  const common = {
    ...plainLike(like),
    startsAt: start,
    endsAt: start + hour,
    price: minorUnits(700),
  } as const
  const open = { firstBookableAt: 0, lastBookableAt: null }
  const one = (id: string, shift = 0) => ({ id, startsAt: start + shift, endsAt: start + shift + hour })
  const course = (id: string, slug: string, changes: Partial<Course>): Course => ({
    ...common,
    ...open,
    kind: 'course',
    id,
    slug,
    name: slug,
    maximum: 3,
    allowCustomerBookCourseAfterStart: false,
    occurrences: [one(occurrence(Number(id.slice(-3)) * 1000))],
    ...changes,
  })
  const alone = (number: number, slug: string, changes: Partial<Sessions>): Sessions => ({
    ...common,
    kind: 'class',
    id: uuid(number),
    slug,
    name: slug,
    maximum: 1,
    window: { opensMinutesBefore: null, closesMinutesBefore: null },
    tickets: [],
    occurrences: [],
    ...changes,
  })
  const camp: Camp = {
    ...common,
    ...open,
    kind: 'camp',
    id: ids.camp,
    slug: 'race-camp',
    name: 'race-camp',
    endsAt: start + 25 * hour,
    maximum: 5,
    pricingOptionAvailability: ['bundled', 'individual'],
    price: minorUnits(1001),
    sessionPrice: minorUnits(600),
    sessionMemberPrice: null,
    occurrences: [one(ids.firstDay), one(ids.secondDay, 24 * hour)],
  }
  const offer = { maximum: 1, mode: 'offer' } as const
  /** Free of charge, for as many as come together, so that groups wait in each of the ways there are. */
  const groups = (number: number, mode: keyof typeof ids.groups) =>
    alone(number, `race-groups-${mode}`, {
      kind: 'ticketed',
      // How many come changes on the way: nothing else that is planned then is in its way.
      bookingStrategy: 'overlapping',
      maximum: 4,
      price: minorUnits(0),
      waitlist: { maximum: 5, mode },
      tickets: [{ name: 'Anybody', attendees: 1, price: minorUnits(0), memberPrice: null }],
      occurrences: [{ ...one(ids.groups[mode].occurrence), ticketIds: [ids.groups[mode].ticket] }],
    })
  return [
    course(ids.course, 'race-course', {}),
    course(ids.withCaps, 'race-caps', { maximum: 500, extraIds: [capId] }),
    camp,
    alone(30, 'race-split', { maximum: 6, split: { online: 4, foh: 2 }, occurrences: [one(ids.split)] }),
    alone(40, 'race-court', { kind: 'slots', locationId: courtId, teardownMinutes: 10, occurrences: [one(ids.court)] }),
    alone(44, 'race-hall', {
      kind: 'slots',
      locationId: hallId,
      allowAnonymous: true,
      occurrences: [one(ids.hall, hour + 5 * minute)],
    }),
    alone(45, 'race-beside', { kind: 'slots', locationId: otherCourtId, occurrences: [one(ids.otherCourt)] }),
    alone(50, 'race-yoga', { maximum: 500, occurrences: [one(ids.yoga)] }),
    alone(53, 'race-pilates', { maximum: 500, occurrences: [one(ids.pilates, 30 * minute)] }),
    alone(60, 'race-wanted', { waitlist: offer, occurrences: [one(ids.wanted)] }),
    alone(70, 'race-school', { maximum: 10, occurrences: [one(ids.school)] }),
    alone(80, 'race-swim', {
      kind: 'ticketed',
      maximum: 4,
      waitlist: { maximum: 5, mode: 'offer' },
      tickets: [{ name: 'Adult', attendees: 1, price: minorUnits(450), memberPrice: null }],
      occurrences: [{ ...one(ids.swim), ticketIds: [ids.adult] }],
    }),
    groups(100, 'offer'),
    groups(110, 'notify_all'),
    groups(120, 'book'),
    alone(94, 'race-told', { waitlist: { maximum: 5, mode: 'notify_all' }, occurrences: [one(ids.told)] }),
    alone(90, 'race-free', {
      price: minorUnits(0),
      waitlist: { maximum: 5, mode: 'book' },
      occurrences: [one(ids.free)],
    }),
  ]
}

function locations(venueId: number) {
  return [
    { id: hallId, venueId, parentId: null, name: 'Race hall' },
    { id: courtId, venueId, parentId: hallId, name: 'Race court' },
    { id: otherCourtId, venueId, parentId: hallId, name: 'Race court 2' },
  ]
}

/** The seed with these schedules beside its own. */
export const seedWithRaces = seedWith('races', (writer) => ({
  locations: (records) => writer.locations([...records, ...locations(records[0]?.venueId ?? 1)]),
  pricingOptions: (records) =>
    writer.pricingOptions([...records, { id: capId, name: 'Cap', reference: 'CAP', price: minorUnits(300), stock: 2 }]),
  schedules: (records) => {
    const like = records.find(({ kind }) => kind === 'course')
    return writer.schedules(like ? [...records, ...schedules(like)] : records)
  },
}))
