import { z } from 'zod'
import { second } from '@touchline/clock'
import { Card, Decline } from '../simulated-gateway/answers.ts'
import type { GatewayClient } from '../simulated-gateway/gateway-client.ts'
import { answerOf, cardOf, declineOf, noOf } from '../simulated-gateway/normalise.ts'
import type { CardSetups, CardSetupView } from '../provider.ts'
import { libraryUrl, openKey } from './publishable-key.ts'

const Setup = z.object({
  id: z.string(),
  client_secret: z.string(),
  status: z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled']),
  next_action: z.object({ url: z.string() }).nullable(),
  last_setup_error: Decline.nullable(),
  card: Card.nullable(),
  expires_at: z.int(),
  created_at: z.int(),
})

/** Set-up intents of the card provider: £0 with a card to save. payments.md 1.2 */
export function createCardSetups(client: GatewayClient, publicUrl: string): CardSetups {
  const pathOf = (id: string) => `/setup-intents/${encodeURIComponent(id)}`
  return {
    async open(key, { reference, customer, returnUrl: return_url }) {
      const given = await openKey(client, `${key}:key`)
      if (given.kind !== 'done') return noOf(given)
      const body = { vendor_tx_code: reference, usage: 'off_session', customer: { reference: customer }, return_url }
      return answerOf(await client.send('/setup-intents', key, body, Setup), (setup) => ({
        id: setup.id,
        clientSecret: setup.client_secret,
        sessionKey: given.value.publishable_key,
        expiresIn: (setup.expires_at - setup.created_at) / second,
        libraryUrl: libraryUrl(publicUrl),
      }))
    },
    look: async (id) => answerOf(await client.read(pathOf(id), Setup), viewOfSetup),
    cancel: async (key, id) => answerOf(await client.send(`${pathOf(id)}/cancel`, key, {}, Setup), () => undefined),
  }
}

const states = {
  requires_payment_method: 'waiting',
  requires_action: 'challenged',
  processing: 'answering',
  succeeded: 'kept',
  canceled: 'over',
} as const satisfies Readonly<Record<z.infer<typeof Setup>['status'], CardSetupView['state']>>

function viewOfSetup(setup: z.infer<typeof Setup>): CardSetupView {
  const { status, next_action: next, last_setup_error: error, card, expires_at: expiresAt } = setup
  return {
    state: states[status],
    bankUrl: next?.url ?? null,
    decline: error && declineOf(error),
    card: card && cardOf(card),
    expiresAt,
  }
}
