import { type ApiTypes, type BookableAction, type Course } from '@touchline/contract'
import type { Database } from 'better-sqlite3'
import {
  actionOf,
  audiencesOf,
  canCancel,
  capacityOf,
  fullPrice,
  type Moment,
  type PlacesRow,
  priceOf,
  proRata,
  sessionPrices,
  unmetBy,
  windowsFor,
} from './raw-course.ts'
import type { Parts, Ref } from './raw-parts.ts'
import type { PersonReader } from './raw-person.ts'
import { cancellationOf, explain, suitableFor } from './raw-terms.ts'
import { type Loosely, wirePrice, wireTime } from './wire.ts'
import { messageOf } from './message-of.ts'

type RawCourse = Loosely<Omit<Course, 'occurrences'>> & {
  readonly occurrences: readonly Loosely<Course['occurrences'][number]>[]
}
type RawList = Pick<ApiTypes['listCourses']['reply'], 'meta'> & { readonly data: readonly RawCourse[] }

type Asked = {
  readonly userId: number | undefined
  readonly venueId: number
  readonly startsBefore: number
  readonly page: number
  readonly perPage: number
  readonly now: number
}
type Reading = {
  readonly partsOf: (refs: readonly Ref[]) => readonly Parts[]
  readonly personOf: PersonReader
}
type PageQuestion = [number, number, number, string, number, number, number]
type TotalQuestion = [number, number, number, string, number]

const alone: BookableAction = { action: null, message: messageOf({ code: 'not_individually' }) }
const finished: BookableAction = { action: null, message: messageOf({ code: 'session_finished' }) }
const cancelled: BookableAction = { action: null, message: messageOf({ code: 'session_cancelled' }) }
const unknown: BookableAction = { action: null, message: null }

/** The courses of a venue that start before an instant: a statement for the page, its total, its places and its person. */
export function coursesOver(db: Database, { partsOf, personOf }: Reading): (asked: Asked) => RawList {
  const from = 'from schedules s join venues v on v.id = s.venue_id'
  const shown = `s.booking_type = 'courses' and s.venue_id = ? and v.camps_and_courses = 1 and s.ends_at + 0 > ?
    and s.starts_at < ? and coalesce((
      select min(coalesce(w.opens_at, s.starts_at - w.opens_minutes_before * 60000, 0)) from booking_windows w
      where w.schedule_id = s.id and (w.audience = 'everybody' or w.audience || '@' || s.venue_id in (
        select value from json_each(?)))), 0) <= ?`
  const clients = db
    .prepare<[], number>('select camps_and_courses from clients where host is null order by id limit 1')
    .pluck()
  const total = db.prepare<TotalQuestion, number>(`select count(*) ${from} where ${shown}`).pluck()
  const page = db.prepare<PageQuestion, Ref>(
    `select s.id, s.revision r, v.revision vr, c.revision cr ${from} join categories c on c.id = s.category_id
     where ${shown} order by s.starts_at, s.id limit ? offset ?`,
  )
  const placesOf = db.prepare<[string], PlacesRow>('select * from places where id in (select value from json_each(?))')

  return db.transaction(({ userId, venueId, startsBefore, page: number, perPage, now }: Asked) => {
    if (clients.get() !== 1) throw new Error('courses are switched off')
    const memberships = userId === undefined ? [] : personOf.memberships({ userId, now })
    const where: TotalQuestion = [venueId, now, startsBefore, JSON.stringify(memberships), now]
    const courses = partsOf(page.all(...where, perPage, (number - 1) * perPage))
    const span = {
      from: Math.min(...courses.map(({ row }) => row.starts_at)),
      to: Math.max(...courses.map(({ row }) => row.ends_at)),
    }
    const person = userId === undefined ? undefined : personOf.person({ userId, now, ...span })
    const placesIds = courses.flatMap(({ row, extras }) => [row.places_id, ...extras.map(({ placesId }) => placesId)])
    const places = new Map(placesOf.all(JSON.stringify(placesIds)).map((row) => [row.id, row]))
    const data = courses.map((course) => present(course, places, { person, now }))
    return { data, meta: metaOf(number, perPage, total.get(...where) ?? 0, data.length) }
  })
}

function present(course: Parts, places: ReadonlyMap<number, PlacesRow>, moment: Moment): RawCourse {
  const { row, wire } = course
  const { person, now } = moment
  const own = places.get(row.places_id)
  if (!own) throw new Error(`course ${row.id} has no places`)
  const audiences = audiencesOf(course, person)
  const price = fullPrice(course, person)
  const rest = proRata(course, price, now)
  const opens = Math.min(...windowsFor(course.windows, audiences).map(({ opensAt }) => opensAt))
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    duration_in_weeks: row.weeks,
    category: wire.category,
    venue: wire.venue,
    starts_at: wire.starts_at,
    ends_at: wire.ends_at,
    instructors: wire.instructors,
    price: presentAmount(price),
    pro_rata_price: presentAmount(rest),
    capacity: capacityOf(own),
    allow_customer_book_course_after_start: row.bookable_after_start === 1,
    occurrences: presentSessions(course, own, audiences, moment),
    bookable_action: actionOf(course, own, moment),
    custom_question_sections: wire.custom_question_sections,
    extras: course.extras.flatMap((extra) => {
      const each = priceOf(extra, audiences, person !== undefined)
      const stock = extra.placesId === null ? undefined : places.get(extra.placesId)
      const available = stock ? capacityOf(stock).available : null
      // Extras for the whole only are those of camps.
      const { id, name } = extra
      return each === null ? [] : [{ id, name, price: wirePrice(each), available, whole_only: false }]
    }),
    first_bookable_at: Number.isFinite(opens) && opens > now ? wireTime(opens, row.timezone) : null,
    picture_kind: row.picture_kind,
    suitable_for: suitableFor(course),
    bring: wire.bring,
    ...termsOf(course, price, now),
  }
}

function presentAmount(amount: number | null) {
  return amount === null ? null : wirePrice(amount)
}

function termsOf(
  course: Parts,
  price: number | null,
  now: number,
): Pick<Course, 'cancellation_summary' | 'normal_price' | 'price_reason'> {
  const shareNow = (amount: number) => proRata(course, amount, now) ?? amount
  const { normal, reason } = course.price ? explain(course.price, price, shareNow) : { normal: null, reason: null }
  const next = course.sessions.find((session) => session.row.starts_at > now)
  const lastStartsAt = course.sessions.at(-1)?.row.starts_at ?? 0
  const paid = price === null ? null : shareNow(price)
  return {
    cancellation_summary: next ? cancellationOf(course, [next.row.starts_at, lastStartsAt], paid, now) : null,
    normal_price: presentAmount(normal),
    price_reason: reason,
  }
}

function presentSessions(
  course: Parts,
  places: PlacesRow,
  audiences: ReadonlySet<string>,
  moment: Moment,
): RawCourse['occurrences'] {
  const capacity = capacityOf(places)
  const { wait_max: maximum, wait_used: consumed } = places
  const waitlist =
    maximum === null
      ? { maximum: null, available: null, consumed: null }
      : { maximum, available: maximum - consumed, consumed }
  const closes = Math.max(...windowsFor(course.windows, audiences).map(({ closesAt }) => closesAt))
  const lastBookableAt = Number.isFinite(closes) ? wireTime(closes, course.row.timezone) : null
  const restrictions = unmetBy(course, moment.person)
  const sessionPriceOf = sessionPrices(course, moment)
  return course.sessions.map((session) => ({
    ...session.wire,
    capacity,
    price: presentAmount(sessionPriceOf(session)),
    restrictions,
    bookable_action: sessionAction(session.row, moment),
    waitlist,
    last_bookable_at: lastBookableAt,
    can_cancel: canCancel(course, session.row.id, moment),
    block_booking_information: [],
  }))
}

function sessionAction({ status, ends_at }: Parts['sessions'][number]['row'], { person, now }: Moment): BookableAction {
  if (!person) return unknown
  if (status === 'cancelled') return cancelled
  return ends_at <= now ? finished : alone
}

function metaOf(page: number, perPage: number, total: number, onPage: number) {
  const pages = Math.max(1, Math.ceil(total / perPage))
  const before = (page - 1) * perPage
  return {
    pagination: {
      previous_page: page > 1 ? page - 1 : null,
      current_page: page,
      next_page: page < pages ? page + 1 : null,
      records_per_page: perPage,
      records_on_current_page: onPage,
      first_record_on_current_page: onPage > 0 ? before + 1 : null,
      last_record_on_current_page: onPage > 0 ? before + onPage : null,
      total_records: total,
      total_pages: pages,
    },
    sorting: { sort_by: 'starts_at', direction: 'ascending' as const },
  }
}
