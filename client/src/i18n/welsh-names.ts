/** Between the two ends of a time. */
export const welshUntil = 'tan'

const days = {
  Monday: 'dydd Llun',
  Tuesday: 'dydd Mawrth',
  Wednesday: 'dydd Mercher',
  Thursday: 'dydd Iau',
  Friday: 'dydd Gwener',
  Saturday: 'dydd Sadwrn',
  Sunday: 'dydd Sul',
} as const

const shortDays = { Mon: 'Llun', Tue: 'Maw', Wed: 'Mer', Thu: 'Iau', Fri: 'Gwe', Sat: 'Sad', Sun: 'Sul' } as const

const months = {
  January: 'Ionawr',
  February: 'Chwefror',
  March: 'Mawrth',
  April: 'Ebrill',
  May: 'Mai',
  June: 'Mehefin',
  July: 'Gorffennaf',
  August: 'Awst',
  September: 'Medi',
  October: 'Hydref',
  November: 'Tachwedd',
  December: 'Rhagfyr',
} as const

const shortMonths = {
  Jan: 'Ion',
  Feb: 'Chwe',
  Mar: 'Maw',
  Apr: 'Ebr',
  Jun: 'Meh',
  Jul: 'Gor',
  Aug: 'Awst',
  Sep: 'Medi',
  Sept: 'Medi',
  Oct: 'Hyd',
  Nov: 'Tach',
  Dec: 'Rhag',
} as const

const names: ReadonlyMap<string, string> = new Map(Object.entries({ ...days, ...shortDays, ...months, ...shortMonths }))

/**
 * A part of a British date in Welsh. Chromium knows the plural forms of Welsh and not the names of its days and months;
 * the order of the parts is that of British English.
 */
export function inWelsh({ type, value }: Intl.DateTimeFormatPart): Intl.DateTimeFormatPart {
  return { type, value: names.get(value) ?? value }
}
