import { compareCodes } from '../../../i18n/collation.ts'
import type { CartItem } from '../cart.ts'

type Dated = Pick<CartItem, 'createdAt'>

/** The items, latest first; without a time of adding, in reverse order of the list. */
export function latestFirst<T extends Dated>(items: readonly T[]): readonly T[] {
  return items.toReversed().toSorted((a, b) => compareCodes(b.createdAt ?? '', a.createdAt ?? ''))
}
