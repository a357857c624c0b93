import { hour } from '@touchline/clock'
import type { MinorUnits } from '@touchline/money'
import { createDiary, type Diary } from '../orders/diary.ts'
import type { SeedDay } from '../seed-day.ts'
import type { CourseRecord, OccurrenceRecord, SessionsRecord, UserRecord } from '../seed-writer.ts'

/** A purchase of one customer at one time. */
export type Sale = {
  readonly userId: number
  readonly boughtAt: number
  readonly courses: readonly { readonly course: CourseRecord; readonly price: MinorUnits; readonly isMember: boolean }[]
  readonly sessions: readonly SoldSession[]
}

export type SoldSession = {
  readonly schedule: SessionsRecord
  readonly occurrence: OccurrenceRecord
  /** The price of one. */
  readonly price: MinorUnits
  readonly isMember: boolean
  /** The ticket type; null: the session itself. */
  readonly ticket: number | null
}

type Market = {
  readonly day: SeedDay
  readonly lessons: readonly CourseRecord[]
  readonly sessions: readonly SessionsRecord[]
  readonly users: readonly UserRecord[]
  readonly isMember: (userId: number) => boolean
}

type Shop = Market & {
  readonly diary: Diary
  /** Takes places of a schedule or an occurrence; false when there are not as many left. */
  readonly take: (id: string, count: number, maximum: number | null) => boolean
}

/**
 * The purchases of a venue's customers: most a course, the popular classes of last week and this week, swim tickets and
 * a court. No person is in two places at once, and no session is sold above its places.
 */
export function largeSales(market: Market): readonly Sale[] {
  const taken = new Map<string, number>()
  const take: Shop['take'] = (id, count, maximum) => {
    const after = (taken.get(id) ?? 0) + count
    if (maximum !== null && after > maximum) return false
    taken.set(id, after)
    return true
  }
  const shop: Shop = { ...market, diary: createDiary(), take }
  return market.users
    .flatMap(({ id }, index) => [
      courseSale(shop, id, index),
      classSale(shop, id, index, { from: -7, to: 0, boughtOn: -8 }),
      classSale(shop, id, index, { from: 0, to: 7, boughtOn: -1 }),
      visitSale(shop, id, index),
    ])
    .filter(({ courses, sessions }) => courses.length + sessions.length > 0)
}

function courseSale({ lessons, diary, take, isMember, day }: Shop, userId: number, index: number): Sale {
  const now = day.instantAt(0, '00:00')
  const [from, to] = [now, day.instantAt(40, '00:00')]
  // Courses in progress and courses that begin soon.
  const offered = lessons.filter((course) => course.endsAt > from && course.startsAt < to)
  const course = offered[index % Math.max(1, offered.length)]
  const member = isMember(userId)
  const boughtAt = Math.min(day.instantAt(-2, '18:30'), (course?.startsAt ?? now) - 30 * hour)
  const isSold = course !== undefined && diary.isFree(userId, course.occurrences) && take(course.id, 1, course.maximum)
  if (!isSold) return { userId, boughtAt, courses: [], sessions: [] }
  diary.enter(userId, course.occurrences)
  const price = (member ? course.memberPrice : null) ?? course.price
  return { userId, boughtAt, courses: [{ course, price, isMember: member }], sessions: [] }
}

/** So few that they are almost full. */
const popularClasses = 6

function classSale(
  shop: Shop,
  userId: number,
  index: number,
  { from, to, boughtOn }: { readonly from: number; readonly to: number; readonly boughtOn: number },
): Sale {
  const { sessions, day, isMember } = shop
  const classes = sessions.filter(({ kind }) => kind === 'class').slice(0, popularClasses)
  const [start, end] = [day.instantAt(from, '00:00'), day.instantAt(to, '00:00')]
  const wanted = [classes[index % popularClasses], classes[(index * 5 + 1) % popularClasses]]
  const sold = [...new Set(wanted)].flatMap((schedule) =>
    schedule
      ? schedule.occurrences
          .filter(({ startsAt }) => startsAt >= start && startsAt < end)
          .flatMap((occurrence) =>
            buy(shop, userId, { schedule, occurrence, isMember: isMember(userId), ticket: null }),
          )
      : [],
  )
  return { userId, boughtAt: day.instantAt(boughtOn, '20:15'), courses: [], sessions: sold }
}

/** A court for one hour of this week, and tickets for a swim. */
function visitSale(shop: Shop, userId: number, index: number): Sale {
  const { sessions, day, isMember } = shop
  const courts = sessions.filter(({ kind }) => kind === 'slots')
  const swims = sessions.filter(({ kind }) => kind === 'ticketed')
  const [start, end] = [day.instantAt(1, '00:00'), day.instantAt(7, '00:00')]
  const soon = (schedule: SessionsRecord | undefined) =>
    schedule?.occurrences.filter(({ startsAt }) => startsAt >= start && startsAt < end) ?? []
  const [court, swim] = [courts[index % Math.max(1, courts.length)], swims[index % Math.max(1, swims.length)]]
  const [slots, dips] = [soon(court), soon(swim)]
  const [slot, dip] = [slots[(index * 7) % Math.max(1, slots.length)], dips[index % Math.max(1, dips.length)]]
  const member = isMember(userId)
  return {
    userId,
    boughtAt: day.instantAt(-1, '12:40'),
    courses: [],
    sessions: [
      ...(court && slot
        ? buy(shop, userId, { schedule: court, occurrence: slot, isMember: member, ticket: null })
        : []),
      ...(swim && dip
        ? buy(shop, userId, { schedule: swim, occurrence: dip, isMember: member, ticket: index % swim.tickets.length })
        : []),
    ],
  }
}

/** One session or ticket, if there is a place and the customer is nowhere else. */
function buy({ diary, take }: Shop, userId: number, wanted: Omit<SoldSession, 'price'>): readonly SoldSession[] {
  const { schedule, occurrence, isMember, ticket } = wanted
  const kind = ticket === null ? schedule : schedule.tickets[ticket]
  if (!kind || (ticket === null && !diary.isFree(userId, [occurrence]))) return []
  // All of this is sold at the desk, which may have places of its own.
  const maximum = schedule.split ? schedule.split.foh : schedule.maximum
  if (!take(occurrence.id, placesOf(wanted), maximum)) return []
  if (ticket === null) diary.enter(userId, [occurrence])
  return [{ ...wanted, price: (isMember ? kind.memberPrice : null) ?? kind.price }]
}

/** How many places it takes. */
export function placesOf({ schedule, ticket }: Pick<SoldSession, 'schedule' | 'ticket'>): number {
  return ticket === null ? 1 : (schedule.tickets[ticket]?.attendees ?? 1)
}
