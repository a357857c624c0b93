import type { PaymentAdapter } from '../../payment-adapter.ts'
import { hostedForm, sessionIn } from '../hosted-form.ts'

const defaultLifeSeconds = 3600

/** A provider that takes the card in its own session, so no instrument passes here. payments.md 2.3, 6.8 */
export const sessionProvider: PaymentAdapter = {
  name: 'session-provider',
  calls: { prepare: 'session-prepare', authorise: 'session-payment' },
  prepare: (api, providerName, { source, selectedUserId }, options) =>
    api.prepareSession(providerName, { source, selectedUserId }, options),
  readSession(answer, providerName, now) {
    // No document names save_card here, nor the token: a provider that gives the token takes save_card.
    const keepsCards = Boolean(answer.sessionToken)
    const own = { providerName, singleUse: true, keepsCards } as const
    const sessionKey = answer.sessionId ?? answer.sessionKey
    const formKey = answer.sessionToken ?? sessionKey
    return sessionIn(answer, own, { sessionKey, formKey, defaultLifeSeconds, now })
  },
  authorise: (api, { providerName, sessionKey }, { completion, saveCard }, options) => {
    const keeping = saveCard ? ({ saveCard } as const) : {}
    return api.paySession(providerName, { ...completion, paymentSessionId: sessionKey, ...keeping }, options)
  },
  complete: (api, { providerName, transactionId, completion }, options) =>
    api.completeSession(providerName, transactionId, completion, options),
  mountForm: hostedForm('session-provider'),
  readToken: () => undefined,
  readLinked: () => ({ kind: 'session' }),
}
