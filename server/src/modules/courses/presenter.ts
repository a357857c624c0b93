import type { BookableAction, Course, Price, Unworded } from '@touchline/contract'
import type { Currency, MinorUnits } from '@touchline/money'
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
import { firstStart, placesOf, presentStatic, type Schedule, type Session } from '../schedules/index.ts'
import { capacityOn, type PlacesRow } from '../places/index.ts'
import {
  bookableAction,
  fullPrice,
  listPrice,
  priceAt,
  proRataPrice,
  sessionPrices,
  sessionsLeft,
  shareLeft,
} from './course.ts'
import { messageOf } from '../../texts/index.ts'

/** Presents a course for a person or a visitor. */
export function presentCourse(course: Schedule, view: View): Unworded<Course> {
  const { now, channel, currency } = view
  const places = placesOf(view, course)
  if (!places) throw new Error(`course ${course.row.id} has no places`)
  const price = (amount: MinorUnits | null) => presentAmount(amount, currency)
  // A new participant starts with the next session.
  const left = sessionsLeft(course, now)
  const [next] = left
  return {
    ...presentHead(course, view),
    price: price(fullPrice(course, view)),
    pro_rata_price: price(proRataPrice(course, view)),
    capacity: capacityOn(places, channel),
    occurrences: presentSessions(course, places, view),
    bookable_action: bookableAction(course, places, view),
    ...presentTerms(
      course,
      {
        list: course.whole,
        listPrice: listPrice(course, view),
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

function presentAmount(amount: MinorUnits | null, currency: Currency): Price | null {
  return amount === null ? null : presentPrice(amount, currency)
}

/** Sessions of a course share the places of the whole. */
function presentSessions(course: Schedule, places: PlacesRow, view: View): Unworded<Course>['occurrences'] {
  const { person, channel, currency } = view
  const priceOf = sessionPrices(course, view)
  const whole = {
    capacity: capacityOn(places, channel),
    waitlist: waitlistOf(places),
    lastBookableAt: lastBookableAt(course, {
      startsAt: course.row.startsAt,
      audiences: audiencesIn(view, course, firstStart(course, view.now)),
    }),
    restrictions: person ? unmetRestrictions(course, person.agreed) : null,
  }
  return course.sessions.map((session) =>
    presentOccurrence(presentStatic(course, session.row), {
      ...whole,
      price: presentAmount(priceOf(session), currency),
      action: sessionAction(session, view),
      canCancel: canCancel(course, session, view),
    }),
  )
}

/** Unknown visitors get no action. */
function sessionAction({ row }: Session, { person, now }: View): Unworded<BookableAction> {
  if (!person) return { action: null, message: null }
  if (row.status === 'cancelled') return { action: null, message: messageOf({ code: 'session_cancelled' }) }
  return {
    action: null,
    message: row.endsAt <= now ? messageOf({ code: 'session_finished' }) : messageOf({ code: 'not_individually' }),
  }
}
