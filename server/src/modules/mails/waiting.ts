import { hour, localDateTime, minute } from '@touchline/clock'
import type { Dated } from '../schedules/index.ts'
import type { Text, TextValues } from '@touchline/contract'
import { text, type TextKey } from '../../texts/index.ts'
import { compose } from './composing/compose.ts'
import type { Item, MailContent } from './composing/letter.ts'
import { blocksOfPlaces, type Place } from './places.ts'
import type { Reader } from './post.ts'
import { lineOf, linesOfMove, linkToBook, linkToBookings, nameFor } from './words.ts'

export type Waited = Reader & {
  /** The attendee, unless it is the reader; all who wait together. */
  readonly attendee: Text | string | null
  readonly occurrence: Dated
  /** The number of places wanted. */
  readonly count: number
  readonly places: readonly Place[]
  /** Origin of the site, for links. */
  readonly publicUrl: string
  /** The page that books it; undefined without one. */
  readonly bookingPath: string | undefined
  /** The person to book for, unless it is the reader or several. */
  readonly bookedFor: number | null
}

type MailKey = TextKey & `mails:${string}`

/** The parts of a letter to somebody who waits that differ from letter to letter. */
export type WaitLetter = {
  readonly subject: MailKey
  readonly happened: MailKey
  /** The same for an attendee who is not the reader. */
  readonly happenedFor?: MailKey
  /** The list of the mail; by default the awaited session. */
  readonly list?: readonly Item[]
  readonly means: MailKey
  /** The mail leads to the booking; by default to My bookings. */
  readonly isToBook?: true
  /** Values of the texts beside the places and the attendee. */
  readonly values?: TextValues
}

/** The first to book gets the places; `free`: how many there are, undefined without a limit. */
export function placesFree(free: number | undefined): WaitLetter {
  return {
    subject: 'mails:places_free_subject',
    happened: 'mails:places_free',
    happenedFor: 'mails:places_free_for',
    means: free === undefined ? 'mails:first_comes' : 'mails:first_comes_of',
    isToBook: true,
    values: free === undefined ? {} : { count: free },
  }
}

/** The places are held for the reader until then; `now` is when the mail is written. */
export function offerUntil(keptUntil: number, now: number, { occurrence }: Waited): WaitLetter {
  return {
    subject: 'mails:offer_subject',
    happened: 'mails:offer',
    happenedFor: 'mails:offer_for',
    means: 'mails:offer_until',
    isToBook: true,
    values: { left: timeLeft(keptUntil - now), when: localDateTime(keptUntil, occurrence.timezone) },
  }
}

/** "30 minutes", "2 hours"; never more than there is. */
function timeLeft(duration: number): Text {
  if (duration < 2 * hour) return text('mails:minutes', { count: Math.max(1, Math.floor(duration / minute)) })
  return text('mails:hours', { count: Math.floor(duration / hour) })
}

/** The offer expired and went to the next entry. */
export const offerExpired: WaitLetter = {
  subject: 'mails:offer_over_subject',
  happened: 'mails:offer_over',
  happenedFor: 'mails:offer_over_for',
  means: 'mails:off_waitlist',
}

/** The offer is withdrawn for now; the reader stays on the waitlist. */
export const offerBack: WaitLetter = {
  subject: 'mails:offer_back_subject',
  happened: 'mails:offer_back',
  happenedFor: 'mails:offer_back_for',
  means: 'mails:stays_in_turn',
}

/** The waitlist closes, because the session can no longer be booked. */
export const waitlistClosed: WaitLetter = {
  subject: 'mails:waitlist_closed_subject',
  happened: 'mails:waitlist_closed',
  happenedFor: 'mails:waitlist_closed_for',
  means: 'mails:off_its_waitlist',
}

/** The occurrence does not take place; `because` says why. */
export function waitCalledOff(because: Text | string, { occurrence, attendee }: Waited): WaitLetter {
  return {
    subject: 'mails:called_off_subject',
    happened: 'mails:called_off',
    list: [{ text: lineOf(occurrence, nameFor(occurrence.name, attendee)) }],
    means: 'mails:off_its_waitlist',
    values: { because },
  }
}

/** The occurrence takes place at another time or place; `before` is when and where it was. */
export function waitMoved(before: Dated, { occurrence, attendee }: Waited): WaitLetter {
  return {
    subject: 'mails:moved_by_venue_subject',
    happened: 'mails:wait_moved',
    list: linesOfMove({ before, after: occurrence, attendee }),
    means: 'mails:may_stop_waiting',
  }
}

export function writeToWaiting(
  { occurrence, attendee, count, places, publicUrl, bookingPath, bookedFor, ...to }: Waited,
  letter: WaitLetter,
): MailContent {
  const { list = [{ text: lineOf(occurrence) }], happened, happenedFor = happened } = letter
  const values = { places: text('mails:places', { count }), ...letter.values }
  return compose({
    ...to,
    contact: places.length > 0 ? null : to.contact,
    subject: text(letter.subject, { name: occurrence.name }),
    blocks: [
      attendee === null ? text(happened, values) : text(happenedFor, { name: attendee, ...values }),
      { list },
      text(letter.means, values),
      ...blocksOfPlaces(places),
      letter.isToBook && bookingPath !== undefined
        ? linkToBook(publicUrl, bookingPath, bookedFor)
        : linkToBookings(publicUrl),
    ],
  })
}
