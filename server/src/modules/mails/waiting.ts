import { localDateTime } from '@touchline/clock'
import { weekdayMomentIn } from '../../infra/words/moments.ts'
import { sayIn } from '../../infra/words/say-in.ts'
import type { Dated } from '../schedules/index.ts'
import { compose, type Item, type MailContent } from './compose.ts'
import { type MailSentence, mailWords, type SayMail } from './mail-words.ts'
import type { Reader } from './post.ts'
import { lineOf, linesOfMove, nameFor } from './words.ts'

export type Waited = Reader & {
  /** Whoever waits, where that is not the reader. */
  readonly attendee: string | null
  readonly occurrence: Dated
  /** How many places they wait for. */
  readonly count: number
}

/** What is special about a letter to somebody who waits: its sentences, by their keys. */
export type WaitLetter = {
  readonly subject: MailSentence
  readonly happened: MailSentence
  /** What it is about; what they wait for, unless said. */
  readonly list?: readonly Item[]
  readonly means: MailSentence
  /** What sentences name beside the places and whoever waits. */
  readonly values?: Readonly<Record<string, string>>
}

/** Whoever books first comes. [O-48, mode notify_all] */
export const placesFree: WaitLetter = {
  subject: 'places_free_subject',
  happened: 'places_free',
  means: 'first_comes',
}

/** The places are kept for the reader until then. [O-48] */
export function offerUntil(keptUntil: number, { language, occurrence }: Waited): WaitLetter {
  const when = weekdayMomentIn(language, localDateTime(keptUntil, occurrence.timezone))
  return { subject: 'offer_subject', happened: 'offer', means: 'offer_until', values: { when } }
}

/** Nobody took the offer in time: it went to the next. [O-48] */
export const offerExpired: WaitLetter = {
  subject: 'offer_over_subject',
  happened: 'offer_over',
  means: 'off_waitlist',
}

/** The offer is taken back, because nobody can book it for now; the reader goes on waiting. [O-48] */
export const offerBack: WaitLetter = {
  subject: 'offer_back_subject',
  happened: 'offer_back',
  means: 'stays_in_turn',
}

/** Nobody can book it any more, so that nobody waits for it. [O-130] */
export const waitlistClosed: WaitLetter = {
  subject: 'waitlist_closed_subject',
  happened: 'waitlist_closed',
  means: 'off_its_waitlist',
}

/** What they wait for does not take place; `because` says why. [O-51] */
export function waitCalledOff(because: string, { language, occurrence, attendee }: Waited): WaitLetter {
  return {
    subject: 'called_off_subject',
    happened: 'called_off',
    list: [{ text: lineOf(language, occurrence, nameFor(occurrence.name, attendee)) }],
    means: 'off_its_waitlist',
    values: { because: sayIn(language, because) },
  }
}

/** What they wait for takes place at another time or place; `before` is when and where it was. [O-52] */
export function waitMoved(before: Dated, { language, occurrence, attendee }: Waited): WaitLetter {
  return {
    subject: 'moved_by_venue_subject',
    happened: 'wait_moved',
    list: linesOfMove(language, { before, after: occurrence, attendee }),
    means: 'may_stop_waiting',
  }
}

export function writeToWaiting({ occurrence, attendee, count, ...to }: Waited, letter: WaitLetter): MailContent {
  const say = mailWords(to.language)
  const { list = [{ text: lineOf(to.language, occurrence) }] } = letter
  const values = { places: placesOf(say, count), for: forWhom(say, attendee), ...letter.values }
  return compose({
    ...to,
    subject: say(letter.subject, { name: occurrence.name }),
    blocks: [say(letter.happened, values), { list }, say(letter.means, values)],
  })
}

function placesOf(say: SayMail, count: number): string {
  return count === 1 ? say('one_place') : say('places', { count: String(count) })
}

function forWhom(say: SayMail, attendee: string | null): string {
  return attendee === null ? '' : say('for', { name: attendee })
}
