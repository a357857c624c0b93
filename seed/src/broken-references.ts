import type { SeedKind, SeedRecords } from './seed-writer.ts'

type Reference = { readonly kind: SeedKind; readonly from: string; readonly to: number | string | null }

/** Every id that a record of `kind` names, with the kind it belongs to. */
function references(records: SeedRecords): readonly (Reference & { readonly writtenWith: SeedKind })[] {
  const name = (writtenWith: SeedKind, from: string, kind: SeedKind, to: number | string | null) => ({
    writtenWith,
    from,
    kind,
    to,
  })
  return [
    ...records.paymentSettings.map(({ clientId }) => name('paymentSettings', String(clientId), 'clients', clientId)),
    ...records.venues.map((venue) => name('venues', venue.slug, 'clients', venue.clientId)),
    ...records.locations.flatMap((location) => [
      name('locations', location.name, 'venues', location.venueId),
      name('locations', location.name, 'locations', location.parentId),
    ]),
    ...records.closures.flatMap((closure) => [
      name('closures', closure.message, 'venues', closure.venueId),
      ...closure.locationIds.map((id) => name('closures', closure.message, 'locations', id)),
    ]),
    ...records.themes.map((theme) => name('themes', theme.headerPrimaryColour, 'venues', theme.venueId)),
    ...records.footers.map((footer) => name('footers', footer.html, 'venues', footer.venueId)),
    ...records.categories.flatMap((category) => [
      name('categories', category.slug, 'categories', category.parentId),
      ...category.venueIds.map((venueId) => name('categories', category.slug, 'venues', venueId)),
    ]),
    ...records.users.map((user) => name('users', user.reference, 'venues', user.homeVenueId)),
    ...records.linkedUsers.flatMap((link) => [
      name('linkedUsers', `${link.id}`, 'users', link.ownerId),
      name('linkedUsers', `${link.id}`, 'users', link.userId),
    ]),
    ...records.tills.flatMap((till) => [
      name('tills', `${till.id}`, 'users', till.userId),
      name('tills', `${till.id}`, 'venues', till.venueId),
    ]),
    ...records.membershipTypes.flatMap((type) =>
      type.venueIds.map((venueId) => name('membershipTypes', type.name, 'venues', venueId)),
    ),
    ...records.memberships.flatMap((membership) => [
      name('memberships', `${membership.id}`, 'users', membership.userId),
      name('memberships', `${membership.id}`, 'membershipTypes', membership.membershipTypeId),
      name('memberships', `${membership.id}`, 'venues', membership.homeVenueId),
    ]),
    ...records.credits.map((credit) => name('credits', `${credit.id}`, 'users', credit.userId)),
    ...records.savedCards.map((card) => name('savedCards', `${card.id}`, 'users', card.userId)),
    ...records.penalties.map((penalty) => name('penalties', `${penalty.id}`, 'users', penalty.userId)),
    ...records.restrictions.map((restriction) =>
      name('restrictions', restriction.name, 'categories', restriction.relatedCategoryId),
    ),
    ...records.waiverAgreements.flatMap((agreement) => [
      name('waiverAgreements', `${agreement.userId}`, 'users', agreement.userId),
      name('waiverAgreements', `${agreement.userId}`, 'restrictions', agreement.restrictionId),
    ]),
    ...records.schedules.flatMap((schedule) => [
      name('schedules', schedule.slug, 'categories', schedule.categoryId),
      name('schedules', schedule.slug, 'venues', schedule.venueId),
      name('schedules', schedule.slug, 'restrictions', schedule.prePurchaseWaiverId),
      name('schedules', schedule.slug, 'restrictions', schedule.prePurchaseInductionId),
      name('schedules', schedule.slug, 'locations', schedule.locationId),
      ...schedule.occurrences.map(({ locationId }) =>
        name('schedules', schedule.slug, 'locations', locationId ?? null),
      ),
      ...schedule.extraIds.map((id) => name('schedules', schedule.slug, 'pricingOptions', id)),
    ]),
    ...records.packages.flatMap(({ name: called, venueIds, contents }) => [
      ...venueIds.map((id) => name('packages', called, 'venues', id)),
      ...contents.flatMap(({ options }) =>
        options.map(({ soldAt }) => name('packages', called, 'schedules', soldAt.scheduleId)),
      ),
    ]),
    ...records.ownedPackages.flatMap((owned) => [
      name('ownedPackages', `${owned.orderItemId}`, 'orders', owned.orderId),
      name('ownedPackages', `${owned.orderItemId}`, 'packages', owned.packageId),
      name('ownedPackages', `${owned.orderItemId}`, 'users', owned.userId),
    ]),
    ...records.questionSections.map((section) =>
      name('questionSections', section.title, 'schedules', section.scheduleId),
    ),
    ...records.waitlistEntries.flatMap((entry) => [
      name('waitlistEntries', `${entry.id}`, 'schedules', entry.scheduleId),
      name('waitlistEntries', `${entry.id}`, 'users', entry.userId),
      name('waitlistEntries', `${entry.id}`, 'users', entry.ownerId),
    ]),
    ...records.orders.flatMap((order) => [
      name('orders', `${order.id}`, 'users', order.userId),
      ...order.items.map((item) => name('orders', item.name, 'users', item.purchasedForUserId)),
      ...order.items.map((item) =>
        'packageId' in item.soldAt
          ? name('orders', item.name, 'packages', item.soldAt.packageId)
          : name('orders', item.name, 'schedules', item.soldAt.scheduleId),
      ),
      ...order.items.flatMap((item) =>
        item.extras.map((extra) => name('orders', extra.name, 'pricingOptions', extra.pricingOptionId)),
      ),
    ]),
    ...records.bundles.flatMap((bundle) => [
      name('bundles', `${bundle.id}`, 'schedules', bundle.scheduleId),
      name('bundles', `${bundle.id}`, 'orders', bundle.orderId),
      name('bundles', `${bundle.id}`, 'users', bundle.userId),
    ]),
    ...records.bookings.flatMap((booking) => [
      name('bookings', `${booking.id}`, 'schedules', booking.scheduleId),
      name('bookings', `${booking.id}`, 'orders', booking.orderId),
      name('bookings', `${booking.id}`, 'users', booking.userId),
    ]),
  ]
}

/** A record that names what is not there. */
export type BrokenReference = {
  readonly writtenWith: SeedKind
  readonly kind: SeedKind
  /** In words. */
  readonly says: string
}

/**
 * Ids that name nothing, or something that is written later. `kinds` is the order of writing; a kind may name itself.
 */
export function brokenReferences(records: SeedRecords, kinds: readonly SeedKind[]): readonly BrokenReference[] {
  const known = new Map(kinds.map((kind) => [kind, new Set(records[kind].map(idOf))]))
  return references(records)
    .filter(({ to }) => to !== null)
    .filter(({ writtenWith, kind, to }) => {
      const isWritten = kinds.indexOf(kind) <= kinds.indexOf(writtenWith)
      return !isWritten || to === null || !known.get(kind)?.has(to)
    })
    .map(({ writtenWith, from, kind, to }) => ({
      writtenWith,
      kind,
      says: `${writtenWith} ${from} names ${kind} ${to}`,
    }))
}

function idOf(record: object): number | string | null {
  // Records without an id (themes, footers, agreements) are named by nothing.
  return 'id' in record && (typeof record.id === 'number' || typeof record.id === 'string') ? record.id : null
}
