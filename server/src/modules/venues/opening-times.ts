import { asOnThisMachine, localDateTime } from '@touchline/clock'
import openingHours from 'opening_hours'

type Timetable = { readonly isOpenThroughout: (start: string, end: string) => boolean }

/** By their text: reading one takes a millisecond, and venues are few. */
const known = new Map<string, Timetable | undefined>()
const mostKnown = 1000

/** Whether a text is opening times in the form of OpenStreetMap. [S3-002] */
export function areOpeningTimes(text: string): boolean {
  return timetableOf(text) !== undefined
}

/** Whether a venue is open from a start to an end; one whose opening times nobody can read is taken for open. */
export function isOpenThroughout(
  { openingTimes, timezone }: { readonly openingTimes: string; readonly timezone: string },
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
): boolean {
  const at = (instant: number) => localDateTime(instant, timezone)
  return timetableOf(openingTimes)?.isOpenThroughout(at(startsAt), at(endsAt)) ?? true
}

/** Whose public holidays a text means that names them. */
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
        // It reads the clock of the machine: what the venue's clock shows, as if the machine's did.
        const [from, to] = [asOnThisMachine(start), asOnThisMachine(end)]
        if (!hours.getState(from)) return false
        const change = hours.getNextChange(from)
        return change === undefined || change >= to
      },
    }
  } catch {
    // The package says by an error that a text has no meaning.
    return undefined
  }
}
