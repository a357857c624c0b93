import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shared/date-time.ts'
import { about, define, nullable, text } from '../shared/define.ts'
import { data, Done } from '../shared/envelope.ts'
import { limits } from '../shared/limits.ts'
import { ours } from '../shared/provenance.ts'
import * as calls from './calls.ts'
import { tag } from './tag.ts'

const provenance = ours('O-262: an account has a calendar to subscribe to, and no call is stated that gives it')

/** Whether there is a calendar, without its address. */
export const CalendarFeed = define(
  'CalendarFeed',
  Type.Object({
    opened_at: nullable(Type.String({ format: 'date-time', description: 'Null while there is no calendar' })),
  }),
  provenance,
)
export type CalendarFeed = Static<typeof CalendarFeed>

const OpenedCalendar = define(
  'OpenedCalendar',
  Type.Object({
    opened_at: Instant,
    url: text('https://bookings.example.com/api/calendar-feeds/default.eAn8r-vKCq3S90m3vj/bookings.ics'),
    webcal_url: Type.String({
      description: 'The same address with the scheme that opens a calendar program',
      examples: ['webcal://bookings.example.com/api/calendar-feeds/default.eAn8r-vKCq3S90m3vj/bookings.ics'],
    }),
  }),
  provenance,
)

const params = Type.Object({
  secret: about(
    Type.String({ minLength: 1, maxLength: limits.tokenLength }),
    'The secret part of the address.',
    'default.eAn8r-vKCq3S90m3vj-71tgG6VE3O46mO_CGcvqj9aU',
  ),
})

export const calendarFeedEndpoints = {
  readCalendarFeed: endpoint(calls.readCalendarFeed, {
    summary: 'Whether the caller has a calendar to subscribe to',
    description:
      'Says since when, and never the address again: it is shown once, when it is made. A call of ours: another platform may not have it.',
    tag,
    provenance,
    reply: data(CalendarFeed),
  }),
  openCalendarFeed: endpoint(calls.openCalendarFeed, {
    summary: 'Make a secret address for the calendar of the caller',
    description:
      'Whoever has the address can read the calendar without a login. A new address ends the one before. A call of ours: another platform may not have it.',
    tag,
    provenance,
    bodyOptional: true,
    reply: data(OpenedCalendar),
  }),
  closeCalendarFeed: endpoint(calls.closeCalendarFeed, {
    summary: 'End the address of the calendar',
    description:
      'From then on the address answers 404. Harmless without one. A call of ours: another platform may not have it.',
    tag,
    provenance,
    bodyOptional: true,
    reply: data(Done),
  }),
  readCalendar: endpoint(calls.readCalendar, {
    summary: 'The bookings of an account and its people as an iCalendar file',
    description:
      'For calendar programs: no login, the secret of the address suffices. Has the bookings of the last 90 days and all to come, with first name, activity, time and place, and no prices; cancelled ones have the status CANCELLED. Events have the UIDs of the files in mails. A call of ours: another platform may not have it.',
    tag,
    provenance,
    params,
    produces: 'text/calendar',
    answersETag: true,
    reply: Type.String({ examples: ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'] }),
  }),
}
