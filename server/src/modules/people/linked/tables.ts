import type { Relationship } from '@touchline/contract'
import type { Kit } from '../../../infra/store/kit.ts'
import type { UserTables } from '../tables.ts'

/** The end of an invitation: the person's answer, or the withdrawal by its owner. */
export type InvitationAnswer = 'accepted' | 'declined' | 'withdrawn'

export type LinkInvitationRow = ReturnType<typeof linkInvitationTables>['linkInvitations']['$inferSelect']

export function linkInvitationTables(k: Kit, { users }: UserTables) {
  /** Adults asked by e-mail whether the owner may act for them. Only the mail has the token itself. */
  const linkInvitations = k.table(
    'link_invitations',
    {
      id: k.int('id').primaryKey(),
      ownerId: k
        .int('owner_id')
        .notNull()
        .references(() => users.id),
      relationship: k.text('relationship').$type<Relationship>().notNull(),
      email: k.text('email').notNull(),
      /** The e-mail for comparison: trimmed, lower case. */
      emailKey: k.text('email_key').notNull(),
      /** SHA-256 of the token. */
      tokenHash: k.text('token_hash').notNull(),
      askedAt: k.instant('asked_at').notNull(),
      expiresAt: k.instant('expires_at').notNull(),
      answer: k.text('answer').$type<InvitationAnswer>(),
      answeredAt: k.instant('answered_at'),
      /** The account that agreed. */
      acceptedById: k.int('accepted_by_id').references(() => users.id),
    },
    (t) => [
      k.uniqueIndex('link_invitations_token').on(t.tokenHash),
      k.index('link_invitations_owner').on(t.ownerId, t.askedAt, t.id),
    ],
  )
  return { linkInvitations }
}
