const dayShape = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4})$/
/** As typed on a phone whose keys for numbers have no hyphen. */
const digitsShape = /^(\d{2})(\d{2})(\d{4})$/
const isoShape = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a month has a day: Date would turn 30 February into March. */
function hasDay(year: number, month: number, day: number): boolean {
  const isMonth = month >= 1 && month <= 12
  return isMonth && day >= 1 && Date.UTC(year, month - 1, day) < Date.UTC(year, month, 1)
}

/**
 * Parses a British date, `31-01-2012`, also with slashes, dots or spaces, or as digits alone, or `2012-01-31`, in which browsers fill in dates
 * of birth. Null for anything else.
 */
export function parseDay(text: string): string | null {
  const typed = text.trim()
  const british = dayShape.exec(typed) ?? digitsShape.exec(typed)
  const [, year, month, day] = (isoShape.exec(typed) ?? turned(british)).map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  if (year < 1000 || !hasDay(year, month, day)) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** `YYYY-MM-DD` as `DD-MM-YYYY`; empty for anything else. */
export function formatDay(isoDay: string): string {
  const found = isoShape.exec(isoDay)
  return found ? `${found[3]}-${found[2]}-${found[1]}` : ''
}

/** Day, month and year as year, month and day. */
function turned(found: readonly string[] | null): readonly string[] {
  const [whole = '', day = '', month = '', year = ''] = found ?? []
  return found ? [whole, year, month, day] : []
}
