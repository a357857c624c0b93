import {
  authorisePaymentWith,
  completePayment,
  completePaymentWith,
  completeSca,
  preparePayment,
  preparePaymentWith,
} from '@touchline/contract/client'
import { call } from '../../api/call.ts'
import type { PaymentApi } from './payment-api.ts'
import type { SendOrder } from './place-order.ts'

/** The payment calls of the platform this page is connected to. [P7-052, P7-054, P7-061, P7-068] */
export const platformPayments: PaymentApi = {
  prepare(provider, { source, selectedUserId }, options) {
    const query = selectedUserId === null ? { source } : { source, selectedUserId }
    return provider === null
      ? call(preparePayment, { query, ...options })
      : call(preparePaymentWith, { params: { provider }, query, ...options })
  },
  authorise: (provider, body, options) => call(authorisePaymentWith, { params: { provider }, body, ...options }),
  reportSca: (transactionId, body, options) => call(completeSca, { params: { transactionId }, body, ...options }),
  complete: (provider, body, options) => call(completePaymentWith, { params: { provider }, body, ...options }),
}

/** The call that places an order which needs no card. [P7-072] */
export const sendOrder: SendOrder = (completion, options) => call(completePayment, { body: completion, ...options })
