import type { DeclineCode } from '@touchline/faults'
import type { Db } from './database.ts'
import type { CardFacts } from './transactions.ts'

/** The states of a set-up, each with its next states. Another card may follow a refused one. */
export const nextSetupStates = {
  requires_payment_method: ['requires_payment_method', 'requires_action', 'succeeded', 'canceled'],
  requires_action: ['requires_payment_method', 'succeeded', 'canceled'],
  succeeded: [],
  canceled: [],
} as const satisfies Record<string, readonly string[]>

export type SetupState = keyof typeof nextSetupStates

/** A card that is set up for later payments, without paying now. The card is known from its first try on. */
export type SetupIntent = { readonly [Fact in keyof CardFacts]: CardFacts[Fact] | null } & {
  readonly merchantId: string
  readonly id: string
  readonly vendorTxCode: string
  readonly customerReference: string | null
  readonly returnUrl: string
  readonly state: SetupState
  /** How many cards were refused for it. */
  readonly refusals: number
  /** Why the last card was not kept. */
  readonly declineCode: DeclineCode | null
  readonly reusableCardId: string | null
  readonly createdAt: number
  readonly expiresAt: number
}

type NewSetup = Pick<
  SetupIntent,
  'merchantId' | 'id' | 'vendorTxCode' | 'customerReference' | 'returnUrl' | 'createdAt' | 'expiresAt'
>

export function insertSetup(db: Db, setup: NewSetup): void {
  db.run(
    `INSERT INTO gw_setup_intents (merchant_id, id, vendor_tx_code, customer_reference, return_url, state, created_at, expires_at)
     VALUES (@merchantId, @id, @vendorTxCode, @customerReference, @returnUrl, 'requires_payment_method', @createdAt, @expiresAt)`,
    setup,
  )
}

export function findSetup(db: Db, merchantId: string, id: string): SetupIntent | undefined {
  return db.one<SetupIntent>('SELECT * FROM gw_setup_intents WHERE merchant_id = @merchantId AND id = @id', {
    merchantId,
    id,
  })
}

export function listSetups(db: Db, merchantId: string): readonly SetupIntent[] {
  return db.all<SetupIntent>('SELECT * FROM gw_setup_intents WHERE merchant_id = @merchantId ORDER BY id', {
    merchantId,
  })
}

type Key = Pick<SetupIntent, 'merchantId' | 'id'>

/** Notes the card that was entered last. */
export function noteSetupCard(db: Db, { merchantId, id }: Key, card: CardFacts): void {
  const { brand, bin, lastFour, expiry, behaviour, fingerprint } = card
  db.run(
    `UPDATE gw_setup_intents SET brand = @brand, bin = @bin, last_four = @lastFour, expiry = @expiry, behaviour = @behaviour,
       fingerprint = @fingerprint, decline_code = NULL WHERE merchant_id = @merchantId AND id = @id`,
    { merchantId, id, brand, bin, lastFour, expiry, behaviour, fingerprint },
  )
}

type SetupChange = Partial<Pick<SetupIntent, 'declineCode' | 'reusableCardId' | 'expiresAt'>>

/** Compare and set: moves a set-up to `state` when it is in one that leads there, and answers whether it did. */
export function moveSetup(db: Db, { merchantId, id }: Key, state: SetupState, change: SetupChange = {}): boolean {
  const sources = Object.entries(nextSetupStates).flatMap(([from, targets]: [string, readonly string[]]) =>
    targets.includes(state) ? [`'${from}'`] : [],
  )
  const { declineCode = null, reusableCardId = null, expiresAt = null } = change
  const moved = db.run(
    `UPDATE gw_setup_intents SET state = @state, decline_code = @declineCode, reusable_card_id = @reusableCardId,
       expires_at = coalesce(@expiresAt, expires_at)
     WHERE merchant_id = @merchantId AND id = @id AND state IN (${sources.join(', ')})`,
    { merchantId, id, state, declineCode, reusableCardId, expiresAt },
  )
  return moved > 0
}

/** Answers how many cards have been refused for it by now. */
export function countRefusal(db: Db, { merchantId, id }: Key): number {
  db.run('UPDATE gw_setup_intents SET refusals = refusals + 1 WHERE merchant_id = @merchantId AND id = @id', {
    merchantId,
    id,
  })
  return findSetup(db, merchantId, id)?.refusals ?? 0
}

/** Gives a set-up at least as long as its bank's page. */
export function prolongSetup(db: Db, { merchantId, id }: Key, expiresAt: number): void {
  db.run(
    `UPDATE gw_setup_intents SET expires_at = max(expires_at, @expiresAt) WHERE merchant_id = @merchantId AND id = @id`,
    { merchantId, id, expiresAt },
  )
}
