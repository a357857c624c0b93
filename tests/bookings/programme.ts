import { hour } from '@touchline/clock'
import { minorUnits } from '@touchline/money'
import type { CancellationPolicy, SeedWriter } from '@touchline/seed'
import { plainLike, seedWith } from '../support/seed-with.ts'

type ScheduleRecord = Parameters<SeedWriter['schedules']>[0][number]
type Sessions = Extract<ScheduleRecord, { readonly tickets: unknown }>

const uuid = (number: number) => `0199bbbb-0000-7000-8000-${String(number).padStart(12, '0')}`

/** When the first of the sessions begins: two weeks after tests start. */
export const firstAt = Date.parse('2026-04-21T17:30:00Z')

/** The n-th session of the class here; one a day. */
export const session = (number: number) => `bk${uuid(number).replaceAll('-', '')}`

/** The n-th session before nine in the morning. */
export const early = (number: number) => session(100 + number)

export const places = 3

function classes(like: ScheduleRecord, categoryId: string): readonly ScheduleRecord[] {
  const common = {
    ...plainLike(like),
    kind: 'class',
    categoryId,
    price: minorUnits(850),
    maximum: places,
    window: { opensMinutesBefore: null, closesMinutesBefore: null },
    tickets: [],
    waitlist: { maximum: 5, mode: 'offer' },
  } as const
  const of = (number: number, slug: string, startsAt: number, idOf: (day: number) => string): Sessions => ({
    ...common,
    id: uuid(number),
    slug,
    name: slug,
    startsAt,
    endsAt: startsAt + 30 * 24 * hour,
    occurrences: Array.from({ length: 30 }, (_, day) => ({
      id: idOf(day + 1),
      startsAt: startsAt + day * 24 * hour,
      endsAt: startsAt + day * 24 * hour + hour,
    })),
  })
  return [
    of(900, 'evening-spin', firstAt, session),
    // Half past seven by the clock of the venue.
    of(901, 'morning-spin', Date.parse('2026-04-21T06:30:00Z'), early),
  ]
}

const categoryId = uuid(999)

/** The seed with a class a day beside it, whose category has a policy. */
export function seedWithPolicy(name: string, cancellation: CancellationPolicy) {
  return seedWith(`policy-${name.toLowerCase()}`, (writer) => ({
    categories: (records) => {
      const [like] = records.filter(({ parentId }) => parentId !== null)
      if (!like) throw new Error('the seed has no categories')
      const own = {
        ...like,
        id: categoryId,
        slug: 'spin',
        name: 'Spin',
        bookingType: 'classes' as const,
        cancellation,
      }
      return writer.categories([...records, own])
    },
    schedules: (records) => {
      const like = records.find(({ kind }) => kind === 'course')
      return writer.schedules(like ? [...records, ...classes(like, categoryId)] : records)
    },
  }))
}
