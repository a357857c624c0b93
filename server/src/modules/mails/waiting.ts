import { compose, type MailContent } from './compose.ts'
import { type Dated, lineOf, momentOf } from './words.ts'

export type Waited = {
  readonly firstName: string
  readonly organisation: string
  /** Whoever waits, where that is not the reader. */
  readonly attendee: string | null
  readonly occurrence: Dated
  readonly count: number
}

/** Whoever books first comes. [O-48, mode notify_all] */
export function writePlacesFree({ occurrence, attendee, ...to }: Waited): MailContent {
  return compose({
    ...to,
    subject: `Places came free: ${occurrence.name}`,
    blocks: [
      `there is room again${forWhom(attendee)}:`,
      { list: [{ text: lineOf(occurrence) }] },
      'Whoever books first comes.',
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
  return compose({
    ...to,
    subject: `Your place is waiting: ${occurrence.name}`,
    blocks: [
      `we keep ${placesOf(count)}${forWhom(attendee)}:`,
      { list: [{ text: lineOf(occurrence) }] },
      `Please book before ${momentOf(keptUntil, occurrence.timezone)}. After that it goes to whoever is next.`,
    ],
  })
}

/** Nobody took the offer in time: it went to the next. [O-48] */
export function writeOfferExpired({ occurrence, attendee, count, ...to }: Waited): MailContent {
  return compose({
    ...to,
    subject: `Your offer has ended: ${occurrence.name}`,
    blocks: [
      `the time to book ${placesOf(count)}${forWhom(attendee)} is up:`,
      { list: [{ text: lineOf(occurrence) }] },
      'You are no longer on the waitlist. You can join it again if you still want to come.',
    ],
  })
}

function placesOf(count: number): string {
  return count === 1 ? 'a place' : `${count} places`
}

function forWhom(attendee: string | null): string {
  return attendee === null ? '' : ` for ${attendee}`
}
