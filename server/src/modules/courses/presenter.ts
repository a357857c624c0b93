import { type BookableAction, type Course, type Extra, reasons } from '@touchline/contract'
import type { Currency, MinorUnits } from '@touchline/money'
import { presentDateTime } from '../../infra/wire/date-time.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import {
  audiencesAt,
  canCancel,
  lastBookableAt,
  opensLater,
  placesOf,
  presentOccurrence,
  presentStatic,
  type Schedule,
  type Session,
  type Situation,
  suitableFor,
  summariseCancellation,
  unmetRestrictions,
  waitlistOf,
} from '../occurrences/index.ts'
import { capacityOn, type PlacesRow } from '../places/index.ts'
import { type Audiences, everybody, explainPrice, priceFor, type PriceList } from '../pricing/index.ts'
import { bookableAction, fullPrice, priceAt, proRataPrice, sessionsLeft, shareLeft } from './course.ts'

/** What presenting a course needs beside the course: the moment, the places, and who asks. */
export type View = Situation & {
  readonly currency: Currency
  readonly places: ReadonlyMap<number, PlacesRow>
}

/** A course as a person, or a visitor, sees it. [P3-076 to P3-084] */
export function presentCourse(course: Schedule, view: View): Course {
  const { row, venue, category } = course
  const { now, channel, currency, person } = view
  const places = placesOf(view, course)
  if (!places) throw new Error(`course ${row.id} has no places`)
  const audiences = person ? audiencesAt(person, row.venueId) : everybody
  const opens = opensLater(course, { startsAt: row.startsAt, audiences, now })
  const price = (amount: MinorUnits | null) => (amount === null ? null : presentPrice(amount, currency))
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    duration_in_weeks: row.weeks,
    category: category.wire,
    venue: venue.wire,
    starts_at: presentDateTime(row.startsAt, venue.timezone),
    ends_at: presentDateTime(row.endsAt, venue.timezone),
    instructors: row.instructors.map(({ name }) => name),
    price: price(fullPrice(course, person)),
    pro_rata_price: price(proRataPrice(course, view)),
    capacity: capacityOn(places, channel),
    allow_customer_book_course_after_start: row.bookableAfterStart,
    occurrences: presentSessions(course, places, audiences, view),
    bookable_action: bookableAction(course, places, view),
    custom_question_sections: course.sections.map((section) => section.wire),
    extras: course.extras.flatMap((extra) => presentExtra(extra, audiences, view)),
    first_bookable_at: opens === undefined ? null : presentDateTime(opens, venue.timezone),
    picture_kind: category.pictureKind,
    suitable_for: suitableFor(row),
    bring: [...row.bring],
    ...presentTerms(course, view),
  }
}

/** What is to be known before booking: until when it can be given back, and why it costs what it costs. [O-97] */
function presentTerms(
  course: Schedule,
  view: View,
): Pick<Course, 'cancellation_summary' | 'normal_price' | 'price_reason'> {
  const { now, currency, person } = view
  const { normal, reason } = course.whole
    ? explainPrice(course.whole, fullPrice(course, person), { currency, proportion: shareLeft(course, now) })
    : { normal: null, reason: null }
  // Who books now comes from the next session on.
  const next = sessionsLeft(course, now)[0]
  const cancelled = next && { startsAt: next.row.startsAt, price: priceAt(course, view), now }
  return {
    cancellation_summary: cancelled ? summariseCancellation(course, cancelled, currency) : null,
    normal_price: normal === null ? null : presentPrice(normal, currency),
    price_reason: reason,
  }
}

/** The sessions of a course: what is known of the whole holds for each. */
function presentSessions(course: Schedule, places: PlacesRow, audiences: Audiences, view: View): Course['occurrences'] {
  const { person, channel } = view
  const whole = {
    capacity: capacityOn(places, channel),
    waitlist: waitlistOf(places),
    lastBookableAt: lastBookableAt(course, { startsAt: course.row.startsAt, audiences }),
    // They are not sold one by one.
    price: null,
    restrictions: person ? unmetRestrictions(course, person.agreed) : null,
  }
  return course.sessions.map((session) =>
    presentOccurrence(presentStatic(course, session.row), {
      ...whole,
      action: sessionAction(session, view),
      canCancel: canCancel(course, session, view),
    }),
  )
}

/** Nothing is said to somebody unknown. [C-66] */
function sessionAction({ row }: Session, { person, now }: View): BookableAction {
  if (!person) return { action: null, message: null }
  if (row.status === 'cancelled') return { action: null, message: reasons.session_cancelled }
  return { action: null, message: row.endsAt <= now ? reasons.session_finished : reasons.not_individually }
}

/** An extra at what it costs the person; one they do not qualify for is not offered. */
function presentExtra(extra: PriceList, audiences: Audiences, { person, places, channel, currency }: View): Extra[] {
  const price = priceFor(extra, person && audiences)
  if (price === null) return []
  const { id, name, placesId } = extra.option
  const stock = placesId === null ? undefined : places.get(placesId)
  const available = stock ? capacityOn(stock, channel).available : null
  return [{ id, name, price: presentPrice(price, currency), available }]
}
