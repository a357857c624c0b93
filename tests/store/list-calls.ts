import type { Reads } from '../../server/src/repositories.ts'

const now = Date.parse('2026-04-07T09:00:00Z')
const page = { limit: 20, offset: 20 }
const anything = {
  bookingType: 'courses',
  now,
  venueIds: undefined,
  categoryIds: undefined,
  startsAfter: undefined,
  startsBefore: undefined,
  onlyOpen: true,
  memberships: [],
} as const
const everybody = {
  userIds: undefined,
  userId: undefined,
  occurrenceId: undefined,
  startsAfter: undefined,
  startsBefore: undefined,
  statuses: ['settled'],
} as const
const [swimming, dancing] = ['0190a000-0000-7000-8000-0000000000c1', '0190a000-0000-7000-8000-0000000000c2']
const schedule = '0190a000-0000-7000-8000-0000000000a1'
const occurrence = `oc${'1'.repeat(32)}`

type Calls = Readonly<Record<string, (reads: Reads) => Promise<unknown>>>

/** Every query behind a list of the catalogue or of bookings whose rows must come from an index in order of the answer. */
export const orderedLists: Calls = {
  courses: ({ occurrences }) => occurrences.page(anything, page),
  'courses to book from a moment on': ({ occurrences }) =>
    occurrences.page({ ...anything, onlyOpen: false, startsAfter: now, startsBefore: now + 1 }, page),
  'courses of a venue': ({ occurrences }) => occurrences.page({ ...anything, venueIds: [1] }, page),
  'courses of venues': ({ occurrences }) => occurrences.page({ ...anything, venueIds: [1, 2, 3] }, page),
  'courses of a category': ({ occurrences }) => occurrences.page({ ...anything, categoryIds: [swimming] }, page),
  'courses of categories of a venue': ({ occurrences }) =>
    occurrences.page({ ...anything, venueIds: [1], categoryIds: [swimming, dancing] }, page),
  'courses of a category at venues, for a member': ({ occurrences }) =>
    occurrences.page(
      { ...anything, venueIds: [1, 2], categoryIds: [swimming], memberships: ['membership:1@1', 'membership:1@2'] },
      page,
    ),
  'courses that begin soon and have places': ({ occurrences }) =>
    occurrences.page({ ...anything, startsAfter: now, startsBefore: now + 1, withPlaces: true }, page),
  'courses by slug': ({ occurrences }) => occurrences.named({ slug: 'first-strokes' }),
  'bookings, for staff': ({ bookings }) => bookings.pageIds({ ...everybody, ...page }),
  'bookings of a session, for staff': ({ bookings }) =>
    bookings.pageIds({ ...everybody, occurrenceId: occurrence, ...page }),
  'a day of a category': ({ timetable }) =>
    timetable.between({ venueId: 1, categoryIds: [swimming], from: now, to: now + 1 }),
  'the next of a category': ({ timetable }) => timetable.next({ venueId: 1, categoryIds: [swimming], now }),
  'sessions of a course': ({ occurrences }) => occurrences.sessions({ scheduleIds: [schedule] }),
}

/** Queries that touch the rows of one household, of one page or one count: from an index, in whatever order. */
export const narrowReads: Calls = {
  'how many jobs are due': ({ jobs }) => jobs.due({ by: now }),
  'how many mails are new': ({ outbox }) => outbox.mailsSince({ since: now }),
  'how many events wait': ({ outbox }) => outbox.waitingEvents(),
  'open payments': ({ payments }) => payments.withJobByState({ kind: 'payment-sweep' }),
  'customers at the desk': ({ users }) =>
    users.found({
      reference: 'AMINA RA',
      emailKey: 'amina ra',
      from: 'amina ra',
      to: 'amina ra\u{10FFFF}',
      first: 'amina',
      lastFrom: 'ra',
      lastTo: 'ra\u{10FFFF}',
      limit: 21,
    }),
  'how many courses': ({ occurrences }) => occurrences.total(anything),
  'how many courses of a venue': ({ occurrences }) => occurrences.total({ ...anything, venueIds: [1] }),
  'what is offered at venues': ({ categories }) => categories.offeredAt({ venueIds: [1, 2, 3], now }),
  'what is planned at venues': ({ categories }) => categories.plannedAt({ venueIds: [1, 2, 3], now }),
  'what is planned on a day': ({ categories }) => categories.plannedOn({ venueIds: [1, 2, 3], now, day: '2026-04-09' }),
  'categories of a venue': ({ categories }) => categories.bookableAt({ venueId: 1, now }),
  'bookings of a household': ({ bookings }) => bookings.pageIds({ ...everybody, userIds: [1, 2, 3], ...page }),
  'bookings of one of a household': ({ bookings }) =>
    bookings.pageIds({ ...everybody, userIds: [1, 2, 3], userId: 2, startsAfter: now, ...page }),
  'how many bookings of a household': ({ bookings }) => bookings.total({ ...everybody, userIds: [1, 2, 3] }),
  'bookings by id': ({ bookings }) => bookings.details({ ids: [1, 2, 3] }),
  'where people are': ({ bookings }) => bookings.liveBetween({ userIds: [1, 2], from: now, to: now + 1 }),
  'bookings of lines': ({ bookings }) => bookings.bookingsOfItems({ itemIds: [1, 2] }),
  'bundles of lines': ({ bookings }) => bookings.bundlesOfItems({ itemIds: [1, 2] }),
  'settled bookings of bundles': ({ bookings }) => bookings.settledOfBundles({ bundleIds: [1, 2] }),
  'schedules by id': ({ occurrences }) => occurrences.schedules({ scheduleIds: [schedule, swimming] }),
  'revisions by id': ({ occurrences }) => occurrences.revisionsOf({ scheduleIds: [schedule, swimming] }),
  'sessions of courses': ({ occurrences }) => occurrences.sessions({ scheduleIds: [schedule, swimming] }),
  'windows of schedules': ({ occurrences }) => occurrences.windows({ scheduleIds: [schedule, swimming] }),
  'extras of schedules': ({ occurrences }) => occurrences.extras({ scheduleIds: [schedule, swimming] }),
  'questions of schedules': ({ occurrences }) => occurrences.sections({ scheduleIds: [schedule, swimming] }),
  'days of categories': ({ timetable }) =>
    timetable.days({ venueId: 1, categoryIds: [swimming, dancing], from: now, to: now + 1, now }),
  'a day of a group': ({ timetable }) =>
    timetable.between({ venueId: 1, categoryIds: [swimming, dancing], from: now, to: now + 1 }),
  'what is booked by the date at venues': ({ timetable }) => timetable.categoriesAt({ venueIds: [1, 2, 3], now }),
  'an occurrence by its number': ({ timetable }) => timetable.byNumber({ number: 7 }),
  'an occurrence by its id': ({ timetable }) => timetable.byId({ id: occurrence }),
  'occurrences by their numbers': ({ occurrences }) => occurrences.numbered({ numbers: [7, 8] }),
  'locations of venues': ({ occurrences }) => occurrences.locations({ venueIds: [1, 2] }),
}
