/** How many cards were refused for each. */
export const setupRefusals =
  'ALTER TABLE gw_setup_intents ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0 CHECK (refusals >= 0)'

/** Cards that are set up without a payment, and the bank's page for them beside that for payments. */
export const setupIntents = `
CREATE TABLE gw_setup_intents (
  merchant_id TEXT NOT NULL REFERENCES gw_merchants ON DELETE CASCADE,
  id TEXT NOT NULL,
  vendor_tx_code TEXT NOT NULL,
  customer_reference TEXT,
  return_url TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('requires_payment_method', 'requires_action', 'succeeded', 'canceled')),
  brand TEXT,
  bin TEXT CHECK (length(bin) = 6),
  last_four TEXT CHECK (length(last_four) = 4),
  expiry TEXT CHECK (length(expiry) = 5),
  behaviour TEXT,
  fingerprint TEXT,
  decline_code TEXT,
  reusable_card_id TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, id),
  CHECK ((state = 'succeeded') = (reusable_card_id IS NOT NULL)),
  CHECK (state NOT IN ('requires_action', 'succeeded') OR fingerprint IS NOT NULL)
) STRICT;
CREATE TABLE gw_challenges_of_both (
  id TEXT PRIMARY KEY,
  merchant_id TEXT NOT NULL,
  transaction_id TEXT,
  setup_id TEXT,
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
  FOREIGN KEY (merchant_id, setup_id) REFERENCES gw_setup_intents ON DELETE CASCADE,
  CHECK ((transaction_id IS NULL) <> (setup_id IS NULL)),
  UNIQUE (merchant_id, transaction_id)
) STRICT;
INSERT INTO gw_challenges_of_both (id, merchant_id, transaction_id, protocol, server_trans_id, notification_url, session_data,
    code_attempts, extensions, expires_at, stalled, result, tampered, accepted_hash, answer)
  SELECT id, merchant_id, transaction_id, protocol, server_trans_id, notification_url, session_data,
    code_attempts, extensions, expires_at, stalled, result, tampered, accepted_hash, answer FROM gw_challenges;
DROP TABLE gw_challenges;
ALTER TABLE gw_challenges_of_both RENAME TO gw_challenges;
CREATE INDEX gw_challenges_of_setup ON gw_challenges (merchant_id, setup_id) WHERE setup_id IS NOT NULL;
`
