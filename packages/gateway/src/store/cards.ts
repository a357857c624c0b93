import type { MagicName } from '../engine/behaviours.ts'
import type { Db } from './database.ts'
import type { CardFacts } from './transactions.ts'

/**
 * Kinds of keys. `single_use`: one card. `publishable`: the merchant's own, any number of cards. `payment_session`: the
 * cards of one payment, of which the last one pays.
 */
export type KeyKind = 'single_use' | 'publishable' | 'payment_session'

export type SessionKey = {
  readonly key: string
  readonly merchantId: string
  readonly kind: KeyKind
  /** The payment of a session, which may not be registered yet; null for other keys, as are the next two. */
  readonly paymentId: string | null
  readonly amount: number | null
  readonly currency: string | null
  /** The saved card offered with this key. */
  readonly reusableCardId: string | null
  readonly expiresAt: number
  readonly failedAttempts: number
  readonly consumedAt: number | null
  /** The saved card whose security code was given with this key, and the deadline of that. */
  readonly codeLinkedTo: string | null
  readonly codeExpiresAt: number | null
}

/** A card identifier, which represents a card between the card form and the payment. */
export type CardToken = CardFacts & {
  readonly id: string
  readonly merchantId: string
  readonly sessionKey: string
  readonly magicName: MagicName | null
  readonly expiresAt: number
  readonly usedAt: number | null
}

export type ReusableCard = CardFacts & {
  readonly merchantId: string
  readonly id: string
  readonly customerReference: string | null
  readonly authenticatedAt: number | null
  readonly deletedAt: number | null
}

type NewKey = Pick<SessionKey, 'key' | 'merchantId' | 'kind' | 'reusableCardId' | 'expiresAt'> & {
  readonly session?: { readonly paymentId: string; readonly amount: number; readonly currency: string }
}

export function insertSessionKey(db: Db, { session, ...key }: NewKey): void {
  const of = session ?? { paymentId: null, amount: null, currency: null }
  db.run(
    `INSERT INTO gw_session_keys (key, merchant_id, kind, reusable_card_id, expires_at, payment_id, amount, currency)
     VALUES (@key, @merchantId, @kind, @reusableCardId, @expiresAt, @paymentId, @amount, @currency)`,
    { ...key, ...of },
  )
}

/** The merchant's one publishable key; undefined until first used. */
export function findPublishableKey(db: Db, merchantId: string): string | undefined {
  const sql = `SELECT key FROM gw_session_keys WHERE merchant_id = @merchantId AND kind = 'publishable'`
  return db.one<{ readonly key: string }>(sql, { merchantId })?.key
}

/** The session of a payment. */
export function findPaymentSession(db: Db, merchantId: string, paymentId: string): SessionKey | undefined {
  return db.one<SessionKey>(
    `SELECT * FROM gw_session_keys WHERE merchant_id = @merchantId AND kind = 'payment_session' AND payment_id = @paymentId`,
    { merchantId, paymentId },
  )
}

/** The last card entered with a key. */
export function findLastCard(db: Db, key: string): CardToken | undefined {
  return db.one<CardToken>('SELECT * FROM gw_card_tokens WHERE session_key = @key ORDER BY rowid DESC LIMIT 1', { key })
}

export function findSessionKey(db: Db, key: string): SessionKey | undefined {
  return db.one<SessionKey>('SELECT * FROM gw_session_keys WHERE key = @key', { key })
}

/** Adds a failed attempt and returns their number. */
export function countFailedAttempt(db: Db, key: string): number {
  const row = db.one<{ readonly failedAttempts: number }>(
    'UPDATE gw_session_keys SET failed_attempts = failed_attempts + 1 WHERE key = @key RETURNING failed_attempts',
    { key },
  )
  return row?.failedAttempts ?? 0
}

export function consumeSessionKey(db: Db, key: string, now: number): void {
  db.run('UPDATE gw_session_keys SET consumed_at = @now WHERE key = @key AND consumed_at IS NULL', { key, now })
}

export function linkSecurityCode(db: Db, key: string, reusableCardId: string, expiresAt: number): void {
  db.run('UPDATE gw_session_keys SET code_linked_to = @reusableCardId, code_expires_at = @expiresAt WHERE key = @key', {
    key,
    reusableCardId,
    expiresAt,
  })
}

/** A linked security code serves one payment. */
export function unlinkSecurityCode(db: Db, key: string): void {
  db.run('UPDATE gw_session_keys SET code_linked_to = NULL, code_expires_at = NULL WHERE key = @key', { key })
}

export function insertCardToken(db: Db, token: Omit<CardToken, 'usedAt'>): void {
  db.run(
    `INSERT INTO gw_card_tokens (id, merchant_id, session_key, brand, bin, last_four, expiry, behaviour, magic_name, fingerprint, expires_at)
     VALUES (@id, @merchantId, @sessionKey, @brand, @bin, @lastFour, @expiry, @behaviour, @magicName, @fingerprint, @expiresAt)`,
    token,
  )
}

export function findCardToken(db: Db, merchantId: string, id: string): CardToken | undefined {
  return db.one<CardToken>('SELECT * FROM gw_card_tokens WHERE merchant_id = @merchantId AND id = @id', {
    merchantId,
    id,
  })
}

export function useCardToken(db: Db, id: string, now: number): void {
  db.run('UPDATE gw_card_tokens SET used_at = @now WHERE id = @id', { id, now })
}

export type NewReusableCard = Omit<ReusableCard, 'deletedAt' | 'merchantId'>

export function insertReusableCard(db: Db, card: Omit<ReusableCard, 'deletedAt'>): void {
  db.run(
    `INSERT INTO gw_reusable_cards (merchant_id, id, customer_reference, brand, bin, last_four, expiry, behaviour, fingerprint, authenticated_at)
     VALUES (@merchantId, @id, @customerReference, @brand, @bin, @lastFour, @expiry, @behaviour, @fingerprint, @authenticatedAt)`,
    card,
  )
}

export function findReusableCard(db: Db, merchantId: string, id: string): ReusableCard | undefined {
  return db.one<ReusableCard>('SELECT * FROM gw_reusable_cards WHERE merchant_id = @merchantId AND id = @id', {
    merchantId,
    id,
  })
}

export function forgetReusableCard(db: Db, merchantId: string, id: string, now: number): void {
  db.run(
    `UPDATE gw_reusable_cards SET deleted_at = @now WHERE merchant_id = @merchantId AND id = @id AND deleted_at IS NULL`,
    { merchantId, id, now },
  )
}
