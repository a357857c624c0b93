/** Hours and minutes with a sign between them or none, and half of the day. */
const form = /^(\d{1,2})(?:[:.\s]?([0-5]\d))?\s*([ap])?\.?\s?(?:m\.?)?$/i

/**
 * The time that somebody typed, as `HH:MM`: '18:30', '18.30', '1830', '5pm', '5.30 pm'. Null for anything else, and for
 * an hour alone, which may be of either half of the day.
 */
export function typedTime(text: string): string | null {
  const [, hours = '', minutes, half] = form.exec(text.trim()) ?? []
  if (hours === '' || (minutes === undefined && half === undefined)) return null
  const hour = Number(hours)
  if (half !== undefined && (hour < 1 || hour > 12)) return null
  const ofDay = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return ofDay > 23 ? null : `${String(ofDay).padStart(2, '0')}:${minutes ?? '00'}`
}
