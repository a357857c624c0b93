import type { RestrictionType } from '@touchline/contract'
import type { Kit } from '../../infra/store/kit.ts'
import type { CategoryTables } from '../categories/tables.ts'
import type { UserTables } from '../people/tables.ts'

export type RestrictionTables = ReturnType<typeof restrictionTables>

export function restrictionTables(k: Kit, { categories }: CategoryTables, { users }: UserTables) {
  const restrictions = k.table('restrictions', {
    id: k.int('id').primaryKey(),
    name: k.text('name').notNull(),
    type: k.text('type').$type<RestrictionType>().notNull(),
    terms: k.text('terms').notNull(),
    relatedCategoryId: k.text('related_category_id').references(() => categories.id),
  })
  /** Agreements to waivers, which are not asked for again. [O-49] */
  const waiverAgreements = k.table(
    'waiver_agreements',
    {
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      restrictionId: k
        .int('restriction_id')
        .notNull()
        .references(() => restrictions.id),
      agreedAt: k.instant('agreed_at').notNull(),
    },
    (t) => [k.primaryKey({ name: 'waiver_agreements_pk', columns: [t.userId, t.restrictionId] })],
  )
  return { restrictions, waiverAgreements }
}
