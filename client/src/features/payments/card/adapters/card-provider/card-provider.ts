import type { PaymentAdapter } from '../../payment-adapter.ts'
import { hostedForm, sessionIn, shownCard } from '../hosted-form.ts'
import { instrumentCalls } from '../pay-with-instrument.ts'
import { askLibrary } from './ask-library.ts'

// The key does not end; the platform's preparation does.
const defaultLifeSeconds = 3600

/** A provider with one public key that turns cards into payment methods in its own frame. payments.md 2.3 */
export const cardProvider: PaymentAdapter = {
  ...instrumentCalls,
  name: 'card-provider',
  readSession(answer, providerName, now) {
    const own = { providerName, singleUse: false, keepsCards: true } as const
    const { sessionKey } = answer
    return sessionIn(answer, own, { sessionKey, formKey: sessionKey, defaultLifeSeconds, now })
  },
  mountForm: hostedForm('card-provider'),
  readToken(message) {
    const { payment_method_id: paymentMethodId, setup_intent_id: setupIntentId } = message
    if (typeof setupIntentId === 'string' && setupIntentId !== '') {
      return { instrument: { kind: 'setup-intent', setupIntentId }, ...shownCard(message) }
    }
    if (typeof paymentMethodId !== 'string' || paymentMethodId === '') return undefined
    return { instrument: { kind: 'payment-method', paymentMethodId }, ...shownCard(message) }
  },
  readLinked: () => undefined,
  askBank: askLibrary,
}
