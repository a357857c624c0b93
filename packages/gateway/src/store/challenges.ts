import type { ChallengeResult } from '../engine/three-d-secure.ts'
import type { Db } from './database.ts'

export type Protocol = 'creq' | 'pareq'

/** One challenge. `id` is the ACS transaction id, the only name a browser uses for it. */
export type Challenge = {
  readonly id: string
  readonly merchantId: string
  /** The payment; null for a set-up. */
  readonly transactionId: string | null
  /** The set-up; null for a payment. */
  readonly setupId: string | null
  readonly protocol: Protocol
  readonly serverTransId: string
  readonly notificationUrl: string
  /** The language of the bank page, as an Accept-Language; null where only the browser's own is known. */
  readonly language: string | null
  /** `threeDSSessionData` or `MD`: the merchant's own text, returned unchanged. */
  readonly sessionData: string | null
  readonly codeAttempts: number
  readonly extensions: number
  readonly expiresAt: number
  readonly stalled: 0 | 1
  readonly result: ChallengeResult | null
  readonly tampered: 0 | 1
  readonly acceptedHash: string | null
  readonly answer: string | null
}

export function insertChallenge(
  db: Db,
  challenge: Pick<
    Challenge,
    | 'id'
    | 'merchantId'
    | 'transactionId'
    | 'setupId'
    | 'protocol'
    | 'serverTransId'
    | 'notificationUrl'
    | 'language'
    | 'expiresAt'
  >,
): void {
  db.run(
    `INSERT INTO gw_challenges (id, merchant_id, transaction_id, setup_id, protocol, server_trans_id, notification_url,
       language, expires_at)
     VALUES (@id, @merchantId, @transactionId, @setupId, @protocol, @serverTransId, @notificationUrl, @language, @expiresAt)`,
    challenge,
  )
}

export function findChallenge(db: Db, id: string): Challenge | undefined {
  return db.one<Challenge>('SELECT * FROM gw_challenges WHERE id = @id', { id })
}

export function findChallengeOf(db: Db, merchantId: string, transactionId: string): Challenge | undefined {
  return db.one<Challenge>(
    'SELECT * FROM gw_challenges WHERE merchant_id = @merchantId AND transaction_id = @transactionId',
    { merchantId, transactionId },
  )
}

/** The last challenge of a set-up: each refused card had its own. */
export function findChallengeOfSetup(db: Db, merchantId: string, setupId: string): Challenge | undefined {
  return db.one<Challenge>(
    'SELECT * FROM gw_challenges WHERE merchant_id = @merchantId AND setup_id = @setupId ORDER BY rowid DESC LIMIT 1',
    { merchantId, setupId },
  )
}

export function updateSessionData(db: Db, id: string, sessionData: string): void {
  db.run('UPDATE gw_challenges SET session_data = @sessionData WHERE id = @id', { id, sessionData })
}

/** Stores the result once; false when there was one. */
export function decideOnce(db: Db, id: string, result: ChallengeResult, tampered: 0 | 1): boolean {
  const sql = 'UPDATE gw_challenges SET result = @result, tampered = @tampered WHERE id = @id AND result IS NULL'
  return db.run(sql, { id, result, tampered }) > 0
}

/** Adds a wrong code and returns their number. */
export function countWrongCode(db: Db, id: string): number {
  const sql = 'UPDATE gw_challenges SET code_attempts = code_attempts + 1 WHERE id = @id RETURNING code_attempts'
  return db.one<{ readonly codeAttempts: number }>(sql, { id })?.codeAttempts ?? 0
}

/** Extends a challenge; false when it may not be extended again. */
export function extendOnce(db: Db, id: string, expiresAt: number, most: number): boolean {
  const sql = `UPDATE gw_challenges SET extensions = extensions + 1, expires_at = @expiresAt
    WHERE id = @id AND extensions < @most AND result IS NULL`
  return db.run(sql, { id, expiresAt, most }) > 0
}

export function stallChallenge(db: Db, id: string): void {
  db.run('UPDATE gw_challenges SET stalled = 1 WHERE id = @id AND result IS NULL', { id })
}

/** Saves the result submitted by the merchant and its answer. */
export function acceptResult(db: Db, id: string, acceptedHash: string, answer: string): void {
  db.run('UPDATE gw_challenges SET accepted_hash = @acceptedHash, answer = @answer WHERE id = @id', {
    id,
    acceptedHash,
    answer,
  })
}
