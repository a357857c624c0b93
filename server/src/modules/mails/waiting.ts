import { sayIn } from '../../infra/words/say-in.ts'
import { compose, type MailContent } from './compose.ts'
import { mailWords, type SayMail } from './mail-words.ts'
import type { Reader } from './post.ts'
import { type Dated, lineOf, momentOf, nameFor } from './words.ts'

type Waiting = Reader & {
  /** Whoever waits, where that is not the reader. */
  readonly attendee: string | null
  readonly occurrence: Dated
}

export type Waited = Waiting & { readonly count: number }

/** Whoever books first comes. [O-48, mode notify_all] */
export function writePlacesFree({ occurrence, attendee, ...to }: Waiting): MailContent {
  const say = mailWords(to.language)
  return compose({
    ...to,
    subject: say('places_free_subject', { name: occurrence.name }),
    blocks: [
      say('places_free', { for: forWhom(say, attendee) }),
      { list: [{ text: lineOf(to.language, occurrence) }] },
      say('first_comes'),
    ],
  })
}

/** The places are kept for the reader until then. [O-48] */
export function writeOffer({
  occurrence,
  attendee,
  count,
  keptUntil,
  ...to
}: Waited & { keptUntil: number }): MailContent {
  const say = mailWords(to.language)
  return compose({
    ...to,
    subject: say('offer_subject', { name: occurrence.name }),
    blocks: [
      say('offer', { places: placesOf(say, count), for: forWhom(say, attendee) }),
      { list: [{ text: lineOf(to.language, occurrence) }] },
      say('offer_until', { when: momentOf(keptUntil, occurrence.timezone, to.language) }),
    ],
  })
}

/** Nobody took the offer in time: it went to the next. [O-48] */
export function writeOfferExpired({ occurrence, attendee, count, ...to }: Waited): MailContent {
  const say = mailWords(to.language)
  return compose({
    ...to,
    subject: say('offer_over_subject', { name: occurrence.name }),
    blocks: [
      say('offer_over', { places: placesOf(say, count), for: forWhom(say, attendee) }),
      { list: [{ text: lineOf(to.language, occurrence) }] },
      say('off_waitlist'),
    ],
  })
}

/** The offer is taken back, because nobody can book it for now; the reader goes on waiting. [O-48] */
export function writeOfferBack({ occurrence, attendee, count, ...to }: Waited): MailContent {
  const say = mailWords(to.language)
  return compose({
    ...to,
    subject: say('offer_back_subject', { name: occurrence.name }),
    blocks: [
      say('offer_back', { places: placesOf(say, count), for: forWhom(say, attendee) }),
      { list: [{ text: lineOf(to.language, occurrence) }] },
      say('stays_in_turn'),
    ],
  })
}

/** Nobody can book it any more, so that nobody waits for it. [O-130] */
export function writeWaitlistClosed({ occurrence, attendee, ...to }: Waiting): MailContent {
  const say = mailWords(to.language)
  return compose({
    ...to,
    subject: say('waitlist_closed_subject', { name: occurrence.name }),
    blocks: [
      say('waitlist_closed', { for: forWhom(say, attendee) }),
      { list: [{ text: lineOf(to.language, occurrence) }] },
      say('off_its_waitlist'),
    ],
  })
}

/** What they wait for does not take place; `because` says why. [O-51] */
export function writeWaitCalledOff({
  occurrence,
  attendee,
  because,
  ...to
}: Waiting & { readonly because: string }): MailContent {
  const say = mailWords(to.language)
  return compose({
    ...to,
    subject: say('called_off_subject', { name: occurrence.name }),
    blocks: [
      say('called_off', { because: sayIn(to.language, because) }),
      { list: [{ text: lineOf(to.language, occurrence, nameFor(occurrence.name, attendee)) }] },
      say('off_its_waitlist'),
    ],
  })
}

function placesOf(say: SayMail, count: number): string {
  return count === 1 ? say('one_place') : say('places', { count: String(count) })
}

function forWhom(say: SayMail, attendee: string | null): string {
  return attendee === null ? '' : say('for', { name: attendee })
}
