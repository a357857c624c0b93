import { hashOf, opaqueToken, sameText, type Random } from '@touchline/ids'
import type { Db } from './database.ts'

type MerchantRow = {
  readonly id: string
  readonly secretHash: string
  readonly signingKey: string
  readonly webhookUrl: string
  readonly webhookSecret: string
  readonly origins: string
  readonly displayName: string
  readonly captureMode: 'deferred' | 'immediate'
  readonly minimumAmount: number
  readonly ruleLookupUnavailable: 'approve' | 'reject'
  readonly ruleChallengeUnavailable: 'approve' | 'reject'
  readonly ruleAvs: 0 | 1
  readonly clockOffsetMs: number
  readonly clockFrozenAt: number | null
}

/** The merchant: one sandbox of the platform. */
export type Merchant = Omit<MerchantRow, 'origins'> & { readonly origins: readonly string[] }

export type MerchantClock = { readonly offsetMs: number; readonly frozenAt: number | null }

export type Registration = {
  readonly secret: string
  readonly webhookUrl: string
  readonly webhookSecret: string
  readonly origins: readonly string[]
  readonly displayName?: string
  readonly captureMode?: 'deferred' | 'immediate'
  readonly minimumAmount?: number
  readonly lookupUnavailable?: 'approve' | 'reject'
  readonly challengeUnavailable?: 'approve' | 'reject'
  readonly avs?: boolean
  readonly clock?: MerchantClock
}

function asMerchant(row: MerchantRow): Merchant {
  const origins: unknown = JSON.parse(row.origins)
  return { ...row, origins: Array.isArray(origins) ? origins.filter((origin) => typeof origin === 'string') : [] }
}

export function findMerchant(db: Db, id: string): Merchant | undefined {
  const row = db.one<MerchantRow>('SELECT * FROM gw_merchants WHERE id = @id', { id })
  return row && asMerchant(row)
}

/** The merchant whose secret this is, or undefined. */
export function authenticateMerchant(db: Db, id: string, secret: string): Merchant | undefined {
  const merchant = findMerchant(db, id)
  return merchant && sameText(merchant.secretHash, hashOf(secret)) ? merchant : undefined
}

/** Registers a merchant or changes its settings; omitted settings stay. Rows are kept. */
export function registerMerchant(db: Db, random: Random, id: string, registration: Registration): void {
  const known = findMerchant(db, id)
  db.run(
    `INSERT INTO gw_merchants (id, secret_hash, signing_key, webhook_url, webhook_secret, origins, display_name, capture_mode, minimum_amount,
       rule_lookup_unavailable, rule_challenge_unavailable, rule_avs, clock_offset_ms, clock_frozen_at)
     VALUES (@id, @secretHash, @signingKey, @webhookUrl, @webhookSecret, @origins, @displayName, @captureMode, @minimumAmount,
       @lookupUnavailable, @challengeUnavailable, @avs, @offsetMs, @frozenAt)
     ON CONFLICT (id) DO UPDATE SET secret_hash = excluded.secret_hash, webhook_url = excluded.webhook_url, webhook_secret = excluded.webhook_secret,
       origins = excluded.origins, display_name = excluded.display_name, capture_mode = excluded.capture_mode, minimum_amount = excluded.minimum_amount,
       rule_lookup_unavailable = excluded.rule_lookup_unavailable, rule_challenge_unavailable = excluded.rule_challenge_unavailable,
       rule_avs = excluded.rule_avs, clock_offset_ms = excluded.clock_offset_ms, clock_frozen_at = excluded.clock_frozen_at`,
    {
      id,
      secretHash: hashOf(registration.secret),
      signingKey: known?.signingKey ?? opaqueToken(random),
      webhookUrl: registration.webhookUrl,
      webhookSecret: registration.webhookSecret,
      origins: JSON.stringify(registration.origins),
      displayName: registration.displayName ?? known?.displayName ?? 'Touchline Leisure',
      captureMode: registration.captureMode ?? known?.captureMode ?? 'deferred',
      minimumAmount: registration.minimumAmount ?? known?.minimumAmount ?? 0,
      lookupUnavailable: registration.lookupUnavailable ?? known?.ruleLookupUnavailable ?? 'approve',
      challengeUnavailable: registration.challengeUnavailable ?? known?.ruleChallengeUnavailable ?? 'reject',
      avs: Number(registration.avs ?? known?.ruleAvs === 1),
      offsetMs: registration.clock?.offsetMs ?? known?.clockOffsetMs ?? 0,
      frozenAt: registration.clock ? registration.clock.frozenAt : (known?.clockFrozenAt ?? null),
    },
  )
}

export function updateMerchantClock(db: Db, id: string, clock: MerchantClock): void {
  db.run('UPDATE gw_merchants SET clock_offset_ms = @offsetMs, clock_frozen_at = @frozenAt WHERE id = @id', {
    id,
    ...clock,
  })
}

export function deleteMerchant(db: Db, id: string): void {
  db.run('DELETE FROM gw_merchants WHERE id = @id', { id })
}

/** The merchant's time at an instant of the wall clock, both epoch milliseconds. */
export function merchantTime(merchant: Merchant, wallNow: number): number {
  return merchant.clockFrozenAt ?? wallNow + merchant.clockOffsetMs
}

/** The entry for every port of an origin's host name, in the spelling of content policies. */
function everyPortOf(origin: string): string {
  const [, scheme = '', name = ''] = /^(https?:\/\/)([^/:]+|\[[^\]/]+\])(:\d{1,5})?$/.exec(origin) ?? []
  return `${scheme}${name.endsWith('.localhost') ? '*.localhost' : name}:*`
}

/** Whether a merchant serves pages from this origin. */
export function isOriginOf({ origins }: Pick<Merchant, 'origins'>, origin: string): boolean {
  return origins.includes(origin) || origins.includes(everyPortOf(origin))
}

/** Whether any merchant serves pages from this origin: all that a preflight request can know. */
export function isRegisteredOrigin(db: Db, origin: string): boolean {
  const sql =
    'SELECT 1 AS found FROM gw_merchants, json_each(origins) WHERE json_each.value IN (@origin, @everyPort) LIMIT 1'
  return db.one(sql, { origin, everyPort: everyPortOf(origin) }) !== undefined
}

/** The next number of a counter that a merchant's events or bank references take. */
export function takeNumber(db: Db, id: string, counter: 'last_sequence' | 'last_reference'): number {
  const sql = `UPDATE gw_merchants SET ${counter} = ${counter} + 1 WHERE id = @id RETURNING ${counter} AS taken`
  const row = db.one<{ readonly taken: number }>(sql, { id })
  if (!row) throw new Error(`no merchant ${id}`)
  return row.taken
}
