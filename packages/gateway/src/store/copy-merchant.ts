import { hashOf } from '@touchline/ids'
import type { Db } from './database.ts'

/** Tables of a merchant's rows; the merchant itself stays. Children are deleted with their parents. */
const owned = [
  'gw_jobs',
  'gw_faults',
  'gw_operations',
  'gw_tombstones',
  'gw_events',
  'gw_transactions',
  'gw_setup_intents',
  'gw_reusable_cards',
  'gw_card_tokens',
  'gw_session_keys',
] as const

export function dropRows(db: Db, merchantId: string): void {
  for (const table of owned) db.run(`DELETE FROM ${table} WHERE merchant_id = @merchantId`, { merchantId })
  db.run('UPDATE gw_merchants SET last_sequence = 0, last_reference = 10000000 WHERE id = @merchantId', { merchantId })
}

/** An attempt is open while it waits for the customer or the merchant. A copy of it could be finished twice. */
const open = `('challenge_required', 'authorised')`
const ofFinished = `transaction_id IN (SELECT id FROM gw_transactions WHERE merchant_id = @from AND state NOT IN ${open})`

// An answer without a finished transaction would promise the copy something it does not have.
const ofAnswered = `coalesce(json_extract(response, '$.transaction_id'), json_extract(response, '$.transaction.transaction_id')) IN (
  SELECT id FROM gw_transactions WHERE merchant_id = @from AND state NOT IN ${open})`

/** Tables whose rows are copied with their ids: the columns after `merchant_id`, and the condition. */
const copied: readonly (readonly [table: string, columns: string, where: string])[] = [
  [
    'gw_transactions',
    `id, vendor_tx_code, facade, transaction_type, captures_at_once, amount, currency, state, status_code, decline_code, held, captured,
     refunded, captured_at, three_d_status, avs, brand, bin, last_four, expiry, behaviour, fingerprint, uses_saved_card, saves_card,
     customer_reference, reusable_card_id, retrieval_reference, created_at, version`,
    `state NOT IN ${open}`,
  ],
  ['gw_transaction_events', 'transaction_id, version, state, at', ofFinished],
  ['gw_ledger', 'transaction_id, kind, amount, at', ofFinished],
  ['gw_refunds', 'id, transaction_id, amount, state', ofFinished],
  [
    'gw_reusable_cards',
    'id, customer_reference, brand, bin, last_four, expiry, behaviour, fingerprint, authenticated_at, deleted_at',
    'true',
  ],
  [
    'gw_setup_intents',
    `id, vendor_tx_code, customer_reference, return_url, state, brand, bin, last_four, expiry, behaviour, fingerprint, decline_code,
     reusable_card_id, created_at, expires_at, refusals`,
    `state IN ('succeeded', 'canceled')`,
  ],
  ['gw_operations', 'key, route, body_hash, state, status, response, created_at', `state = 'done' AND ${ofAnswered}`],
  ['gw_tombstones', 'vendor_tx_code', 'true'],
  ['gw_events', 'id, sequence, type, body', 'true'],
  ['gw_jobs', 'due_at, kind, subject, label, data', `kind IN ('refund_succeeds', 'refund_fails')`],
]

export type Fork = {
  readonly from: string
  readonly to: string
  readonly secret: string
  readonly webhookUrl: string
  readonly webhookSecret: string
}

/** Copies a merchant's finished payments under another name; an earlier merchant of that name is replaced. */
export function copyMerchant(db: Db, fork: Fork): void {
  const { from, to } = fork
  db.run('DELETE FROM gw_merchants WHERE id = @to', { to })
  db.run(
    `INSERT INTO gw_merchants (id, secret_hash, signing_key, webhook_url, webhook_secret, origins, display_name, capture_mode, minimum_amount,
       rule_lookup_unavailable, rule_challenge_unavailable, rule_avs, clock_offset_ms, clock_frozen_at, last_sequence, last_reference)
     SELECT @to, @secretHash, signing_key, @webhookUrl, @webhookSecret, origins, display_name, capture_mode, minimum_amount,
       rule_lookup_unavailable, rule_challenge_unavailable, rule_avs, clock_offset_ms, clock_frozen_at, last_sequence, last_reference
     FROM gw_merchants WHERE id = @from`,
    {
      from,
      to,
      secretHash: hashOf(fork.secret),
      webhookUrl: fork.webhookUrl,
      webhookSecret: fork.webhookSecret,
    },
  )
  for (const [table, columns, where] of copied) {
    db.run(
      `INSERT INTO ${table} (merchant_id, ${columns}) SELECT @to, ${columns} FROM ${table} WHERE merchant_id = @from AND ${where}`,
      { from, to },
    )
  }
}
