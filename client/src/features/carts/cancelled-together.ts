import type { CartItem } from './cart.ts'

type Cancellable = Pick<CartItem, 'id' | 'occurrenceId' | 'scheduleSlug'>

/** Items of one session or of one course, which their row of bookings cancels together. */
export function cancelledTogether<Item extends Cancellable>(items: readonly Item[]): readonly (readonly Item[])[] {
  const groups = Map.groupBy(
    items,
    ({ id, occurrenceId, scheduleSlug }) => occurrenceId ?? scheduleSlug ?? `item ${id}`,
  )
  return [...groups.values()]
}
