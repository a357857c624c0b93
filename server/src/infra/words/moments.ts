import { daysBetween } from '@touchline/clock'
import type { Language } from './language.ts'

const calendars = {
  en: {
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    months: 'January February March April May June July August September October November December'.split(' '),
  },
  cy: {
    weekdays: 'Sul Llun Mawrth Mercher Iau Gwener Sadwrn'.split(' ').map((day) => `dydd ${day}`),
    months: 'Ionawr Chwefror Mawrth Ebrill Mai Mehefin Gorffennaf Awst Medi Hydref Tachwedd Rhagfyr'.split(' '),
  },
} as const satisfies Readonly<Record<Language, object>>

/** "2027-01-05", whatever time follows it, reads "5 January 2027". */
export function dayIn(language: Language, local: string): string {
  return `${dayOfYearIn(language, local)} ${local.slice(0, 4)}`
}

/** "Tuesday 5 January". */
export function weekdayIn(language: Language, local: string): string {
  // Days are counted from a Sunday.
  const counted = daysBetween('1899-12-31', local.slice(0, 10)) % 7
  return `${calendars[language].weekdays[counted]} ${dayOfYearIn(language, local)}`
}

/** "2027-01-05 18:00:00", as `localDateTime` has it, reads "18:00" in every language. */
export function timeOf(local: string): string {
  return local.slice(11, 16)
}

/** "5 January 2027, 18:00". */
export function momentIn(language: Language, local: string): string {
  return `${dayIn(language, local)}, ${timeOf(local)}`
}

/** "Tuesday 5 January 2027, 18:00". */
export function weekdayMomentIn(language: Language, local: string): string {
  return `${weekdayIn(language, local)} ${local.slice(0, 4)}, ${timeOf(local)}`
}

function dayOfYearIn(language: Language, local: string): string {
  const month = Number(local.slice(5, 7))
  return `${Number(local.slice(8, 10))} ${calendars[language].months[month - 1]}`
}

const either = (names: readonly string[]) => `(?:${names.join('|')})`
const { weekdays, months } = calendars.en

/** What finds each of the above with a day in an English sentence. */
export const englishMoment = `(?:${either(weekdays)} )?\\d{1,2} ${either(months)}(?: \\d{4})?(?:, \\d{2}:\\d{2})?`

const name = new RegExp(either([...weekdays, ...months]), 'gu')

/** The same, as English has it, in a language. */
export function sayMomentIn(language: Language, english: string): string {
  const to = calendars[language]
  return english.replaceAll(
    name,
    (said) => to.weekdays[weekdays.indexOf(said)] ?? to.months[months.indexOf(said)] ?? said,
  )
}
