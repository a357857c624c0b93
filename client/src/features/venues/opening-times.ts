/** What a venue's opening times say about one day. `unknown`: not in the forms that are read here. */
export type OpeningDay =
  | { readonly kind: 'open'; readonly spans: readonly OpeningSpan[] }
  | { readonly kind: 'closed' }
  | { readonly kind: 'unknown' }

export type OpeningSpan = { readonly opens: string; readonly closes: string }

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

const rule =
  /^(?:([A-Z][a-z](?:\s*[-,]\s*[A-Z][a-z])*)\s+)?(off|closed|24\/7|\d{1,2}:\d{2}-\d{1,2}:\d{2}(?:\s*,\s*\d{1,2}:\d{2}-\d{1,2}:\d{2})*)$/

/** Whether days such as "Mo-Fr,Su" hold a weekday, 0 for Monday. Ranges may run over the end of the week. */
function holds(days: string, weekday: number): boolean | null {
  let found = false
  for (const part of days.split(',')) {
    const [first = '', last = first] = part.split('-').map((day) => day.trim())
    const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)]
    if (from < 0 || to < 0) return null
    found ||= from <= to ? weekday >= from && weekday <= to : weekday >= from || weekday <= to
  }
  return found
}

function dayIn(hours: string): OpeningDay {
  if (hours === 'off' || hours === 'closed') return { kind: 'closed' }
  const spans = hours === '24/7' ? '00:00-24:00' : hours
  return {
    kind: 'open',
    spans: spans.split(',').map((span) => {
      const [opens = '', closes = ''] = span.trim().split('-')
      return { opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') }
    }),
  }
}

/**
 * Reads OpenStreetMap opening hours for one weekday (0 for Monday): days, ranges of days, spans of hours, `off`, `24/7`.
 * Later rules win over earlier ones, a day without a rule is closed. Anything richer is unknown rather than wrong. [S3-002]
 */
export function openingOn(openingTimes: string, weekday: number): OpeningDay {
  let day: OpeningDay = { kind: 'closed' }
  for (const text of openingTimes.split(';').map((part) => part.trim())) {
    if (text === '') continue
    const found = rule.exec(text)
    const applies = found?.[1] === undefined ? found !== null : holds(found[1], weekday)
    if (!found?.[2] || applies === null) return { kind: 'unknown' }
    if (applies) day = dayIn(found[2])
  }
  return openingTimes.trim() === '' ? { kind: 'unknown' } : day
}
