import { asOnThisMachine, hour, localDateTime } from '@touchline/clock'
import openingHours from 'opening_hours'
import { holidayNationOf } from './holiday-nation.ts'

/** The venue's facts that its opening times depend on: public holidays by postcode, sunrise by coordinates. */
export type Opening = {
  /** In OpenStreetMap's opening hours format. */
  readonly openingTimes: string
  readonly timezone: string
  readonly postcode: string
  readonly coordinates: { readonly latitude: number | null; readonly longitude: number | null }
}

type Hours = InstanceType<typeof openingHours>

/** Parsing takes a millisecond. */
const known = new Map<string, Hours | { readonly problem: string }>()
const mostKnown = 1000

/** Why opening times cannot be read, in words of the package opening_hours; null when they can. */
export function openingProblem(opening: Opening): string | null {
  const hours = hoursOf(opening, 0)
  return 'problem' in hours ? hours.problem : null
}

/** Whether a venue is closed at some time of a period; unreadable and unknown hours do not count as closed. [O-141] */
export function isClosedWithin(
  opening: Opening,
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
): boolean {
  const at = (instant: number) => asOnThisMachine(localDateTime(instant, opening.timezone))
  const [from, to] = [at(startsAt), at(endsAt)]
  const hours = hoursAt(opening, startsAt)
  if ('problem' in hours) return false
  const states = hours.getIterator(from)
  while (states.getState() || states.getUnknown()) {
    if (!states.advance(to) || states.getDate() >= to) return false
  }
  return true
}

/**
 * The hours of a venue around an instant. The package reads the machine's clock, so it gets and answers the venue's local
 * times as if they were the machine's.
 */
export function hoursAt(opening: Opening, instant: number): Hours | { readonly problem: string } {
  const shown = asOnThisMachine(localDateTime(instant, opening.timezone))
  return hoursOf(opening, (shown.getTime() - instant) / hour)
}

/** `ahead`: hours by which the venue's clock is ahead of the machine's. */
function hoursOf(opening: Opening, ahead: number): Hours | { readonly problem: string } {
  const key = `${factsOf(opening)} ${sun.test(opening.openingTimes) ? ahead : 0}`
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size >= mostKnown) known.clear()
  const read = readHours(opening, ahead)
  known.set(key, read)
  return read
}

/** The facts that decide the hours: venues whose text names no sun share them within a nation. */
export function factsOf({ openingTimes, postcode, coordinates }: Opening): string {
  return JSON.stringify([openingTimes, holidayNationOf(postcode), sun.test(openingTimes) ? coordinates : null])
}

/** The turn of the earth in an hour, in degrees. */
const degreesAnHour = 15

function readHours(opening: Opening, ahead: number): Hours | { readonly problem: string } {
  const { latitude, longitude } = opening.coordinates
  const isPlaced = latitude !== null && longitude !== null
  const place = {
    lat: asText(latitude ?? 0),
    // On the machine's clock the sun rises when it does at the venue on the venue's.
    lon: asText((longitude ?? 0) - ahead * degreesAnHour),
    address: { country_code: 'gb', state: holidayNationOf(opening.postcode) },
  }
  try {
    return new openingHours(isPlaced ? opening.openingTimes : withoutSun(opening.openingTimes), place)
  } catch (error) {
    return { problem: sentenceOf(String(error)) }
  }
}

/** The package reads coordinates only as text, which is how Nominatim writes them, and calls them numbers. */
function asText(degrees: number): number {
  return String(degrees) as unknown as number
}

const sun = /\b(?:sunrise|sunset|dawn|dusk)\b/

/** Without coordinates, a text that names the sun opens at unknown times. */
function withoutSun(openingTimes: string): string {
  return sun.test(openingTimes) ? 'unknown' : openingTimes
}

/** The package asks for help with what it does not know before it says what that is. */
function sentenceOf(problem: string): string {
  return problem.replace(/^An error occurred[^]*?https:\S+\s/, '').trim()
}
