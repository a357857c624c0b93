import { localDate } from '@touchline/clock'
import { opaqueToken, signatureOf, uuidv7 } from '@touchline/ids'
import {
  consumeSessionKey,
  countFailedAttempt,
  findPublishableKey,
  findReusableCard,
  findSessionKey,
  insertCardToken,
  unlinkSecurityCode,
} from '../store/cards.ts'
import { insertSessionKey, linkSecurityCode, type CardToken, type SessionKey } from '../store/cards.ts'
import { GatewayRefusal } from '../refusals.ts'
import { isMagicName } from './behaviours.ts'
import { brandOf, checkCardDetails, type CardDetails, type CardError } from './card-rules.ts'
import { lifetimes, tokeniseAttempts } from './lifetimes.ts'
import type { Moment } from './moment.ts'
import { behaviourOf, findTestCard, numbersWithoutExpiryCheck } from './test-cards.ts'

/** Whether a key can still turn a card into an identifier. */
export function isUsable(key: SessionKey, now: number): boolean {
  return key.consumedAt === null && key.failedAttempts < tokeniseAttempts && now < key.expiresAt
}

/**
 * Makes a session key: one card identifier, three failed attempts, 400 s. `reusableCardId` is the saved card offered
 * with it.
 */
export function createSessionKey(moment: Moment, reusableCardId: string | null): string {
  const { db, merchant, now } = moment
  checkSavedCard(moment, reusableCardId)
  const key = opaqueToken(moment.random)
  const expiresAt = now + lifetimes.sessionKey
  insertSessionKey(db, { key, merchantId: merchant.id, kind: 'single_use', reusableCardId, expiresAt })
  return key
}

/** The merchant's publishable key, made on first use: for any number of cards, without an expiry. */
export function publishableKeyOf(moment: Moment): string {
  const { db, merchant } = moment
  const known = findPublishableKey(db, merchant.id)
  if (known !== undefined) return known
  const key = `pk_test_${opaqueToken(moment.random)}`
  const kind = 'publishable'
  insertSessionKey(db, { key, merchantId: merchant.id, kind, reusableCardId: null, expiresAt: Number.MAX_SAFE_INTEGER })
  return key
}

export type NewSession = {
  readonly amount: number
  readonly currency: string
  /** The saved card offered with it. */
  readonly reusableCardId: string | null
}

/**
 * Opens the session of one payment. The payment has its id from then on, and a browser enters the card with the token.
 */
export function openPaymentSession(moment: Moment, { reusableCardId, ...session }: NewSession) {
  const { db, merchant, now, random } = moment
  checkSavedCard(moment, reusableCardId)
  if (session.amount < merchant.minimumAmount) throw new GatewayRefusal('amount_too_small')
  const paymentId = uuidv7(now, random)
  const token = opaqueToken(random)
  insertSessionKey(db, {
    key: token,
    merchantId: merchant.id,
    kind: 'payment_session',
    reusableCardId,
    expiresAt: now + lifetimes.paymentSession,
    session: { paymentId, ...session },
  })
  return { paymentId, token }
}

function checkSavedCard(moment: Moment, id: string | null): void {
  if (id !== null && findUsableCard(moment, id) === undefined) throw new GatewayRefusal('not_found')
}

export type Refused = { readonly kind: 'refused'; readonly errors: readonly CardError[]; readonly attemptsLeft: number }
export type KeyExpired = { readonly kind: 'key_expired' }
export type Tokenised = { readonly kind: 'tokenised'; readonly token: Omit<CardToken, 'usedAt'> } | Refused | KeyExpired

/**
 * Turns a card into an identifier and drops the number. Stored are brand, first six and last four digits, expiry,
 * behaviour and a keyed fingerprint. A refusal counts against the key; the third ends it.
 */
export function tokeniseCard(moment: Moment, keyText: string, details: CardDetails): Tokenised {
  const { db, merchant, now } = moment
  const key = findSessionKey(db, keyText)
  if (!key || !isUsable(key, now)) return { kind: 'key_expired' }
  const errors = checkCardDetails(details, { month: monthOf(now), numbersWithoutExpiryCheck })
  const card = findTestCard(details.cardNumber)
  const numberIsSound = !errors.some((error) => error.property === 'card_number')
  const unknown: CardError = { code: 'test_card_required', property: 'card_number' }
  const all = card === undefined && numberIsSound ? [unknown, ...errors] : errors
  const brand = brandOf(details.cardNumber)
  if (all.length > 0 || card === undefined || brand === 'unknown') return refuse(moment, key, all)

  const expiry = `${details.expiryDate.slice(0, 2)}/${details.expiryDate.slice(2)}`
  const name = details.cardholderName.trim()
  const token = {
    id: opaqueToken(moment.random),
    merchantId: merchant.id,
    sessionKey: keyText,
    brand,
    bin: details.cardNumber.slice(0, 6),
    lastFour: details.cardNumber.slice(-4),
    expiry,
    behaviour: behaviourOf(card, expiry),
    magicName: isMagicName(name) ? name : null,
    fingerprint: signatureOf(merchant.signingKey, `card:${details.cardNumber}`),
    expiresAt: key.kind === 'payment_session' ? key.expiresAt : now + lifetimes.cardIdentifier,
  }
  insertCardToken(db, token)
  if (key.kind === 'single_use') consumeSessionKey(db, keyText, now)
  // The card that was entered last pays.
  if (key.kind === 'payment_session') unlinkSecurityCode(db, keyText)
  return { kind: 'tokenised', token }
}

export type Linked = { readonly kind: 'linked' } | { readonly kind: 'unknown_card' } | Refused | KeyExpired

/** Records that the security code of a saved card was given with this key. The code itself is not stored. */
export function linkCode(moment: Moment, keyText: string, card: string, securityCode: string): Linked {
  const { db, now } = moment
  const key = findSessionKey(db, keyText)
  if (!key || !isUsable(key, now)) return { kind: 'key_expired' }
  const id = card === 'saved' ? key.reusableCardId : card
  const saved = id === null ? undefined : findUsableCard(moment, id)
  if (!saved) return { kind: 'unknown_card' }
  const length = saved.brand === 'amex' ? 4 : 3
  if (!/^\d+$/.test(securityCode) || securityCode.length !== length) {
    return refuse(moment, key, [{ code: 'invalid_cvc', property: 'security_code' }])
  }
  linkSecurityCode(db, keyText, saved.id, now + lifetimes.linkedSecurityCode)
  return { kind: 'linked' }
}

/** A saved card that was not removed. */
export function findUsableCard(moment: Moment, id: string) {
  const card = findReusableCard(moment.db, moment.merchant.id, id)
  return card?.deletedAt === null ? card : undefined
}

/** The month of an instant as `YYYYMM`, in UTC. */
export function monthOf(now: number): number {
  return Number(localDate(now, 'UTC').slice(0, 7).replace('-', ''))
}

/** Failed attempts do not use up a key that all customers share. */
function refuse(moment: Moment, { key, kind }: SessionKey, errors: readonly CardError[]): Refused {
  const failed = kind === 'publishable' ? 0 : countFailedAttempt(moment.db, key)
  return { kind: 'refused', errors, attemptsLeft: tokeniseAttempts - failed }
}
