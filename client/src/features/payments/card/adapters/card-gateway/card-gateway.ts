import type { PaymentAdapter } from '../../payment-adapter.ts'
import { hostedForm, sessionIn, shownCard } from '../hosted-form.ts'
import { instrumentCalls } from '../pay-with-instrument.ts'

// The life of a key when prepare does not say. payments.md 6.1
const defaultLifeSeconds = 400

/** A gateway with single-use keys that takes the card in its own frame and answers a card identifier. */
export const cardGateway: PaymentAdapter = {
  ...instrumentCalls,
  name: 'card-gateway',
  readSession(answer, providerName, now) {
    const own = { providerName, singleUse: true, keepsCards: true } as const
    const { sessionKey } = answer
    return sessionIn(answer, own, { sessionKey, formKey: sessionKey, defaultLifeSeconds, now })
  },
  mountForm: hostedForm('card-gateway'),
  readToken(message) {
    const { card_identifier: cardIdentifier } = message
    if (typeof cardIdentifier !== 'string' || cardIdentifier === '') return undefined
    return { instrument: { kind: 'card', cardIdentifier }, ...shownCard(message) }
  },
  // The saved card's security code goes with the key; the platform finds the card itself.
  readLinked: ({ savedCard }) => (savedCard ? { kind: 'saved-card', savedCardId: savedCard.id } : undefined),
}
