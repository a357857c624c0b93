import type { Reads } from '../../repositories.ts'

export type Broken = { readonly rule: string; readonly detail: string }

/**
 * Places and pieces are what the bookings and lines say: counted, never more than there are, and every held or settled
 * bundle has the bookings it stands for.
 */
export async function checkCapacity(reads: Reads): Promise<readonly Broken[]> {
  const { schedules, extras, bundles } = await reads.occurrences.counts()
  const broken: Broken[] = []
  for (const { id, consumed, maximum, counted } of schedules) {
    if (consumed !== counted) {
      broken.push({
        rule: 'places taken equal live bookings',
        detail: `schedule ${id}: ${consumed} taken, ${counted} booked`,
      })
    }
    if (consumed > maximum) {
      broken.push({ rule: 'places are never oversold', detail: `schedule ${id}: ${consumed} of ${maximum}` })
    }
  }
  for (const { id, consumed, counted } of extras) {
    if (consumed !== counted) {
      broken.push({ rule: 'extras taken equal lines', detail: `extra ${id}: ${consumed} taken, ${counted} in lines` })
    }
  }
  for (const { id, status, other } of bundles) {
    broken.push({
      rule: 'bookings follow their bundle',
      detail: `bundle ${id} is ${status}, ${other} bookings are not`,
    })
  }
  return broken
}
