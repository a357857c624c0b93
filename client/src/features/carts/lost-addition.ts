import { isApiError } from '../../api/api-error.ts'
import type { CartItem } from './cart.ts'

type Line = Pick<CartItem, 'id' | 'quantity' | 'purchasableType' | 'purchasableId'>
type Added = { readonly purchasableType: string; readonly purchasableId: string | number }

/** Whether the platform may have done what was asked although it gave no readable answer. */
export function isAnswerLost(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.code === 'unreadable' || error.status >= 500)
}

/** Whether a line can be an item: a platform may omit the purchasable, or name an occurrence for a ticket. */
function canBe({ purchasableType, purchasableId }: Line, item: Added): boolean {
  if (!purchasableType || !purchasableId || purchasableType !== item.purchasableType) return true
  return String(purchasableId) === String(item.purchasableId)
}

/** Whether the basket has gained every one of these items. */
export function hasGained(items: readonly Added[], before: readonly Line[], after: readonly Line[]): boolean {
  const quantities = new Map(before.map(({ id, quantity }) => [id, quantity ?? 1]))
  const left = after.filter(({ id, quantity }) => (quantity ?? 1) > (quantities.get(id) ?? 0))
  return items.every((item) => {
    const index = left.findIndex((line) => canBe(line, item))
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
}
