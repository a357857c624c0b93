import type { Language } from '@touchline/languages'

/** What days and months are called, weeks beginning on Monday. */
type Names = {
  readonly days: readonly string[]
  readonly shortDays: readonly string[]
  readonly months: readonly string[]
  readonly shortMonths: readonly string[]
  /** Between the two ends of a time. */
  readonly until: string
}

const list = (names: string): readonly string[] => names.split(' ')

/**
 * Names of our own. A browser has them for English alone, and has to read its tables of all locales for the first one, which
 * takes a phone longer than all else of a page.
 */
export const calendarNames: Readonly<Record<Language, Names>> = {
  en: {
    days: list('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    shortDays: list('Mon Tue Wed Thu Fri Sat Sun'),
    months: list('January February March April May June July August September October November December'),
    shortMonths: list('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
    until: 'to',
  },
  cy: {
    days: list('Llun Mawrth Mercher Iau Gwener Sadwrn Sul').map((day) => `dydd ${day}`),
    shortDays: list('Llun Maw Mer Iau Gwe Sad Sul'),
    months: list('Ionawr Chwefror Mawrth Ebrill Mai Mehefin Gorffennaf Awst Medi Hydref Tachwedd Rhagfyr'),
    shortMonths: list('Ion Chwe Maw Ebr Mai Meh Gor Awst Medi Hyd Tach Rhag'),
    until: 'tan',
  },
}
