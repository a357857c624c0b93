import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { prepared } from '../../infra/store/prepared.ts'
import type { Schema } from '../../schema.ts'

export function createPenaltyReads(db: ReadDb, { penalties }: Schema) {
  const unpaid = prepared(() =>
    db
      .select({ id: penalties.id, amount: penalties.amount, disablesBooking: penalties.disablesBooking })
      .from(penalties)
      .where(and(eq(penalties.userId, sql.placeholder('userId')), isNull(penalties.paidAt)))
      .prepare('penalties_unpaid'),
  )
  return {
    unpaidBy: (userId: number) => unpaid({ userId }),
    /** Whether an unpaid penalty keeps the user from booking. [O-18] */
    blocksBooking: async (userId: number) => (await unpaid({ userId })).some(({ disablesBooking }) => disablesBooking),
  }
}
