import {
  authorisePaymentWith,
  completePayment,
  completePaymentWith,
  completeSca,
  completeSessionWith,
  payAtDesk,
  paySessionWith,
  preparePayment,
  preparePaymentWith,
  prepareSessionWith,
} from '@touchline/contract/calls/payments'
import { callAs } from '../../../../api/call.ts'
import type { AuthoriseAnswer, CompleteAnswer, PaymentApi, PrepareAnswer, ScaAnswer } from './payment-api.ts'
import {
  authorisation,
  challengeOutcome,
  completion as completionTable,
  preparation,
} from '../states/payment-tables.ts'
import type { DeskOrder } from '../states/payment-details.ts'
import type { SendOrder } from '../../place-order.ts'

/** The payment calls of the connected platform. */
export const platformPayments: PaymentApi = {
  prepare(provider, { source, selectedUserId }, options) {
    const query = selectedUserId === null ? { source } : { source, selectedUserId }
    return provider === null
      ? callAs<PrepareAnswer>(preparation)(preparePayment, { query, ...options })
      : callAs<PrepareAnswer>(preparation)(preparePaymentWith, { params: { provider }, query, ...options })
  },
  authorise: (provider, body, options) =>
    callAs<AuthoriseAnswer>(authorisation)(authorisePaymentWith, { params: { provider }, body, ...options }),
  reportSca: (transactionId, body, options) =>
    callAs<ScaAnswer>(challengeOutcome)(completeSca, { params: { transactionId }, body, ...options }),
  complete: (provider, body, options) =>
    callAs<CompleteAnswer>(completionTable)(completePaymentWith, { params: { provider }, body, ...options }),
  prepareSession: (provider, { source, selectedUserId }, options) =>
    callAs<PrepareAnswer>(preparation)(prepareSessionWith, {
      params: { provider },
      body: selectedUserId === null ? { source } : { source, selectedUserId },
      ...options,
    }),
  paySession: (provider, body, options) =>
    callAs<AuthoriseAnswer>(authorisation)(paySessionWith, { params: { provider }, body, ...options }),
  completeSession: (provider, transactionId, body, options) =>
    callAs<CompleteAnswer>(completionTable)(completeSessionWith, {
      params: { provider, transactionId },
      body,
      ...options,
    }),
}

/** Places an order that needs no card. */
export const sendOrder: SendOrder = (completion, options) =>
  callAs<CompleteAnswer>(completionTable)(completePayment, { body: completion, ...options })

/** Takes the payment for a basket at the desk. payments.md 6.7 */
export const sendDeskOrder: SendOrder<DeskOrder> = (order, options) =>
  callAs<CompleteAnswer>(completionTable)(payAtDesk, { body: order, ...options })
