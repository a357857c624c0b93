import { day, hour } from '@touchline/clock'
import { minorUnits } from '@touchline/money'
import { personaId, type ScheduleRecord } from '@touchline/seed'
import { plainLike, seedWith } from '../support/seed-with.ts'

type Class = Extract<ScheduleRecord, { readonly kind: 'class' | 'ticketed' | 'slots' }>
type Course = Extract<ScheduleRecord, { readonly kind: 'course' }>

/** When all of this begins; sandboxes stand two weeks before. */
export const start = Date.parse('2026-04-20T09:00:00Z')

const uuid = (number: number) => `0199cccc-0000-7000-8000-${String(number).padStart(12, '0')}`
const occurrence = (number: number) => `oc${uuid(number).replaceAll('-', '')}`

/** Ids by name: each occurrence has one place. */
export const ids = {
  class: occurrence(1),
  told: occurrence(2),
  free: occurrence(3),
  inTheWay: occurrence(4),
  beside: occurrence(5),
  members: occurrence(6),
  closing: occurrence(7),
  induced: occurrence(9),
  course: uuid(20),
  sessions: [occurrence(21), occurrence(22), occurrence(23)],
  late: uuid(30),
  lateSession: occurrence(31),
} as const

/** The induction that the seed needs before climbing. */
const topRopeInduction = 4

/** The hall in which nothing is in the way of anything, and the one in which something always is. */
export const halls = { own: 980_001, busy: 980_002 } as const

/** When the course called late can be booked until. */
export const lastBookableAt = Date.parse('2026-04-08T10:00:00Z')

function schedules(like: ScheduleRecord): readonly ScheduleRecord[] {
  const common = {
    ...plainLike(like),
    startsAt: start,
    endsAt: start + day,
    maximum: 1,
    price: minorUnits(700),
    locationId: halls.own,
    waitlist: { maximum: 5, mode: 'offer' },
  } as const
  const one = (id: string, shift = 0) => ({ id, startsAt: start + shift, endsAt: start + shift + hour })
  const alone = (number: number, slug: string, shift: number, changes: Partial<Class> = {}): Class => ({
    ...common,
    kind: 'class',
    id: uuid(100 + number),
    slug,
    name: slug,
    window: { opensMinutesBefore: null, closesMinutesBefore: null },
    tickets: [],
    occurrences: [one(occurrence(number), shift)],
    ...changes,
  })
  const course = (id: string, slug: string, changes: Partial<Course>): Course => ({
    ...common,
    kind: 'course',
    id,
    slug,
    name: slug,
    firstBookableAt: 0,
    lastBookableAt: null,
    allowCustomerBookCourseAfterStart: true,
    occurrences: [],
    ...changes,
  })
  const weekly = (id: string, index: number) => one(id, 9 * hour + index * 7 * day)
  return [
    alone(1, 'wait-class', 0),
    alone(2, 'wait-told', hour, { waitlist: { maximum: 5, mode: 'notify_all' } }),
    alone(3, 'wait-free', 2 * hour, { price: minorUnits(0), waitlist: { maximum: 5, mode: 'book' } }),
    alone(4, 'wait-in-the-way', 0, { locationId: halls.busy }),
    alone(8, 'wait-evening', 9 * hour, { locationId: halls.busy }),
    alone(5, 'wait-beside', 0, { locationId: halls.busy, bookingStrategy: 'overlapping', maximum: 10 }),
    alone(6, 'wait-members', 4 * hour, { qualification: 'members', memberPrice: minorUnits(500) }),
    alone(7, 'wait-closing', 6 * hour, {
      price: minorUnits(0),
      window: { opensMinutesBefore: null, closesMinutesBefore: 180 },
    }),
    alone(9, 'wait-induced', 3 * hour, { prePurchaseInductionId: topRopeInduction }),
    course(ids.course, 'wait-course', {
      price: minorUnits(0),
      occurrences: ids.sessions.map(weekly),
      endsAt: start + 15 * day,
    }),
    course(ids.late, 'wait-late', {
      price: minorUnits(0),
      lastBookableAt,
      occurrences: [one(ids.lateSession, 12 * hour)],
    }),
  ].map((record) => (record.slug === 'wait-in-the-way' ? longer(record) : record))
}

/** As long as the three classes that are moved onto it. */
function longer(record: ScheduleRecord): ScheduleRecord {
  return { ...record, occurrences: record.occurrences.map((one) => ({ ...one, endsAt: start + 3 * hour })) }
}

function locations(venueId: number) {
  return [
    { id: halls.own, venueId, parentId: null, name: 'Own hall' },
    { id: halls.busy, venueId, parentId: null, name: 'Busy hall' },
  ]
}

/** Gwen is a member without an end; her month is paid until tomorrow. */
const membership = {
  id: 980_003,
  userId: personaId('gwen'),
  membershipTypeId: 1,
  homeVenueId: 1,
  startsOn: '2026-03-09',
  endsOn: null,
} as const

/** The seed with these schedules beside its own, all of them at its first venue. */
export const seedWithWaiting = seedWith('waiting', (writer) => ({
  locations: (records) => writer.locations([...records, ...locations(1)]),
  memberships: (records) =>
    writer.memberships([...records.filter(({ userId }) => userId !== membership.userId), membership]),
  schedules: (records) => {
    const like = records.find(({ kind, venueId }) => kind === 'course' && venueId === 1)
    return writer.schedules(like ? [...records, ...schedules(like)] : records)
  },
}))
