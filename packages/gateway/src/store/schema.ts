import { setupIntents, setupRefusals } from './setup-tables.ts'

/**
 * The tables, as steps of `user_version`. Rows that a fork copies are keyed by merchant first, because the copy keeps the
 * ids that the forked platform remembers; what only an open attempt uses has ids of its own.
 */
const tables = `
CREATE TABLE gw_merchants (
  id TEXT PRIMARY KEY,
  secret_hash TEXT NOT NULL,
  signing_key TEXT NOT NULL,
  webhook_url TEXT NOT NULL,
  webhook_secret TEXT NOT NULL,
  origins TEXT NOT NULL CHECK (json_valid(origins)),
  display_name TEXT NOT NULL,
  capture_mode TEXT NOT NULL CHECK (capture_mode IN ('deferred', 'immediate')),
  minimum_amount INTEGER NOT NULL CHECK (minimum_amount >= 0),
  rule_lookup_unavailable TEXT NOT NULL CHECK (rule_lookup_unavailable IN ('approve', 'reject')),
  rule_challenge_unavailable TEXT NOT NULL CHECK (rule_challenge_unavailable IN ('approve', 'reject')),
  rule_avs INTEGER NOT NULL CHECK (rule_avs IN (0, 1)),
  clock_offset_ms INTEGER NOT NULL,
  clock_frozen_at INTEGER,
  last_sequence INTEGER NOT NULL DEFAULT 0,
  last_reference INTEGER NOT NULL DEFAULT 10000000
) STRICT;

CREATE TABLE gw_session_keys (
  key TEXT PRIMARY KEY,
  merchant_id TEXT NOT NULL REFERENCES gw_merchants ON DELETE CASCADE,
  reusable_card_id TEXT,
  expires_at INTEGER NOT NULL,
  failed_attempts INTEGER NOT NULL DEFAULT 0 CHECK (failed_attempts BETWEEN 0 AND 3),
  consumed_at INTEGER,
  code_linked_to TEXT,
  code_expires_at INTEGER
) STRICT;

CREATE TABLE gw_card_tokens (
  id TEXT PRIMARY KEY,
  merchant_id TEXT NOT NULL REFERENCES gw_merchants ON DELETE CASCADE,
  session_key TEXT NOT NULL REFERENCES gw_session_keys ON DELETE CASCADE,
  brand TEXT NOT NULL,
  bin TEXT NOT NULL CHECK (length(bin) = 6),
  last_four TEXT NOT NULL CHECK (length(last_four) = 4),
  expiry TEXT NOT NULL CHECK (length(expiry) = 5),
  behaviour TEXT NOT NULL,
  magic_name TEXT,
  fingerprint TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;

CREATE TABLE gw_reusable_cards (
  merchant_id TEXT NOT NULL REFERENCES gw_merchants ON DELETE CASCADE,
  id TEXT NOT NULL,
  customer_reference TEXT,
  brand TEXT NOT NULL,
  bin TEXT NOT NULL CHECK (length(bin) = 6),
  last_four TEXT NOT NULL CHECK (length(last_four) = 4),
  expiry TEXT NOT NULL CHECK (length(expiry) = 5),
  behaviour TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  authenticated_at INTEGER,
  deleted_at INTEGER,
  PRIMARY KEY (merchant_id, id)
) STRICT;

CREATE TABLE gw_transactions (
  merchant_id TEXT NOT NULL REFERENCES gw_merchants ON DELETE CASCADE,
  id TEXT NOT NULL,
  vendor_tx_code TEXT NOT NULL,
  facade TEXT NOT NULL,
  transaction_type TEXT NOT NULL CHECK (transaction_type IN ('deferred', 'payment')),
  captures_at_once INTEGER NOT NULL CHECK (captures_at_once IN (0, 1)),
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL CHECK (length(currency) = 3),
  state TEXT NOT NULL,
  status_code TEXT NOT NULL,
  decline_code TEXT,
  held INTEGER NOT NULL CHECK (held >= 0),
  captured INTEGER NOT NULL CHECK (captured >= 0),
  refunded INTEGER NOT NULL CHECK (refunded >= 0),
  captured_at INTEGER,
  three_d_status TEXT NOT NULL,
  avs TEXT NOT NULL CHECK (avs IN ('matched', 'mismatched', 'not_checked')),
  brand TEXT NOT NULL,
  bin TEXT NOT NULL,
  last_four TEXT NOT NULL CHECK (length(last_four) = 4),
  expiry TEXT NOT NULL,
  behaviour TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  uses_saved_card INTEGER NOT NULL CHECK (uses_saved_card IN (0, 1)),
  saves_card INTEGER NOT NULL CHECK (saves_card IN (0, 1)),
  customer_reference TEXT,
  reusable_card_id TEXT,
  retrieval_reference INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (merchant_id, id),
  UNIQUE (merchant_id, vendor_tx_code),
  CHECK (held + captured <= amount),
  CHECK (refunded <= captured)
) STRICT;

CREATE TABLE gw_transaction_events (
  merchant_id TEXT NOT NULL,
  transaction_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  state TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, transaction_id, version),
  FOREIGN KEY (merchant_id, transaction_id) REFERENCES gw_transactions ON DELETE CASCADE
) STRICT;

CREATE TABLE gw_challenges (
  id TEXT PRIMARY KEY,
  merchant_id TEXT NOT NULL,
  transaction_id TEXT NOT NULL,
  protocol TEXT NOT NULL CHECK (protocol IN ('creq', 'pareq')),
  server_trans_id TEXT NOT NULL,
  notification_url TEXT NOT NULL,
  session_data TEXT,
  code_attempts INTEGER NOT NULL DEFAULT 0 CHECK (code_attempts BETWEEN 0 AND 3),
  extensions INTEGER NOT NULL DEFAULT 0 CHECK (extensions BETWEEN 0 AND 10),
  expires_at INTEGER NOT NULL,
  stalled INTEGER NOT NULL DEFAULT 0 CHECK (stalled IN (0, 1)),
  result TEXT CHECK (result IN ('Y', 'A', 'N', 'U', 'cancelled')),
  tampered INTEGER NOT NULL DEFAULT 0 CHECK (tampered IN (0, 1)),
  accepted_hash TEXT,
  answer TEXT,
  FOREIGN KEY (merchant_id, transaction_id) REFERENCES gw_transactions ON DELETE CASCADE,
  UNIQUE (merchant_id, transaction_id)
) STRICT;

CREATE TABLE gw_operations (
  merchant_id TEXT NOT NULL REFERENCES gw_merchants ON DELETE CASCADE,
  key TEXT NOT NULL,
  route TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('in_flight', 'done')),
  status INTEGER,
  response TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, key),
  CHECK ((state = 'done') = (status IS NOT NULL AND response IS NOT NULL))
) STRICT;

CREATE TABLE gw_tombstones (
  merchant_id TEXT NOT NULL REFERENCES gw_merchants ON DELETE CASCADE,
  vendor_tx_code TEXT NOT NULL,
  PRIMARY KEY (merchant_id, vendor_tx_code)
) STRICT;

CREATE TABLE gw_ledger (
  id INTEGER PRIMARY KEY,
  merchant_id TEXT NOT NULL,
  transaction_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('hold', 'release', 'capture', 'refund', 'refund_reversal')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  at INTEGER NOT NULL,
  FOREIGN KEY (merchant_id, transaction_id) REFERENCES gw_transactions ON DELETE CASCADE
) STRICT;
CREATE INDEX gw_ledger_of_transaction ON gw_ledger (merchant_id, transaction_id);
CREATE UNIQUE INDEX gw_ledger_one_hold ON gw_ledger (merchant_id, transaction_id) WHERE kind = 'hold';
CREATE UNIQUE INDEX gw_ledger_one_capture ON gw_ledger (merchant_id, transaction_id) WHERE kind = 'capture';
CREATE TRIGGER gw_ledger_is_append_only BEFORE UPDATE ON gw_ledger
BEGIN SELECT RAISE(ABORT, 'the ledger is append only'); END;
CREATE TRIGGER gw_ledger_never_negative AFTER INSERT ON gw_ledger
WHEN (SELECT sum(CASE kind WHEN 'hold' THEN amount WHEN 'release' THEN -amount WHEN 'capture' THEN -amount ELSE 0 END) < 0
          OR sum(CASE kind WHEN 'capture' THEN amount WHEN 'refund' THEN -amount WHEN 'refund_reversal' THEN amount ELSE 0 END) < 0
      FROM gw_ledger WHERE merchant_id = NEW.merchant_id AND transaction_id = NEW.transaction_id)
BEGIN SELECT RAISE(ABORT, 'the ledger never goes below zero'); END;

CREATE TABLE gw_refunds (
  merchant_id TEXT NOT NULL,
  id TEXT NOT NULL,
  transaction_id TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  state TEXT NOT NULL CHECK (state IN ('pending', 'succeeded', 'failed')),
  PRIMARY KEY (merchant_id, id),
  FOREIGN KEY (merchant_id, transaction_id) REFERENCES gw_transactions ON DELETE CASCADE
) STRICT;

CREATE TABLE gw_events (
  merchant_id TEXT NOT NULL REFERENCES gw_merchants ON DELETE CASCADE,
  id TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  type TEXT NOT NULL,
  body TEXT NOT NULL CHECK (json_valid(body)),
  PRIMARY KEY (merchant_id, id),
  UNIQUE (merchant_id, sequence)
) STRICT;

CREATE TABLE gw_deliveries (
  id INTEGER PRIMARY KEY,
  merchant_id TEXT NOT NULL,
  event_id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'failed', 'dropped')),
  attempts INTEGER NOT NULL DEFAULT 0,
  last_status INTEGER,
  bad_signature INTEGER NOT NULL DEFAULT 0 CHECK (bad_signature IN (0, 1)),
  waits_for_next INTEGER NOT NULL DEFAULT 0 CHECK (waits_for_next IN (0, 1)),
  FOREIGN KEY (merchant_id, event_id) REFERENCES gw_events ON DELETE CASCADE
) STRICT;

CREATE TABLE gw_jobs (
  id INTEGER PRIMARY KEY,
  merchant_id TEXT NOT NULL REFERENCES gw_merchants ON DELETE CASCADE,
  due_at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  label TEXT NOT NULL,
  data TEXT CHECK (data IS NULL OR json_valid(data)),
  claimed INTEGER NOT NULL DEFAULT 0 CHECK (claimed IN (0, 1)),
  UNIQUE (merchant_id, kind, subject)
) STRICT;
CREATE INDEX gw_jobs_due ON gw_jobs (claimed, due_at);

CREATE TABLE gw_faults (
  id INTEGER PRIMARY KEY,
  merchant_id TEXT NOT NULL REFERENCES gw_merchants ON DELETE CASCADE,
  operation TEXT NOT NULL,
  vendor_tx_code TEXT,
  nth INTEGER NOT NULL CHECK (nth > 0),
  effect TEXT NOT NULL,
  ms INTEGER CHECK (ms >= 0),
  stored INTEGER NOT NULL CHECK (stored IN (0, 1)),
  code TEXT,
  count INTEGER NOT NULL CHECK (count > 0),
  times INTEGER NOT NULL CHECK (times > 0),
  seen INTEGER NOT NULL DEFAULT 0,
  fired INTEGER NOT NULL DEFAULT 0
) STRICT;
`

/** Keys that a browser enters cards with, beside the one that is worth a single card. */
const furtherProviders = `
ALTER TABLE gw_session_keys ADD COLUMN kind TEXT NOT NULL DEFAULT 'single_use'
  CHECK (kind IN ('single_use', 'publishable', 'payment_session'));
ALTER TABLE gw_session_keys ADD COLUMN payment_id TEXT CHECK ((kind = 'payment_session') = (payment_id IS NOT NULL));
ALTER TABLE gw_session_keys ADD COLUMN amount INTEGER CHECK (amount > 0);
ALTER TABLE gw_session_keys ADD COLUMN currency TEXT CHECK (length(currency) = 3);
CREATE UNIQUE INDEX gw_session_keys_one_publishable ON gw_session_keys (merchant_id) WHERE kind = 'publishable';
CREATE UNIQUE INDEX gw_session_keys_of_payment ON gw_session_keys (merchant_id, payment_id) WHERE kind = 'payment_session';
CREATE INDEX gw_card_tokens_of_key ON gw_card_tokens (session_key);
`

/** A fault may be meant for one of the providers. */
const faultsByProvider = `ALTER TABLE gw_faults ADD COLUMN facade TEXT;`

/** Every answer about a transaction tells its refunds. */
const refundsOfTransaction = 'CREATE INDEX gw_refunds_of_transaction ON gw_refunds (merchant_id, transaction_id, id)'

/** The bank speaks the language of the page that a customer pays on, not that of the browser around it. */
const languageOfChallenges = 'ALTER TABLE gw_challenges ADD COLUMN language TEXT'

export const schema: readonly string[] = [
  tables,
  furtherProviders,
  faultsByProvider,
  setupIntents,
  setupRefusals,
  refundsOfTransaction,
  languageOfChallenges,
]
