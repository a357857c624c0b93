import type { Moment } from '../engine/moment.ts'
import { registerTransaction, type Order } from '../engine/register.ts'
import { findUsableCard } from '../engine/tokenise.ts'
import { findCardToken, findSessionKey, unlinkSecurityCode, useCardToken } from '../store/cards.ts'
import type { Transaction } from '../store/transactions.ts'
import { GatewayRefusal } from '../refusals.ts'
import type { RegisterRequest } from './wire.ts'

type Instrument = Pick<Order, 'card' | 'magicName' | 'savedCard'> & { readonly spend: () => void }

/** The card-gateway facade of a registration: finds the card that the session key and the identifier stand for. */
export function registerCardPayment(moment: Moment, body: RegisterRequest): Transaction {
  const instrument = body.payment_method.card.reusable ? findSavedCard(moment, body) : findTypedCard(moment, body)
  const { spend, ...card } = instrument
  const transaction = registerTransaction(moment, {
    facade: 'card-gateway',
    vendorTxCode: body.vendor_tx_code,
    transactionType: body.transaction_type,
    amount: body.amount,
    currency: body.currency,
    ...card,
    savesCard: body.payment_method.card.save ?? false,
    apply3DSecure: body.apply_3d_secure ?? 'use_rules',
    address1: body.billing_address?.address1 ?? '',
    postcode: body.billing_address?.postcode ?? '',
    customerReference: body.customer?.reference ?? null,
    notificationUrl: body.strong_customer_authentication.notification_url,
  })
  // A declined card may be tried again with the same identifier while it lives.
  const isOpenOrPaid = ['challenge_required', 'authorised', 'captured'].includes(transaction.state)
  if (isOpenOrPaid) spend()
  return transaction
}

function findTypedCard(moment: Moment, body: RegisterRequest): Instrument {
  const { card_identifier: id, merchant_session_key: key } = body.payment_method.card
  const session = findSessionKey(moment.db, key)
  if (session?.merchantId !== moment.merchant.id || session.kind !== 'single_use')
    throw new GatewayRefusal('session_key_expired')
  const token = findCardToken(moment.db, moment.merchant.id, id)
  if (token?.sessionKey !== key || token.usedAt !== null || moment.now >= token.expiresAt) {
    throw new GatewayRefusal('card_identifier_invalid')
  }
  const spend = (): void => useCardToken(moment.db, id, moment.now)
  return { card: token, magicName: token.magicName, savedCard: null, spend }
}

function findSavedCard(moment: Moment, body: RegisterRequest): Instrument {
  const { card_identifier: id, merchant_session_key: key } = body.payment_method.card
  const session = findSessionKey(moment.db, key)
  if (session?.merchantId !== moment.merchant.id || session.kind !== 'single_use')
    throw new GatewayRefusal('session_key_expired')
  const card = findUsableCard(moment, id)
  if (!card) throw new GatewayRefusal('card_identifier_invalid')
  const isLinked = session.codeLinkedTo === id && session.codeExpiresAt !== null && moment.now < session.codeExpiresAt
  if (!isLinked) throw new GatewayRefusal('security_code_required')
  const spend = (): void => unlinkSecurityCode(moment.db, key)
  return { card, magicName: null, savedCard: { id, authenticated: card.authenticatedAt !== null }, spend }
}
