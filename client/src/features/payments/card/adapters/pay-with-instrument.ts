import { instrumentFields } from '../../machine/calls/payment-api.ts'
import type { PaymentAdapter } from '../payment-adapter.ts'

/** The calls of the two providers that take an instrument. */
export const instrumentCalls: Pick<PaymentAdapter, 'calls' | 'prepare' | 'authorise' | 'complete'> = {
  calls: { prepare: 'prepare', authorise: 'authorise' },
  prepare: (api, providerName, { source, selectedUserId }, options) =>
    api.prepare(providerName, { source, selectedUserId }, options),
  authorise: (api, { providerName, sessionKey }, details, options) =>
    api.authorise(
      providerName,
      {
        ...details.completion,
        ...details.billing,
        ...instrumentFields(details.instrument),
        sessionKey,
        browserDetails: details.browser,
        cardholderName: details.cardholderName,
        saveCard: details.saveCard,
      },
      options,
    ),
  complete: (api, { providerName, transactionUuid, completion }, options) =>
    api.complete(providerName, { ...completion, transactionUuid }, options),
}
