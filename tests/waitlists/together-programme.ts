import { hour } from '@touchline/clock'
import { minorUnits } from '@touchline/money'
import type { ScheduleRecord } from '@touchline/seed'
import { plainLike, seedWith } from '../support/seed-with.ts'

type Sessions = Extract<ScheduleRecord, { readonly kind: 'class' | 'ticketed' | 'slots' }>

const start = Date.parse('2026-04-20T09:00:00Z')
const uuid = (number: number) => `0199dddd-0000-7000-8000-${String(number).padStart(12, '0')}`
const occurrence = (number: number) => `oc${uuid(number).replaceAll('-', '')}`

/** Ids by name: a class of three, one that costs nothing and is booked by itself, swims for five, and a free one. */
export const together = {
  class: occurrence(1),
  told: occurrence(2),
  /** A free class at two times, of which everybody who waits is told. */
  twoTimes: [occurrence(8), occurrence(9)],
  booked: occurrence(3),
  swim: occurrence(4),
  adult: uuid(41),
  family: uuid(42),
  free: occurrence(5),
  /** A swim of which everybody who waits is told. */
  toldSwim: occurrence(6),
  toldAdult: uuid(61),
  toldFamily: uuid(62),
} as const

const withTickets = (swim: Sessions, ticketIds: readonly string[]): Sessions => ({
  ...swim,
  occurrences: swim.occurrences.map((one) => ({ ...one, ticketIds })),
})

function schedules(like: ScheduleRecord): readonly ScheduleRecord[] {
  const alone = (number: number, slug: string, changes: Partial<Sessions>): Sessions => ({
    ...plainLike(like),
    kind: 'class',
    id: uuid(100 + number),
    slug,
    name: slug,
    startsAt: start,
    endsAt: start + 20 * hour,
    price: minorUnits(700),
    maximum: 3,
    bookingStrategy: 'overlapping',
    window: { opensMinutesBefore: null, closesMinutesBefore: null },
    waitlist: { maximum: 10, mode: 'offer' },
    tickets: [],
    occurrences: [
      { id: occurrence(number), startsAt: start + number * 2 * hour, endsAt: start + (number * 2 + 1) * hour },
    ],
    ...changes,
  })
  const swim = alone(4, 'together-swim', {
    kind: 'ticketed',
    maximum: 5,
    tickets: [
      { name: 'Adult', attendees: 1, price: minorUnits(450), memberPrice: null },
      { name: 'Family', attendees: 4, price: minorUnits(1200), memberPrice: null },
    ],
  })
  const toldSwim = alone(6, 'together-told-swim', {
    kind: 'ticketed',
    maximum: 5,
    waitlist: { maximum: 10, mode: 'notify_all' },
    tickets: [
      { name: 'Adult', attendees: 1, price: minorUnits(0), memberPrice: null },
      { name: 'Family', attendees: 4, price: minorUnits(0), memberPrice: null },
    ],
  })
  return [
    alone(1, 'together-class', {}),
    alone(2, 'together-told', { waitlist: { maximum: 10, mode: 'notify_all' } }),
    alone(8, 'together-two-times', {
      price: minorUnits(0),
      waitlist: { maximum: 10, mode: 'notify_all' },
      endsAt: start + 24 * hour,
      occurrences: [8, 9].map((number) => ({
        id: occurrence(number),
        startsAt: start + number * 2 * hour,
        endsAt: start + (number * 2 + 1) * hour,
      })),
    }),
    alone(5, 'together-free', { price: minorUnits(0) }),
    alone(3, 'together-booked', { price: minorUnits(0), waitlist: { maximum: 10, mode: 'book' } }),
    withTickets(swim, [together.adult, together.family]),
    withTickets(toldSwim, [together.toldAdult, together.toldFamily]),
  ]
}

/** The seed with these beside its own. */
export const seedWithTogether = seedWith('together', (writer) => ({
  schedules: (records) => {
    const like = records.find(({ kind, venueId }) => kind === 'course' && venueId === 1)
    return writer.schedules(like ? [...records, ...schedules(like)] : records)
  },
}))
