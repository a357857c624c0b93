import type { MembershipRequestKind, MembershipRequestStatus } from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'
import type { Kit } from '../../../infra/store/kit.ts'
import type { UserTables } from '../../people/tables.ts'
import type { MembershipTables } from '../tables.ts'

/** The effect of an accepted request; days are `YYYY-MM-DD`, `due` is in minor units. */
export type RequestEffect = {
  readonly from: string
  readonly until: string | null
  readonly due: MinorUnits
  /** The purchasable that the desk sells where something is due. */
  readonly purchasableId: string | null
}

export type MembershipRequestRow = ReturnType<typeof membershipRequestTables>['membershipRequests']['$inferSelect']

export function membershipRequestTables(
  k: Kit,
  { users }: UserTables,
  { memberships, membershipTypes }: MembershipTables,
) {
  /** Changes that members ask for, and the answers of staff. */
  const membershipRequests = k.table(
    'membership_requests',
    {
      id: k.int('id').primaryKey(),
      membershipId: k
        .int('membership_id')
        .notNull()
        .references(() => memberships.id),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      kind: k.text('kind').$type<MembershipRequestKind>().notNull(),
      status: k.text('status').$type<MembershipRequestStatus>().notNull(),
      /** The wanted first day and length of a freeze; null for another kind. */
      fromOn: k.text('from_on'),
      months: k.int('months'),
      /** The wanted type of a change; null for another kind. */
      toTypeId: k.int('to_type_id').references(() => membershipTypes.id),
      createdAt: k.instant('created_at').notNull(),
      answeredAt: k.instant('answered_at'),
      /** The member of staff who answered. */
      answeredById: k.int('answered_by_id').references(() => users.id),
      /** The reason of a refusal. */
      reason: k.text('reason'),
      /** Null until it is accepted. */
      effect: k.json<RequestEffect>('effect'),
    },
    (t) => [
      k.index('membership_requests_membership').on(t.membershipId, t.id),
      k.index('membership_requests_status').on(t.status, t.createdAt, t.id),
    ],
  )
  return { membershipRequests }
}
