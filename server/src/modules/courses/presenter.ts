import { type BookableAction, type Course, type Unworded } from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'
import { presentPrice } from '../../infra/wire/price.ts'
import {
  audiencesIn,
  canCancel,
  lastBookableAt,
  presentHead,
  presentOccurrence,
  presentTerms,
  unmetRestrictions,
  type View,
  waitlistOf,
} from '../selling/index.ts'
import { placesOf, presentStatic, type Schedule, type Session } from '../schedules/index.ts'
import { capacityOn, type PlacesRow } from '../places/index.ts'
import { bookableAction, fullPrice, listPrice, priceAt, proRataPrice, sessionsLeft, shareLeft } from './course.ts'
import { messageOf } from '../../texts/index.ts'

/** A course as a person, or a visitor, sees it. [P3-076 to P3-084] */
export function presentCourse(course: Schedule, view: View): Unworded<Course> {
  const { now, channel, currency, person } = view
  const places = placesOf(view, course)
  if (!places) throw new Error(`course ${course.row.id} has no places`)
  const price = (amount: MinorUnits | null) => (amount === null ? null : presentPrice(amount, currency))
  // Who books now comes from the next session on.
  const left = sessionsLeft(course, now)
  const [next] = left
  return {
    ...presentHead(course, view),
    price: price(fullPrice(course, person)),
    pro_rata_price: price(proRataPrice(course, view)),
    capacity: capacityOn(places, channel),
    occurrences: presentSessions(course, places, view),
    bookable_action: bookableAction(course, places, view),
    ...presentTerms(
      course,
      {
        list: course.whole,
        listPrice: listPrice(course, person),
        proportion: shareLeft(course, now),
        next: next && {
          startsAt: next.row.startsAt,
          lastStartsAt: left.at(-1)?.row.startsAt,
          price: priceAt(course, view),
        },
      },
      view,
    ),
  }
}

/** The sessions of a course: what is known of the whole holds for each. */
function presentSessions(course: Schedule, places: PlacesRow, view: View): Unworded<Course>['occurrences'] {
  const { person, channel } = view
  const whole = {
    capacity: capacityOn(places, channel),
    waitlist: waitlistOf(places),
    lastBookableAt: lastBookableAt(course, { startsAt: course.row.startsAt, audiences: audiencesIn(view, course) }),
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
function sessionAction({ row }: Session, { person, now }: View): Unworded<BookableAction> {
  if (!person) return { action: null, message: null }
  if (row.status === 'cancelled') return { action: null, message: messageOf({ code: 'session_cancelled' }) }
  return {
    action: null,
    message: row.endsAt <= now ? messageOf({ code: 'session_finished' }) : messageOf({ code: 'not_individually' }),
  }
}
