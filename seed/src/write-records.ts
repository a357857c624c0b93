import type { SeedKind, SeedRecords, SeedWriter } from './seed-writer.ts'

/** Each kind after the kinds it names. */
export const writingOrder: readonly SeedKind[] = [
  'clients',
  'paymentSettings',
  'venues',
  'locations',
  'closures',
  'themes',
  'footers',
  'categories',
  'integrations',
  'partners',
  'users',
  'linkedUsers',
  'tills',
  'membershipTypes',
  'memberships',
  'credits',
  'savedCards',
  'penalties',
  'restrictions',
  'waiverAgreements',
  'pricingOptions',
  'schedules',
  'packages',
  'questionSections',
  'waitlistEntries',
  'orders',
  'ownedPackages',
  'bundles',
  'bookings',
]

/** Hands every kind that has records to the writer, one after the other. */
export async function writeRecords(records: Partial<SeedRecords>, writer: SeedWriter): Promise<void> {
  for (const kind of writingOrder) await writeKind(kind, records, writer)
}

async function writeKind<Kind extends SeedKind>(kind: Kind, records: Partial<SeedRecords>, writer: SeedWriter) {
  const list: SeedRecords[Kind] | undefined = records[kind]
  if (list && list.length > 0) await writer[kind](list)
}
