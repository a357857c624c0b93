import type { PaymentProvider } from '@touchline/contract'
import type { AnyColumn, Kit } from '../../infra/store/kit.ts'

export type PaymentSettingsRow = ReturnType<typeof paymentSettingsTable>['$inferSelect']

/** How each organisation takes cards; one without a row by the card gateway. */
export function paymentSettingsTable(k: Kit, clientId: AnyColumn) {
  return k.table('payment_settings', {
    clientId: k
      .int('client_id')
      .primaryKey()
      .references(() => clientId),
    provider: k.text('provider').$type<PaymentProvider>().notNull(),
    /** Least amount a card is charged with. */
    minimumAmount: k.money('minimum_amount').notNull(),
    /** What a sandbox has its gateway do; a gateway of customers has settings of its own. payments.md 4.2 */
    capturesAtOnce: k.bool('captures_at_once').notNull(),
    refusesWrongAddress: k.bool('refuses_wrong_address').notNull(),
    refusesWithoutLookup: k.bool('refuses_without_lookup').notNull(),
    refusesWithoutChallenge: k.bool('refuses_without_challenge').notNull(),
  })
}
