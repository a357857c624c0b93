import type { Reads } from '../../repositories.ts'

export type Broken = { readonly rule: string; readonly detail: string }

/**
 * The number taken is the sum of the live claims, also per channel; the tables ensure that it never exceeds the
 * capacity.
 */
export async function checkPlaces(reads: Reads): Promise<readonly Broken[]> {
  return (await reads.places.differences()).map(({ places, total, online }) => ({
    rule: 'places taken equal live claims',
    detail: `places ${places.id}: ${places.consumed} taken (online ${places.onlineUsed ?? 'shared'}), ${total} claimed (online ${online})`,
  }))
}
