const dayShape = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4})$/

function daysIn(month: number, year: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Reads a day as people in Britain write it, `31-01-2012`, also with slashes, dots or spaces. Null when it is no day. */
export function parseDay(text: string): string | null {
  const found = dayShape.exec(text.trim())
  if (!found) return null
  const [day, month, year] = [Number(found[1]), Number(found[2]), Number(found[3])]
  if (month < 1 || month > 12 || day < 1 || day > daysIn(month, year) || year < 1000) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** `YYYY-MM-DD` as `DD-MM-YYYY`; empty for anything else. [S9-056] */
export function formatDay(isoDay: string): string {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDay)
  return found ? `${found[3]}-${found[2]}-${found[1]}` : ''
}
