import type { LinkedUserRecord, UserRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'
import { emailKey, nameKey } from './search-keys.ts'

/** `hashes` has the hash of every password among the records. */
export async function seedUsers(
  tx: Tx,
  records: readonly UserRecord[],
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  await tx.seed.insert(
    'users',
    records.map(({ password, marketing, paidBookingEnabled, ...record }) => ({
      ...record,
      firstKey: nameKey(record.firstName),
      lastKey: nameKey(record.lastName),
      emailKey: record.email === null ? null : emailKey(record.email),
      passwordHash: password === null ? null : (hashes.get(password) ?? null),
      emailOptIn: marketing.email,
      smsOptIn: marketing.sms,
      phoneOptIn: marketing.phone,
      postOptIn: marketing.post,
      paidBooking: paidBookingEnabled,
      language: null,
      loginPlaces: null,
      termsVersion: null,
      termsAgreedAt: null,
      source: 'seed',
    })),
  )
  await tx.idBlocks.reserveUpTo({ kind: 'user', highest: Math.max(...records.map(({ id }) => id)) })
}

export async function seedLinkedUsers(tx: Tx, records: readonly LinkedUserRecord[]): Promise<void> {
  await tx.seed.insert('linkedUsers', records)
  await tx.idBlocks.reserveUpTo({ kind: 'linked_user', highest: Math.max(...records.map(({ id }) => id)) })
}
