const week = 7 * 86_400_000

/** The offsets of a time zone in one week: `before`, and from `changesAt` on `after`. */
type Offsets = { readonly before: number; readonly changesAt: number; readonly after: number }

/** A zone changes its clocks twice a year, so a few hundred weeks cover everything that is asked for. */
const known = new Map<string, Map<number, Offsets>>()
const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Offset from UTC in milliseconds of a time zone at an instant: local time = UTC + offset. Each week of a zone is
 * looked up once, as no zone changes its clocks twice in a week. Throws a RangeError for an unknown zone.
 */
export function offsetAt(instant: number, timezone: string): number {
  const index = Math.floor(instant / week)
  const weeks = known.get(timezone) ?? new Map<number, Offsets>()
  if (weeks.size === 0) known.set(timezone, weeks)
  const offsets = weeks.get(index) ?? lookUpWeek(index, timezone)
  weeks.set(index, offsets)
  return instant < offsets.changesAt ? offsets.before : offsets.after
}

function lookUpWeek(index: number, timezone: string): Offsets {
  let earlier = index * week
  let later = earlier + week
  const before = lookUp(earlier, timezone)
  const after = lookUp(later, timezone)
  if (before === after) return { before, changesAt: later, after }
  // Clocks change on a whole second.
  while (later - earlier > 1000) {
    const middle = Math.floor((earlier + later) / 2000) * 1000
    if (lookUp(middle, timezone) === before) earlier = middle
    else later = middle
  }
  return { before, changesAt: later, after }
}

/** The first week of the year 1000: earlier years have no four digits, and no zone had an offset to look up. */
const earliest = Date.UTC(1000, 0, 8)

/** The last week of the year 9999: later years have more than four digits. */
const latest = Date.UTC(9999, 11, 24)

/** The same by `Intl`, which is a hundred times slower. Instants outside the range get the nearest offset. */
function lookUp(asked: number, timezone: string): number {
  const instant = Math.min(Math.max(asked, earliest), latest)
  const part: Record<string, string> = {}
  for (const { type, value } of formatterFor(timezone).formatToParts(instant)) part[type] = value
  const { year, month, day, hour, minute, second } = part
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(instant / 1000) * 1000
}

function formatterFor(timezone: string): Intl.DateTimeFormat {
  const made =
    formatters.get(timezone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  formatters.set(timezone, made)
  return made
}
