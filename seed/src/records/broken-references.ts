import type { SeedKind, SeedRecords } from '../seed-writer.ts'
import { nouns } from './nouns.ts'
import type { Data, Place, RecordProblem } from './problem.ts'

type Id = number | string | null
/** A field of a record, the kind that it names, and the id. */
type Named = readonly [field: string, kind: SeedKind, id: Id]
type Reference = Place & { readonly named: SeedKind; readonly id: Id }

/** Every id that a record names, by the kind of the record. */
const naming: { readonly [Kind in SeedKind]?: (record: SeedRecords[Kind][number]) => readonly Named[] } = {
  paymentSettings: ({ clientId }) => [['clientId', 'clients', clientId]],
  venues: ({ clientId }) => [['clientId', 'clients', clientId]],
  locations: ({ venueId, parentId }) => [
    ['venueId', 'venues', venueId],
    ['parentId', 'locations', parentId],
  ],
  closures: ({ venueId, locationIds }) => [
    ['venueId', 'venues', venueId],
    ...each('locationIds', 'locations', locationIds),
  ],
  themes: ({ clientId, venueId }) => [
    ['clientId', 'clients', clientId],
    ['venueId', 'venues', venueId],
  ],
  footers: ({ clientId, venueId }) => [
    ['clientId', 'clients', clientId],
    ['venueId', 'venues', venueId],
  ],
  categories: ({ parentId, venueIds }) => [
    ['parentId', 'categories', parentId],
    ...each('venueIds', 'venues', venueIds),
  ],
  users: ({ homeVenueId }) => [['homeVenueId', 'venues', homeVenueId]],
  linkedUsers: ({ ownerId, userId }) => [
    ['ownerId', 'users', ownerId],
    ['userId', 'users', userId],
  ],
  tills: ({ userId, venueId }) => [
    ['userId', 'users', userId],
    ['venueId', 'venues', venueId],
  ],
  membershipTypes: ({ venueIds }) => each('venueIds', 'venues', venueIds),
  memberships: ({ userId, membershipTypeId, homeVenueId }) => [
    ['userId', 'users', userId],
    ['membershipTypeId', 'membershipTypes', membershipTypeId],
    ['homeVenueId', 'venues', homeVenueId],
  ],
  credits: ({ userId }) => [['userId', 'users', userId]],
  savedCards: ({ userId }) => [['userId', 'users', userId]],
  penalties: ({ userId }) => [['userId', 'users', userId]],
  restrictions: ({ relatedCategoryId }) => [['relatedCategoryId', 'categories', relatedCategoryId]],
  waiverAgreements: ({ userId, restrictionId }) => [
    ['userId', 'users', userId],
    ['restrictionId', 'restrictions', restrictionId],
  ],
  schedules: (schedule) => [
    ['categoryId', 'categories', schedule.categoryId],
    ['venueId', 'venues', schedule.venueId],
    ['prePurchaseWaiverId', 'restrictions', schedule.prePurchaseWaiverId],
    ['prePurchaseInductionId', 'restrictions', schedule.prePurchaseInductionId],
    ['locationId', 'locations', schedule.locationId],
    ...schedule.occurrences.map(({ locationId = null }, index): Named => {
      return [`occurrences.${index}.locationId`, 'locations', locationId]
    }),
    ...each('otherLocationIds', 'locations', schedule.otherLocationIds ?? []),
    ...schedule.occurrences.flatMap(({ otherLocationIds = [] }, index) =>
      each(`occurrences.${index}.otherLocationIds`, 'locations', otherLocationIds),
    ),
    ...each('extraIds', 'pricingOptions', schedule.extraIds),
  ],
  packages: ({ venueIds, contents }) => [
    ...each('venueIds', 'venues', venueIds),
    ...contents.flatMap(({ options }, index) =>
      options.map(({ soldAt }, option): Named => {
        return [`contents.${index}.options.${option}.soldAt.scheduleId`, 'schedules', soldAt.scheduleId]
      }),
    ),
  ],
  ownedPackages: ({ orderId, packageId, userId }) => [
    ['orderId', 'orders', orderId],
    ['packageId', 'packages', packageId],
    ['userId', 'users', userId],
  ],
  questionSections: ({ scheduleId }) => [['scheduleId', 'schedules', scheduleId]],
  waitlistEntries: ({ scheduleId, userId, ownerId }) => [
    ['scheduleId', 'schedules', scheduleId],
    ['userId', 'users', userId],
    ['ownerId', 'users', ownerId],
  ],
  orders: ({ userId, items }) => [
    ['userId', 'users', userId],
    ...items.flatMap(({ purchasedForUserId, soldAt, extras }, index): readonly Named[] => [
      [`items.${index}.purchasedForUserId`, 'users', purchasedForUserId],
      'packageId' in soldAt
        ? [`items.${index}.soldAt.packageId`, 'packages', soldAt.packageId]
        : [`items.${index}.soldAt.scheduleId`, 'schedules', soldAt.scheduleId],
      ...extras.map(({ pricingOptionId }, extra): Named => {
        return [`items.${index}.extras.${extra}.pricingOptionId`, 'pricingOptions', pricingOptionId]
      }),
    ]),
  ],
  bundles: ({ scheduleId, orderId, userId }) => [
    ['scheduleId', 'schedules', scheduleId],
    ['orderId', 'orders', orderId],
    ['userId', 'users', userId],
  ],
  bookings: ({ scheduleId, orderId, userId }) => [
    ['scheduleId', 'schedules', scheduleId],
    ['orderId', 'orders', orderId],
    ['userId', 'users', userId],
  ],
}

function each(field: string, kind: SeedKind, ids: readonly Id[]): readonly Named[] {
  return ids.map((id, index) => [`${field}.${index}`, kind, id])
}

function referencesOf<Kind extends SeedKind>(data: Data, kind: Kind): readonly Reference[] {
  const records: readonly SeedRecords[Kind][number][] = data[kind] ?? []
  return records.flatMap((record, index) =>
    (naming[kind]?.(record) ?? []).map(([field, named, id]) => ({ kind, index, field, named, id })),
  )
}

/** A record that names what is not there. */
export type BrokenReference = RecordProblem & { readonly named: SeedKind }

/**
 * Ids that name nothing, or something that is written later, with the records of `beside` written before. `order` is
 * that of writing; a kind may name itself.
 */
export function brokenReferences(
  data: Data,
  order: readonly SeedKind[],
  beside: Beside = {},
): readonly BrokenReference[] {
  const known = new Map(
    order.map((kind) => [kind, new Set([...(beside[kind] ?? []), ...(data[kind] ?? [])].map(idOf))]),
  )
  return order
    .flatMap((kind) => referencesOf(data, kind))
    .flatMap(({ named, id, ...place }) => {
      const isWritten = order.indexOf(named) <= order.indexOf(place.kind)
      if (id === null || (isWritten && known.get(named)?.has(id))) return []
      return [{ ...place, named, says: `There is no ${nouns[named]} ${id}.` }]
    })
}

/** Records of which no more than their ids has to be known. */
export type Beside = { readonly [Kind in SeedKind]?: readonly object[] }

function idOf(record: object): Id {
  // Records without an id (themes, footers, agreements) are named by nothing.
  return 'id' in record && (typeof record.id === 'number' || typeof record.id === 'string') ? record.id : null
}
