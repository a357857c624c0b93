import type { Tx } from '../../../repositories.ts'
import { type BookingRow, scheduleReminder } from '../../reservations/index.ts'

/** Schedules the reminders of moved bookings anew. Part of a transaction. */
export async function remindOf(tx: Tx, moved: readonly BookingRow[], now: number): Promise<void> {
  for (const orderId of new Set(moved.flatMap((booking) => booking.orderId ?? []))) {
    const lines = await tx.orders.itemsOf({ orderId })
    await scheduleReminder(tx, { orderId, itemIds: lines.map(({ id }) => id), now })
  }
}
