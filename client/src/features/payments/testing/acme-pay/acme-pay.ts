import { sessionIn } from '../../card/adapters/hosted-form.ts'
import { instrumentCalls } from '../../card/adapters/pay-with-instrument.ts'
import type { PaymentAdapter } from '../../card/payment-adapter.ts'

/** A provider whose library is a script of its own host: it draws its fields into the page's own element. */
export const acmePay: PaymentAdapter = {
  ...instrumentCalls,
  name: 'acme-pay',
  readSession(answer, providerName, now) {
    const own = { providerName, singleUse: true, keepsCards: false } as const
    const { sessionKey } = answer
    return sessionIn(answer, own, { sessionKey, formKey: sessionKey, defaultLifeSeconds: 900, now })
  },
  mountForm(place, { session, hear }) {
    if (!URL.canParse(session.url)) return undefined
    const script = document.createElement('script')
    script.src = session.url
    script.addEventListener('load', () => hear({ type: 'ready' }))
    place.append(script)
    return {
      tell({ type }) {
        if (type === 'submit') hear({ type: 'tokenised', token: { acmeTicket: place.dataset['acmeTicket'] ?? '' } })
      },
      unmount: () => script.remove(),
    }
  },
  readToken({ acmeTicket: paymentMethodId }) {
    if (typeof paymentMethodId !== 'string' || paymentMethodId === '') return undefined
    return { instrument: { kind: 'payment-method', paymentMethodId }, brand: '', lastFour: '', expiry: '' }
  },
  readLinked: () => undefined,
}
