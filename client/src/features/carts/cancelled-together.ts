import type { CartItem } from './cart.ts'
import { sessionsOf } from './cart.ts'

type Cancellable = Pick<
  CartItem,
  'id' | 'occurrenceId' | 'scheduleSlug' | 'type' | 'childItems' | 'startsAt' | 'endsAt'
>

/** Items of one session, or of the same sessions of a course or camp, which their row of bookings cancels together. */
export function cancelledTogether<Item extends Cancellable>(items: readonly Item[]): readonly (readonly Item[])[] {
  return [...Map.groupBy(items, keyOf).values()]
}

function keyOf(item: Cancellable): string {
  const { id, occurrenceId, scheduleSlug } = item
  if (occurrenceId) return occurrenceId
  const times = sessionsOf(item).map(({ startsAt }) => startsAt.utc)
  return scheduleSlug ? `${scheduleSlug} ${times.toSorted().join(' ')}` : `item ${id}`
}
