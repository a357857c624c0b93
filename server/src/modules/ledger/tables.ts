import type { Kit } from '../../infra/store/kit.ts'
import type { Account } from './account.ts'
import type { MovementId } from './movement.ts'

export type LedgerTables = ReturnType<typeof ledgerTables>
export type LedgerEntryRow = LedgerTables['ledgerEntries']['$inferSelect']

export function ledgerTables(k: Kit) {
  /** Movements of money: two or more entries that sum to zero. Rows are added and never changed. */
  const ledgerEntries = k.table(
    'ledger_entries',
    {
      movementId: k.text('movement_id').$type<MovementId>().notNull(),
      /** The position of the entry in its movement, from 1. */
      position: k.int('position').notNull(),
      account: k.text('account').$type<Account>().notNull(),
      amount: k.money('amount').notNull(),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [
      k.primaryKey({ name: 'ledger_entries_pk', columns: [t.movementId, t.position] }),
      k.index('ledger_entries_account').on(t.account),
    ],
  )
  return { ledgerEntries }
}
