import type { Moment } from '../engine/moment.ts'
import { findUsableCard } from '../engine/tokenise.ts'
import { findCardToken, findSessionKey, unlinkSecurityCode, useCardToken } from '../store/cards.ts'
import type { Transaction } from '../store/transactions.ts'
import { GatewayRefusal } from '../refusals.ts'
import { type Instrument, registerWith } from './instrument.ts'
import type { RegisterRequest } from './wire.ts'

/** Registration by the card gateway: finds the card of the session key and the identifier. */
export function registerCardPayment(moment: Moment, body: RegisterRequest): Transaction {
  const instrument = body.payment_method.card.reusable ? findSavedCard(moment, body) : findTypedCard(moment, body)
  return registerWith(moment, instrument, body, {
    facade: 'card-gateway',
    vendorTxCode: body.vendor_tx_code,
    transactionType: body.transaction_type,
    amount: body.amount,
    currency: body.currency,
    savesCard: body.payment_method.card.save ?? false,
    apply3DSecure: body.apply_3d_secure ?? 'use_rules',
    notificationUrl: body.strong_customer_authentication.notification_url,
    language: body.strong_customer_authentication.browser_details?.accept_language ?? null,
  })
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
