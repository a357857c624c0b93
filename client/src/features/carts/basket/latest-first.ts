import { compareCodes } from '../../../i18n/collation.ts'
import type { CartItem } from '../cart.ts'

type Dated = Pick<CartItem, 'createdAt'>

/** The items with what was added last in front; where the platform does not say when, what it lists last. */
export function latestFirst<T extends Dated>(items: readonly T[]): readonly T[] {
  return items.toReversed().toSorted((a, b) => compareCodes(b.createdAt ?? '', a.createdAt ?? ''))
}
