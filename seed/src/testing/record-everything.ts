import type { SeedKind, SeedRecords, SeedWriter } from '../seed-writer.ts'

export type Written = { readonly kinds: readonly SeedKind[]; readonly records: Partial<SeedRecords> }

/** A writer that keeps what it is given, and in which order the kinds came. */
export function recordEverything(): { readonly writer: SeedWriter; readonly written: () => Written } {
  const kinds: SeedKind[] = []
  const records: { -readonly [Kind in SeedKind]?: SeedRecords[Kind] } = {}
  function keep<Kind extends SeedKind>(kind: Kind) {
    return async (list: SeedRecords[Kind]): Promise<void> => {
      kinds.push(kind)
      records[kind] = list
    }
  }
  const writer: SeedWriter = {
    clients: keep('clients'),
    paymentSettings: keep('paymentSettings'),
    venues: keep('venues'),
    locations: keep('locations'),
    closures: keep('closures'),
    themes: keep('themes'),
    footers: keep('footers'),
    categories: keep('categories'),
    integrations: keep('integrations'),
    partners: keep('partners'),
    users: keep('users'),
    linkedUsers: keep('linkedUsers'),
    tills: keep('tills'),
    membershipTypes: keep('membershipTypes'),
    memberships: keep('memberships'),
    credits: keep('credits'),
    savedCards: keep('savedCards'),
    penalties: keep('penalties'),
    restrictions: keep('restrictions'),
    waiverAgreements: keep('waiverAgreements'),
    pricingOptions: keep('pricingOptions'),
    schedules: keep('schedules'),
    packages: keep('packages'),
    questionSections: keep('questionSections'),
    waitlistEntries: keep('waitlistEntries'),
    orders: keep('orders'),
    ownedPackages: keep('ownedPackages'),
    bundles: keep('bundles'),
    bookings: keep('bookings'),
  }
  return { writer, written: () => ({ kinds, records }) }
}
