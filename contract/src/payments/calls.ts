import { call } from '../endpoint.ts'

export const preparePayment = call({
  name: 'preparePayment',
  method: 'GET',
  path: '/api/checkout/prepare',
  access: 'customer',
  channel: { from: 'query', name: 'source' },
  owner: 'caller',
  writes: true,
  checkout: true,
  errors: [
    'basket_empty',
    'nothing_to_pay',
    'booking_blocked',
    'not_bookable',
    'amount_too_small',
    'provider_unsupported',
    'paid_booking_disabled',
    'prepare_failed',
  ],
})
export const preparePaymentWith = call({
  ...preparePayment,
  name: 'preparePaymentWith',
  path: '/api/checkout/{provider}/prepare',
})

export const authorisePayment = call({
  name: 'authorisePayment',
  method: 'POST',
  path: '/api/checkout/authorise',
  access: 'customer',
  channel: { from: 'body', name: 'source' },
  owner: 'caller',
  checkout: true,
  takesIdempotencyKey: true,
  errors: [
    'basket_empty',
    'booking_blocked',
    'not_bookable',
    'item_hash_mismatch',
    'payment_in_progress',
    'hold_not_extendable',
    'session_expired',
    'session_not_found',
    'security_code_required',
    'provider_mismatch',
    'provider_unsupported',
    'amount_too_small',
    'idempotency_key_reused',
    'authorise_failed',
    'gateway_timeout',
  ],
})
export const authorisePaymentWith = call({
  ...authorisePayment,
  name: 'authorisePaymentWith',
  path: '/api/checkout/{provider}/authorise',
})

export const prepareSession = call({
  name: 'prepareSession',
  method: 'POST',
  path: '/api/checkout/session/prepare',
  access: 'customer',
  channel: { from: 'body', name: 'source' },
  owner: 'caller',
  checkout: true,
  errors: [
    'basket_empty',
    'nothing_to_pay',
    'booking_blocked',
    'not_bookable',
    'amount_too_small',
    'item_hash_mismatch',
    'provider_unsupported',
    'paid_booking_disabled',
    'payment_session_failed',
  ],
})
export const prepareSessionWith = call({
  ...prepareSession,
  name: 'prepareSessionWith',
  path: '/api/checkout/{provider}/session/prepare',
})

export const paySession = call({
  ...authorisePayment,
  name: 'paySession',
  path: '/api/checkout/session/payment',
  errors: [
    'basket_empty',
    'booking_blocked',
    'not_bookable',
    'item_hash_mismatch',
    'payment_in_progress',
    'hold_not_extendable',
    'session_expired',
    'session_not_found',
    'session_not_ready',
    'provider_mismatch',
    'provider_unsupported',
    'amount_too_small',
    'idempotency_key_reused',
    'transaction_failed',
  ],
})
export const paySessionWith = call({
  ...paySession,
  name: 'paySessionWith',
  path: '/api/checkout/{provider}/session/payment',
})

/** With `transaction_uuid` it completes a card payment; without it, a basket that needs no card. payments.md D5 */
export const completePayment = call({
  name: 'completePayment',
  method: 'POST',
  path: '/api/checkout/complete',
  access: 'customer',
  channel: { from: 'body', name: 'source' },
  owner: 'caller',
  checkout: true,
  finishes: true,
  takesIdempotencyKey: true,
  errors: [
    'item_not_found',
    'basket_empty',
    'booking_blocked',
    'not_bookable',
    'sold_out',
    'item_hash_mismatch',
    'basket_changed',
    'basket_paid',
    'sca_incomplete',
    'transaction_not_completable',
    'transaction_missing',
    'payment_in_progress',
    'provider_mismatch',
    'provider_unsupported',
    'idempotency_key_reused',
    'complete_failed',
  ],
})
export const completePaymentWith = call({
  ...completePayment,
  name: 'completePaymentWith',
  path: '/api/checkout/{provider}/complete',
})

/** Completes a payment of a session: the path names it, and fields in the body are compared. payments.md 6.8 */
export const completeSession = call({
  ...completePayment,
  name: 'completeSession',
  path: '/api/checkout/session/complete/{transactionId}',
})
export const completeSessionWith = call({
  ...completeSession,
  name: 'completeSessionWith',
  path: '/api/checkout/{provider}/session/complete/{transactionId}',
})

export const payAtDesk = call({
  name: 'payAtDesk',
  method: 'POST',
  path: '/api/foh/checkout/pay',
  aliases: { payInCheckoutAtDesk: '/api/checkout/pay' },
  access: 'staff',
  channel: 'staff',
  owner: 'selected',
  takesIdempotencyKey: true,
  errors: [
    'basket_empty',
    'not_bookable',
    'item_hash_mismatch',
    'basket_paid',
    'payment_in_progress',
    'till_closed',
    'credit_not_applied',
    'idempotency_key_reused',
  ],
})
export const listSavedCards = call({
  name: 'listSavedCards',
  method: 'GET',
  path: '/api/v1/users/{userId}/saved-cards',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: [],
})
export const removeSavedCard = call({
  name: 'removeSavedCard',
  method: 'DELETE',
  path: '/api/v1/users/{userId}/saved-cards/{savedCardId}',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: ['item_not_found'],
})
export const readCardSetups = call({
  name: 'readCardSetups',
  method: 'GET',
  path: '/api/v1/users/{userId}/saved-cards/setups',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: [],
})
export const beginCardSetup = call({
  name: 'beginCardSetup',
  method: 'POST',
  path: '/api/v1/users/{userId}/saved-cards/setups',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: ['paid_booking_disabled', 'provider_unsupported', 'card_setup_failed'],
})
export const finishCardSetup = call({
  name: 'finishCardSetup',
  method: 'POST',
  path: '/api/v1/users/{userId}/saved-cards/setups/{setupId}/finish',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: ['item_not_found', 'card_setup_failed'],
})
export const completeSca = call({
  name: 'completeSca',
  method: 'POST',
  path: '/api/payment-providers/sca-completion/{transactionId}',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  checkout: true,
  finishes: true,
  errors: ['item_not_found', 'sca_failed'],
})
export const returnFromBank = call({
  name: 'returnFromBank',
  method: 'POST',
  path: '/api/payment-providers/3ds-return/{returnToken}',
  access: 'bank',
  channel: 'online',
  owner: 'nobody',
  errors: ['item_not_found', 'sca_failed'],
})
export const receiveWebhook = call({
  name: 'receiveWebhook',
  method: 'POST',
  path: '/api/payment-providers/webhooks/{provider}/{sandbox}',
  access: 'gateway',
  channel: 'online',
  owner: 'nobody',
  errors: ['signature_invalid', 'item_not_found', 'provider_unsupported'],
})
