import type { Reads } from '../../repositories.ts'

export type Broken = { readonly rule: string; readonly detail: string }

/** What is taken is the sum of the live claims, per channel too; that it is never more than there are the tables see to. */
export async function checkPlaces(reads: Reads): Promise<readonly Broken[]> {
  return (await reads.places.differences()).map(({ places, total, online }) => ({
    rule: 'places taken equal live claims',
    detail: `places ${places.id}: ${places.consumed} taken (online ${places.onlineUsed ?? 'shared'}), ${total} claimed (online ${online})`,
  }))
}
