import type { PaymentProvider } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from '../../../infra/store/kit.ts'
import type { UserTables } from '../../people/tables.ts'

type CardTables = ReturnType<typeof cardTables>
/** `over`: nothing came of it, and nothing will. */
export type CardSetupState = 'open' | 'succeeded' | 'over'
export type CardSetupRow = CardTables['cardSetups']['$inferSelect']
export type SavedCardRow = CardTables['savedCards']['$inferSelect']

export function cardTables(k: Kit, { users }: UserTables) {
  /** Cards that customers keep for the next time: what may be shown, and the provider's own name of each. */
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
      /** When it was last kept: the same card again takes its own place. */
      savedAt: k.instant('saved_at').notNull(),
    },
    (t) => [k.uniqueIndex('saved_cards_of_user').on(t.userId, t.provider, t.brand, t.lastFour, t.expiry)],
  )
  /** A card that is about to be kept without a payment. payments.md 5.10 */
  const cardSetups = k.table(
    'card_setups',
    {
      uuid: k.text('uuid').primaryKey(),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      provider: k.text('provider').$type<PaymentProvider>().notNull(),
      /** The provider's own name of it. */
      gatewayId: k.text('gateway_id').notNull(),
      state: k.text('state').$type<CardSetupState>().notNull(),
      returnToken: k.text('return_token').notNull(),
      /** Where the browser goes back to: an allowed origin, recorded when it began. */
      clientOrigin: k.text('client_origin').notNull(),
      /** The card that came of it, which its customer may have removed since. */
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
