import type { ApiTypes, BookableAction, Course } from '@touchline/contract'
import type { Database } from 'better-sqlite3'
import {
  actionOf,
  fullPrice,
  type OccurrenceRow,
  proRata,
  scheduleColumns,
  scheduleJoins,
  type ScheduleRow,
  unmetBy,
} from './raw-course.ts'
import { type Person, personOver } from './raw-person.ts'
import { wirePrice, wireTime } from './wire.ts'

type SectionRow = {
  readonly id: number
  readonly schedule_id: string
  readonly title: string
  readonly description: string | null
  readonly position: number
  readonly questions: string
}
type Question = Course['custom_question_sections'][number]['questions'][number]
type StoredQuestion = Omit<Question, 'default_answer'> & { readonly defaultAnswer: Question['default_answer'] }
type ExtraRow = {
  readonly schedule_id: string
  readonly id: number
  readonly name: string
  readonly price: number
  readonly stock: number | null
  readonly consumed: number
}
type Parts = {
  readonly sessions: readonly OccurrenceRow[]
  readonly sections: readonly SectionRow[]
  readonly extras: readonly ExtraRow[]
}
type Asked = {
  readonly userId: number | undefined
  readonly page: number
  readonly perPage: number
  readonly now: number
}

const alone: BookableAction = { action: null, message: 'You cannot book this session individually.' }
const finished: BookableAction = { action: null, message: 'This session has finished.' }
const unknown: BookableAction = { action: null, message: null }

/** The list of courses: one statement for the page, one each for what belongs to its rows. */
export function coursesOver(db: Database): (asked: Asked) => ApiTypes['listCourses']['reply'] {
  const shown = `s.kind = 'course' and s.ends_at > ? and s.first_bookable_at <= ? and v.camps_and_courses = 1`
  const clients = db.prepare<[], { readonly camps_and_courses: number }>(
    'select * from clients where host is null order by id limit 1',
  )
  const total = db.prepare<[number, number], number>(`select count(*) from ${scheduleJoins} where ${shown}`).pluck()
  const page = db.prepare<[number, number, number, number], ScheduleRow>(
    `select ${scheduleColumns} from ${scheduleJoins} where ${shown} order by s.starts_at, s.id limit ? offset ?`,
  )
  const ofPage = 'in (select value from json_each(?))'
  const occurrences = db.prepare<[string], OccurrenceRow>(
    `select id, schedule_id, starts_at, ends_at from occurrences where schedule_id ${ofPage}
     order by schedule_id, starts_at, id`,
  )
  const sections = db.prepare<[string], SectionRow>(
    `select * from question_sections where schedule_id ${ofPage} order by position, id`,
  )
  const extras = db.prepare<[string], ExtraRow>(
    `select e.schedule_id, o.id, o.name, o.price, o.stock, o.consumed from schedule_extras e
     join pricing_options o on o.id = e.pricing_option_id where e.schedule_id ${ofPage} order by e.position, o.id`,
  )
  const personOf = personOver(db)

  return db.transaction(({ userId, page: number, perPage, now }: Asked) => {
    if (clients.get()?.camps_and_courses !== 1) throw new Error('courses are switched off')
    const person = userId === undefined ? undefined : personOf(userId, now)
    const rows = page.all(now, now, perPage, (number - 1) * perPage)
    const ids = JSON.stringify(rows.map(({ id }) => id))
    const bySchedule = {
      sessions: Map.groupBy(occurrences.all(ids), ({ schedule_id }) => schedule_id),
      sections: Map.groupBy(sections.all(ids), ({ schedule_id }) => schedule_id),
      extras: Map.groupBy(extras.all(ids), ({ schedule_id }) => schedule_id),
    }
    const data = rows.map((row) => {
      const parts = {
        sessions: bySchedule.sessions.get(row.id) ?? [],
        sections: bySchedule.sections.get(row.id) ?? [],
        extras: bySchedule.extras.get(row.id) ?? [],
      }
      return present(row, parts, person, now)
    })
    return { data, meta: metaOf(number, perPage, total.get(now, now) ?? 0, rows.length) }
  })
}

function present(row: ScheduleRow, { sessions, sections, extras }: Parts, person: Person | undefined, now: number) {
  const price = fullPrice(row, person)
  const rest = proRata(row, sessions, price, now)
  const instructors = (JSON.parse(row.instructors) as { readonly name: string }[]).map(({ name }) => name)
  const capacity = { available: row.maximum - row.consumed, consumed: row.consumed, maximum: row.maximum }
  const restrictions = unmetBy(row, person)
  const location = row.friendly_location_name ?? row.location_name
  const course: Course = {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    duration_in_weeks: row.weeks,
    category: {
      id: row.category_id,
      name: row.category_name,
      slug: row.category_slug,
      booking_type: row.booking_type,
    },
    venue: { id: row.venue_id, name: row.venue_name, slug: row.venue_slug },
    starts_at: wireTime(row.starts_at, row.timezone),
    ends_at: wireTime(row.ends_at, row.timezone),
    instructors,
    price: price === null ? null : wirePrice(price),
    pro_rata_price: rest === null ? null : wirePrice(rest),
    capacity,
    allow_customer_book_course_after_start: row.bookable_after_start === 1,
    occurrences: sessions.map((session) => ({
      id: session.id,
      name: row.name,
      starts_at: wireTime(session.starts_at, row.timezone),
      ends_at: wireTime(session.ends_at, row.timezone),
      status: 'bookable',
      location_name: location,
      instructors,
      capacity,
      price: null,
      restrictions,
      bookable_action: sessionAction(session, person, now),
    })),
    bookable_action: actionOf(row, sessions, person, now),
    custom_question_sections: sections.map(presentSection),
    extras: extras.map(({ id, name, price: each, stock, consumed }) => ({
      id,
      name,
      price: wirePrice(each),
      available: stock === null ? null : stock - consumed,
    })),
    first_bookable_at: row.first_bookable_at > now ? wireTime(row.first_bookable_at, row.timezone) : null,
    picture_kind: row.picture_kind,
  }
  return course
}

function sessionAction({ ends_at }: OccurrenceRow, person: Person | undefined, now: number): BookableAction {
  if (!person) return unknown
  return ends_at <= now ? finished : alone
}

function presentSection({ id, title, description, position, questions }: SectionRow) {
  const stored: StoredQuestion[] = JSON.parse(questions)
  return {
    id,
    title,
    description,
    position,
    questions: stored
      .toSorted((a, b) => a.position - b.position || a.id - b.id)
      .map(({ defaultAnswer, ...question }) => ({ ...question, default_answer: defaultAnswer })),
  }
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
