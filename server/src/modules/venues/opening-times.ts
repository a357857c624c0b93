import { asOnThisMachine, localDateTime } from '@touchline/clock'
import openingHours from 'opening_hours'

type Timetable = { readonly isOpenThroughout: (start: string, end: string) => boolean }

/** Keyed by text: parsing takes a millisecond, and venues are few. */
const known = new Map<string, Timetable | undefined>()
const mostKnown = 1000

/** Whether a text is in OpenStreetMap's opening hours format. */
export function areOpeningTimes(text: string): boolean {
  return timetableOf(text) !== undefined
}

/** Whether a venue is open throughout a period; unreadable opening times count as open. */
export function isOpenThroughout(
  { openingTimes, timezone }: { readonly openingTimes: string; readonly timezone: string },
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
): boolean {
  const at = (instant: number) => localDateTime(instant, timezone)
  return timetableOf(openingTimes)?.isOpenThroughout(at(startsAt), at(endsAt)) ?? true
}

/** The country of public holidays named in a text. */
const country = { lat: 0, lon: 0, address: { country_code: 'gb', state: '' } }

function timetableOf(text: string): Timetable | undefined {
  if (known.has(text)) return known.get(text)
  if (known.size >= mostKnown) known.clear()
  const made = read(text)
  known.set(text, made)
  return made
}

function read(text: string): Timetable | undefined {
  try {
    const hours = new openingHours(text, country)
    return {
      isOpenThroughout(start, end) {
        // The package reads the machine's clock, so it gets the venue's local time as if it were the machine's.
        const [from, to] = [asOnThisMachine(start), asOnThisMachine(end)]
        if (!hours.getState(from)) return false
        const change = hours.getNextChange(from)
        return change === undefined || change >= to
      },
    }
  } catch {
    // The package throws for a text without a meaning.
    return undefined
  }
}
