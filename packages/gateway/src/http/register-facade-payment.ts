import type { Moment } from '../engine/moment.ts'
import type { Order } from '../engine/register.ts'
import { findUsableCard } from '../engine/tokenise.ts'
import { GatewayRefusal } from '../refusals.ts'
import {
  consumeSessionKey,
  findCardToken,
  findLastCard,
  findPaymentSession,
  findSessionKey,
  type SessionKey,
  unlinkSecurityCode,
  useCardToken,
} from '../store/cards.ts'
import type { Transaction } from '../store/transactions.ts'
import type { AttemptRequest, IntentRequest } from './facade-wire.ts'
import { type Instrument, registerWith } from './instrument.ts'
import { paymentIdIn } from './server-command.ts'

/** Registration by the card provider: an intent that is confirmed when it is made. */
export function registerIntent(moment: Moment, body: IntentRequest): Transaction {
  const instrument = findPaymentMethod(moment, body.payment_method)
  return register(moment, body, instrument, {
    facade: 'card-provider',
    transactionType: body.capture_method === 'manual' ? 'deferred' : 'payment',
    amount: body.amount,
    currency: body.currency,
  })
}

/** Registration by the session provider: the card is the last one entered in the session, which is used up. */
export function attemptSession(moment: Moment, id: string, body: AttemptRequest): Transaction {
  const session = findPaymentSession(moment.db, moment.merchant.id, paymentIdIn(id))
  const { paymentId, amount, currency } = session ?? {}
  if (!session || !paymentId || !amount || !currency) throw new GatewayRefusal('session_key_expired')
  if (session.consumedAt !== null || moment.now >= session.expiresAt) throw new GatewayRefusal('session_key_expired')
  const instrument = findSessionCard(moment, session)
  consumeSessionKey(moment.db, session.key, moment.now)
  const of = { facade: 'session-provider', id: paymentId, transactionType: 'deferred', amount, currency } as const
  return register(moment, body, instrument, of)
}

type Registered = Pick<Order, 'facade' | 'id' | 'transactionType' | 'amount' | 'currency'>

function register(moment: Moment, body: AttemptRequest, instrument: Instrument, of: Registered): Transaction {
  return registerWith(moment, instrument, body, {
    ...of,
    vendorTxCode: body.vendor_tx_code,
    savesCard: body.save ?? false,
    apply3DSecure: 'use_rules',
    notificationUrl: body.return_url,
    language: body.browser_details?.accept_language ?? null,
  })
}

function findPaymentMethod(moment: Moment, id: string): Instrument {
  const saved = findUsableCard(moment, id)
  if (saved) {
    return {
      card: saved,
      magicName: null,
      savedCard: { id, authenticated: saved.authenticatedAt !== null },
      spend() {},
    }
  }
  const token = findCardToken(moment.db, moment.merchant.id, id)
  const key = token && findSessionKey(moment.db, token.sessionKey)
  if (!token || key?.kind !== 'publishable' || token.usedAt !== null || moment.now >= token.expiresAt) {
    throw new GatewayRefusal('card_identifier_invalid')
  }
  const spend = (): void => useCardToken(moment.db, id, moment.now)
  return { card: token, magicName: token.magicName, savedCard: null, spend }
}

/** The saved card whose security code was given last, or the entered card. */
function findSessionCard(moment: Moment, session: SessionKey): Instrument {
  const { codeLinkedTo, codeExpiresAt, key } = session
  const saved = codeLinkedTo === null ? undefined : findUsableCard(moment, codeLinkedTo)
  if (saved && codeExpiresAt !== null && moment.now < codeExpiresAt) {
    const savedCard = { id: saved.id, authenticated: saved.authenticatedAt !== null }
    return { card: saved, magicName: null, savedCard, spend: () => unlinkSecurityCode(moment.db, key) }
  }
  const token = findLastCard(moment.db, key)
  if (!token || token.usedAt !== null) throw new GatewayRefusal('session_not_ready')
  const spend = (): void => useCardToken(moment.db, token.id, moment.now)
  return { card: token, magicName: token.magicName, savedCard: null, spend }
}
