import type { Chosen } from '../../purchasable.ts'
import { purchasables } from '../../purchasables.ts'
import type { CartItemRow } from './tables.ts'

/**
 * A line as it was put into a basket first: what was brought from another one is there no more once it is lost, and is had
 * again like that. [O-88, O-91]
 */
export function asSold(line: CartItemRow): CartItemRow {
  const soldAs = purchasables[line.purchasableType]?.soldAs
  if (!soldAs || line.choice === null) return line
  // Written by the type that parsed it.
  const { type: purchasableType, choice } = soldAs(line.choice as Chosen)
  return { ...line, purchasableType, choice }
}
