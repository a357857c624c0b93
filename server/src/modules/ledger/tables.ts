import type { Kit } from '../../infra/store/kit.ts'
import type { Account } from './account.ts'
import type { MovementId } from './movement.ts'

export type LedgerTables = ReturnType<typeof ledgerTables>
export type LedgerEntryRow = LedgerTables['ledgerEntries']['$inferSelect']

export function ledgerTables(k: Kit) {
  /** Every movement of money, two rows or more that come to nothing; rows are added and never changed. */
  const ledgerEntries = k.table(
    'ledger_entries',
    {
      movementId: k.text('movement_id').$type<MovementId>().notNull(),
      /** Counts the entries of a movement from 1 up. */
      position: k.int('position').notNull(),
      account: k.text('account').$type<Account>().notNull(),
      amount: k.money('amount').notNull(),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [k.primaryKey({ name: 'ledger_entries_pk', columns: [t.movementId, t.position] })],
  )
  return { ledgerEntries }
}
