import type { Text } from '@touchline/contract'
import type { OrderRecord, OwnedPackageRecord, PackageRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'
import { type SeededSchedules, soldOptions } from '../schedules/index.ts'
import { seedClaims, seedPlaces } from '../places/index.ts'
import { type Audience, type NewOption, seedOptions } from '../pricing/index.ts'

/** Pricing options of packages, by package id. */
export type PackageOptions = ReadonlyMap<number, { readonly id: number; readonly name: Text | string }>

/** Writes packages with prices and contents. Throws a RangeError for an unknown price. */
export async function seedPackages(
  tx: Tx,
  records: readonly PackageRecord[],
  schedules: SeededSchedules,
): Promise<PackageOptions> {
  const types = (await tx.seed.rowsOf('membershipTypes')).filter((type) => type.memberPriceApplies)
  const membersAt = (venueIds: readonly number[]) =>
    types
      .filter((type) => type.venueIds.some((id) => venueIds.includes(id)))
      .map(({ id }): Audience => `membership:${id}`)
  const options = records.map((record) => optionOf(record, membersAt(record.venueIds)))
  const stocks = records.map(({ stock }) => stock).filter((stock) => stock !== null)
  const placesIds = await seedPlaces(
    tx,
    stocks.map((maximum) => ({ maximum })),
  )
  let next = placesIds
  const stocked = options.map((option, index) => ({
    ...option,
    placesId: (records[index]?.stock ?? null) === null ? null : next++,
  }))
  const first = await seedOptions(tx, stocked)
  const groups = new Map(
    records.flatMap(({ venueGroup }) => (venueGroup ? [[venueGroup.id, venueGroup] as const] : [])),
  )
  await tx.seed.insert('venueGroups', [...groups.values()])
  await tx.seed.insert(
    'packages',
    records.map((record, index) => packageRow(record, first + index)),
  )
  await tx.seed.insert(
    'packageVenues',
    records.flatMap(({ id, venueIds }) => venueIds.map((venueId) => ({ packageId: id, venueId }))),
  )
  await seedContents(tx, records, schedules)
  return new Map(records.map(({ id }, index) => [id, { id: first + index, name: options[index]?.name ?? '' }]))
}

function packageRow(record: PackageRecord, pricingOptionId: number) {
  return {
    id: record.id,
    name: record.name,
    friendlyName: record.friendlyName,
    description: record.descriptionHtml,
    venueGroupId: record.venueGroup?.id ?? null,
    pricingOptionId,
    expiryValue: record.expiry?.value ?? null,
    expiryUnit: record.expiry?.unit ?? null,
    soldOnline: record.soldOnline,
    forGuests: record.forGuests ?? false,
    pictureKind: record.pictureKind,
  }
}

/** Every audience in `members` has the member price; a package for members only has no other. [C-79] */
function optionOf(record: PackageRecord, members: readonly Audience[]): NewOption {
  const isForMembers = record.qualification === 'members'
  const least = record.memberPrice ?? (isForMembers ? record.price : null)
  const ofMembers = least === null ? [] : members.map((audience) => ({ audience, amount: least }))
  const ofEverybody = isForMembers ? [] : [{ audience: 'everybody' as const, amount: record.price }]
  return { name: record.name, reference: record.reference, prices: [...ofEverybody, ...ofMembers] }
}

async function seedContents(tx: Tx, records: readonly PackageRecord[], schedules: SeededSchedules): Promise<void> {
  const contents = records.flatMap(({ id, contents: all }) =>
    all.map((content, position) => ({ ...content, packageId: id, position })),
  )
  await tx.seed.insert(
    'packageContents',
    contents.map(({ packageId, position, usages }) => ({ packageId, position, usages })),
  )
  await tx.seed.insert(
    'packageContentOptions',
    contents.flatMap(({ packageId, position, options }) =>
      options.flatMap(({ name, soldAt }) => {
        const found = soldOptions(schedules, soldAt)
        if (found.length === 0) throw new RangeError(`package ${packageId} names ${name}, which is not sold so`)
        // Where a schedule has several prices, the operator has named them.
        const named = (option: Text | string) =>
          found.length === 1 || typeof option !== 'string' ? name : `${name} (${option})`
        return found.map((option) => ({ packageId, position, name: named(option.name), pricingOptionId: option.id }))
      }),
    ),
  )
}

/** Writes owned packages; their used usages are claims of the lines they were bought with. */
export async function seedOwnedPackages(
  tx: Tx,
  records: readonly OwnedPackageRecord[],
  orders: ReadonlyMap<number, OrderRecord>,
): Promise<void> {
  const usages = await tx.seed.rowsOf('packageContents')
  const withUsages = records.filter(({ guestPasses }) => !guestPasses)
  const contents = withUsages.flatMap((record) =>
    usages
      .filter(({ packageId }) => packageId === record.packageId)
      .map((content) => ({ ...content, record, maximum: content.usages * quantityOf(record, orders) })),
  )
  const first = await seedPlaces(tx, contents)
  await tx.seed.insert(
    'ownedPackages',
    records.map((record) => ({ ...ownedRow(record), name: lineOf(record, orders)?.name ?? '' })),
  )
  await tx.seed.insert(
    'ownedPackageContents',
    contents.map(({ record, position }, index) => ({
      ownedPackageId: record.orderItemId,
      position,
      placesId: first + index,
    })),
  )
  await seedClaims(
    tx,
    contents.flatMap(({ record, position }, index) => {
      const count = record.used[position] ?? 0
      const holder = { orderItemId: record.orderItemId }
      const common = { placesId: first + index, channel: 'foh' as const, createdAt: record.boughtAt, releasedAt: null }
      return count === 0 ? [] : [{ ...common, count, holder }]
    }),
  )
  await tx.seed.insert(
    'guestPasses',
    records.flatMap((record) => passesOf(record, usages)),
  )
}

/** The passes of a package for guests, each of the content at its position. */
function passesOf(
  { packageId, orderItemId, guestPasses = [] }: OwnedPackageRecord,
  usages: readonly { readonly packageId: number; readonly position: number; readonly usages: number }[],
) {
  const positions = usages
    .filter((content) => content.packageId === packageId)
    .flatMap((content) => Array.from({ length: content.usages }, () => content.position))
  return guestPasses.map(({ code, usedAt }, index) => ({
    code,
    ownedPackageId: orderItemId,
    position: positions[index] ?? 0,
    usedAt,
    letInById: null,
  }))
}

function ownedRow({ orderItemId, packageId, userId, orderId, boughtAt, expiresAt }: OwnedPackageRecord) {
  return { id: orderItemId, packageId, userId, orderId, boughtAt, expiresAt, endedAt: null }
}

function lineOf({ orderId, orderItemId }: OwnedPackageRecord, orders: ReadonlyMap<number, OrderRecord>) {
  return orders.get(orderId)?.items.find(({ id }) => id === orderItemId)
}

function quantityOf(record: OwnedPackageRecord, orders: ReadonlyMap<number, OrderRecord>): number {
  return lineOf(record, orders)?.quantity ?? 1
}
