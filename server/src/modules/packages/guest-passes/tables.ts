import type { Kit } from '../../../infra/store/kit.ts'
import type { PackageTables } from '../tables.ts'
import type { UserTables } from '../../people/tables.ts'

export function guestPassTables(k: Kit, { users }: UserTables, { ownedPackages }: PackageTables) {
  /** One usage of a package for guests: its code admits one guest, once. */
  const guestPasses = k.table(
    'guest_passes',
    {
      code: k.text('code').primaryKey(),
      ownedPackageId: k
        .int('owned_package_id')
        .notNull()
        .references(() => ownedPackages.id),
      /** The position of its content in the package. */
      position: k.int('position').notNull(),
      usedAt: k.instant('used_at'),
      /** The member of staff who let the guest in; null where it was not recorded. */
      letInById: k.int('let_in_by_id').references(() => users.id),
    },
    (t) => [k.index('guest_passes_owned_package').on(t.ownedPackageId)],
  )
  return { guestPasses }
}
