import i18next from 'i18next'
import { dayOf } from '../calendar.ts'
import { pageLanguage } from '../language.ts'
import { dayText, shortDayParts } from '../when.ts'
import type { WireDateTime } from '../when.ts'

/** Each of two or three days, 'Wed 16 and Fri 18 December'; of more their number, and the first and the last. */
export function daysText(days: readonly WireDateTime[], language = pageLanguage()): string {
  const once = [...new Map(days.map((day) => [dayOf(day), day])).values()]
  const ordered = once.toSorted((a, b) => a.local.localeCompare(b.local))
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (!first || !last) return ''
  const t = i18next.getFixedT(language, 'common')
  if (ordered.length > 3) {
    const ends = { from: dayText(first, language), to: dayText(last, language) }
    return t('calendar.days', { count: ordered.length, ...ends })
  }
  const isOneMonth = first.local.slice(0, 7) === last.local.slice(0, 7)
  const names = ordered.map((day) => {
    const { weekday, day: date } = shortDayParts(day, language)
    return isOneMonth && day !== last ? `${weekday} ${date}` : dayText(day, language)
  })
  return t('list.of', { names })
}
