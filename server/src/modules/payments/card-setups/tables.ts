import type { PaymentProvider } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from '../../../infra/store/kit.ts'
import type { UserTables } from '../../people/tables.ts'

type CardTables = ReturnType<typeof cardTables>
/** `over`: it ended without a card. */
export type CardSetupState = 'open' | 'succeeded' | 'over'
export type CardSetupRow = CardTables['cardSetups']['$inferSelect']
export type SavedCardRow = CardTables['savedCards']['$inferSelect']

export function cardTables(k: Kit, { users }: UserTables) {
  /** Saved cards: their visible details and the provider's own id. */
  const savedCards = k.table(
    'saved_cards',
    {
      id: k.int('id').primaryKey(),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      provider: k.text('provider').$type<PaymentProvider>().notNull(),
      token: k.text('token').notNull(),
      brand: k.text('brand').notNull(),
      lastFour: k.text('last_four').notNull(),
      /** `MM/YY` */
      expiry: k.text('expiry').notNull(),
      cardholderName: k.text('cardholder_name'),
      /** The latest time it was saved; the same card replaces itself. */
      savedAt: k.instant('saved_at').notNull(),
    },
    (t) => [k.uniqueIndex('saved_cards_of_user').on(t.userId, t.provider, t.brand, t.lastFour, t.expiry)],
  )
  /** Set-ups of cards to save without a payment. payments.md 5.10 */
  const cardSetups = k.table(
    'card_setups',
    {
      uuid: k.text('uuid').primaryKey(),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      provider: k.text('provider').$type<PaymentProvider>().notNull(),
      /** The provider's own id. */
      gatewayId: k.text('gateway_id').notNull(),
      state: k.text('state').$type<CardSetupState>().notNull(),
      returnToken: k.text('return_token').notNull(),
      /** The allowed origin the browser returns to, recorded at the start. */
      clientOrigin: k.text('client_origin').notNull(),
      /** The saved card, which the customer may have removed since. */
      savedCardId: k.int('saved_card_id'),
      createdAt: k.instant('created_at').notNull(),
      expiresAt: k.instant('expires_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('card_setups_gateway_id').on(t.provider, t.gatewayId),
      k.uniqueIndex('card_setups_return_token').on(t.returnToken),
      k.index('card_setups_user').on(t.userId, t.createdAt),
      k.check('card_setups_card', sql`(${t.state} = 'succeeded') = (${t.savedCardId} is not null)`),
    ],
  )
  return { savedCards, cardSetups }
}
