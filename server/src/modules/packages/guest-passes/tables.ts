import type { Kit } from '../../../infra/store/kit.ts'
import type { PackageTables } from '../tables.ts'
import type { UserTables } from '../../people/tables.ts'

export function guestPassTables(k: Kit, { users }: UserTables, { ownedPackages }: PackageTables) {
  /** One usage of a package that is for guests: whoever shows its code comes in, once. [O-201] */
  const guestPasses = k.table(
    'guest_passes',
    {
      code: k.text('code').primaryKey(),
      ownedPackageId: k
        .int('owned_package_id')
        .notNull()
        .references(() => ownedPackages.id),
      /** Of which of its contents it is. */
      position: k.int('position').notNull(),
      usedAt: k.instant('used_at'),
      /** Who of the staff let the guest in; null where nobody wrote it down. */
      letInById: k.int('let_in_by_id').references(() => users.id),
    },
    (t) => [k.index('guest_passes_owned_package').on(t.ownedPackageId)],
  )
  return { guestPasses }
}
