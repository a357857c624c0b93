import type {
  BookableAction,
  Channel,
  Course,
  RestrictionSummary,
  Session,
  UnmetRestrictions,
} from '@touchline/contract'
import type { Currency } from '@touchline/money'
import { presentDateTime } from '../../infra/wire/date-time.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import type { CatalogueSchedule } from '../occurrences/index.ts'
import { type Attendee, bookableAction, fullPrice, proRataPrice } from './course.ts'

/** What presenting a course needs beside the course: the moment, the places taken, and who asks. */
export type View = {
  readonly now: number
  readonly channel: Channel
  readonly currency: Currency
  readonly consumed: number
  readonly extrasConsumed: ReadonlyMap<number, number>
  readonly attendee: Attendee | undefined
  /** Restrictions the attendee has not met yet; null when unknown or nothing is missing. [P3-104] */
  readonly unmet: UnmetRestrictions | null
}

const alone: BookableAction = { action: null, message: 'You cannot book this session individually.' }
const finished: BookableAction = { action: null, message: 'This session has finished.' }
const unknown: BookableAction = { action: null, message: null }

export function presentCourse(entry: CatalogueSchedule, view: View): Course {
  const { schedule } = entry
  const { now, currency, consumed, attendee } = view
  const price = fullPrice(entry, attendee)
  const proRata = proRataPrice(entry, attendee, now)
  const capacity = { available: schedule.maximum - consumed, consumed, maximum: schedule.maximum }
  return {
    id: schedule.id,
    name: schedule.name,
    slug: schedule.slug,
    description: schedule.description,
    duration_in_weeks: schedule.weeks,
    category: entry.wireCategory,
    venue: entry.wireVenue,
    starts_at: entry.wireStartsAt,
    ends_at: entry.wireEndsAt,
    instructors: entry.wireInstructors,
    price: price === null ? null : presentPrice(price, currency),
    pro_rata_price: proRata === null ? null : presentPrice(proRata, currency),
    capacity,
    allow_customer_book_course_after_start: schedule.bookableAfterStart,
    occurrences: entry.sessions.map((session): Session => ({
      id: session.id,
      name: schedule.name,
      starts_at: session.wireStartsAt,
      ends_at: session.wireEndsAt,
      status: 'bookable',
      location_name: entry.locationName,
      instructors: entry.wireInstructors,
      capacity,
      price: null,
      restrictions: view.unmet,
      bookable_action: sessionAction(session.endsAt, now, attendee),
    })),
    bookable_action: bookableAction(entry, view),
    custom_question_sections: entry.sections.map(({ wire }) => wire),
    extras: entry.extras.map((extra) => ({
      id: extra.id,
      name: extra.name,
      price: presentPrice(extra.price, currency),
      available: extra.stock === null ? null : extra.stock - (view.extrasConsumed.get(extra.id) ?? 0),
    })),
    first_bookable_at:
      schedule.firstBookableAt > now ? presentDateTime(schedule.firstBookableAt, entry.venue.timezone) : null,
    picture_kind: entry.category.pictureKind,
  }
}

/** The sessions of a course are not sold one by one. */
function sessionAction(endsAt: number, now: number, attendee: Attendee | undefined): BookableAction {
  if (!attendee) return unknown
  return endsAt <= now ? finished : alone
}

/** The restrictions of a course that a person has not met yet. [P3-103, P3-104, O-49] */
export function unmetRestrictions(
  { schedule }: CatalogueSchedule,
  known: ReadonlyMap<number, RestrictionSummary>,
  agreed: ReadonlySet<number>,
): UnmetRestrictions | null {
  const missing = (id: number | null) => (id !== null && !agreed.has(id) ? (known.get(id) ?? null) : null)
  const waiver = missing(schedule.waiverId)
  const induction = missing(schedule.inductionId)
  const either = schedule.restrictionCriteria === 'any'
  // One of the two is enough: with either met, nothing is missing.
  if (either && (waiver === null || induction === null)) return null
  if (waiver === null && induction === null) return null
  return { pre_purchase_waiver: waiver, pre_purchase_induction: induction, criteria: schedule.restrictionCriteria }
}
