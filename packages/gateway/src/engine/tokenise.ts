import { localDate } from '@touchline/clock'
import { opaqueToken, signatureOf } from '@touchline/ids'
import {
  consumeSessionKey,
  countFailedAttempt,
  findReusableCard,
  findSessionKey,
  insertCardToken,
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

/** Makes a session key: one card identifier, three failed attempts, 400 s. `reusableCardId` is the saved card it is offered with. */
export function createSessionKey(moment: Moment, reusableCardId: string | null): string {
  const { db, merchant, now } = moment
  if (reusableCardId !== null && findUsableCard(moment, reusableCardId) === undefined)
    throw new GatewayRefusal('not_found')
  const key = opaqueToken(moment.random)
  insertSessionKey(db, { key, merchantId: merchant.id, reusableCardId, expiresAt: now + lifetimes.sessionKey })
  return key
}

export type Refused = { readonly kind: 'refused'; readonly errors: readonly CardError[]; readonly attemptsLeft: number }
export type KeyExpired = { readonly kind: 'key_expired' }
export type Tokenised = { readonly kind: 'tokenised'; readonly token: Omit<CardToken, 'usedAt'> } | Refused | KeyExpired

/**
 * Turns a card into an identifier and forgets the number: what is kept is brand, first six and last four digits, expiry,
 * what the card will do, and a keyed fingerprint. A refusal counts against the key; the third kills it.
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
  if (all.length > 0 || card === undefined || brand === 'unknown') return refuse(moment, keyText, all)

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
    expiresAt: now + lifetimes.cardIdentifier,
  }
  insertCardToken(db, token)
  consumeSessionKey(db, keyText, now)
  return { kind: 'tokenised', token }
}

export type Linked = { readonly kind: 'linked' } | { readonly kind: 'unknown_card' } | Refused | KeyExpired

/** Notes that the security code of a saved card was given with this key. The code itself goes nowhere. */
export function linkCode(moment: Moment, keyText: string, card: string, securityCode: string): Linked {
  const { db, now } = moment
  const key = findSessionKey(db, keyText)
  if (!key || !isUsable(key, now)) return { kind: 'key_expired' }
  const id = card === 'saved' ? key.reusableCardId : card
  const saved = id === null ? undefined : findUsableCard(moment, id)
  if (!saved) return { kind: 'unknown_card' }
  const length = saved.brand === 'amex' ? 4 : 3
  if (!/^\d+$/.test(securityCode) || securityCode.length !== length) {
    return refuse(moment, keyText, [{ code: 'invalid_cvc', property: 'security_code' }])
  }
  linkSecurityCode(db, keyText, saved.id, now + lifetimes.linkedSecurityCode)
  return { kind: 'linked' }
}

/** A saved card that was not forgotten. */
export function findUsableCard(moment: Moment, id: string) {
  const card = findReusableCard(moment.db, moment.merchant.id, id)
  return card?.deletedAt === null ? card : undefined
}

/** The month of an instant as `YYYYMM`, in UTC. */
export function monthOf(now: number): number {
  return Number(localDate(now, 'UTC').slice(0, 7).replace('-', ''))
}

function refuse(moment: Moment, key: string, errors: readonly CardError[]): Refused {
  return { kind: 'refused', errors, attemptsLeft: tokeniseAttempts - countFailedAttempt(moment.db, key) }
}
