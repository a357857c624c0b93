import { zonedInstant } from '@touchline/clock'
import { readableCode, seededRandom } from '@touchline/ids'
import { fixedUuid } from '../fixed-ids.ts'
import { personaId } from '../personas.ts'
import { seedTimezone, type SeedDay } from '../seed-day.ts'
import type { OrderRecord, OwnedPackageRecord } from '../seed-writer.ts'
import { seedPackages } from './packages.ts'

type Purchase = {
  readonly packageId: number
  readonly userId: number
  readonly daysAgo: number
  /** Days from its purchase to its last one; null: it does not expire. */
  readonly lasts: number | null
  readonly used: readonly number[]
  /** Of passes for guests: how many days ago each was used; null: it is not. */
  readonly passes?: readonly (number | null)[]
}

/**
 * A package in use, one with one usage left, a used-up one and an expired one; guest passes used, unused and expired.
 */
const purchases: readonly Purchase[] = [
  { packageId: 2, userId: personaId('gwen'), daysAgo: 320, lasts: null, used: [5, 1] },
  { packageId: 1, userId: personaId('gwen'), daysAgo: 230, lasts: 182, used: [4] },
  { packageId: 3, userId: personaId('ben'), daysAgo: 150, lasts: 365, used: [9] },
  { packageId: 1, userId: personaId('amina'), daysAgo: 41, lasts: 182, used: [7] },
  { packageId: 10, userId: personaId('amina'), daysAgo: 130, lasts: 90, used: [], passes: [121, null, null] },
  { packageId: 10, userId: personaId('amina'), daysAgo: 20, lasts: 90, used: [], passes: [6, null, null] },
]

type Bought = { readonly orders: readonly OrderRecord[]; readonly owned: readonly OwnedPackageRecord[] }

/** Packages bought at a desk in the past; the ids of orders and their lines go on from `first`. */
export function boughtPackages(day: SeedDay, first: { readonly order: number; readonly item: number }): Bought {
  const bought = purchases.map((purchase, index) =>
    record(purchase, day, { order: first.order + index, item: first.item + index }),
  )
  return { orders: bought.map(({ order }) => order), owned: bought.map(({ owned }) => owned) }
}

function record(
  { packageId, userId, daysAgo, lasts, used, passes }: Purchase,
  day: SeedDay,
  id: { readonly order: number; readonly item: number },
) {
  const sold = seedPackages.find((one) => one.id === packageId)
  if (!sold) throw new RangeError(`there is no package ${packageId}`)
  const boughtAt = day.instantAt(-daysAgo, '17:40')
  const order: OrderRecord = {
    id: id.order,
    cartUuid: fixedUuid(`order ${id.order}`),
    userId,
    source: 'front-of-house',
    completedAt: boughtAt,
    total: sold.price,
    payments: [{ tenderType: 'cash', amount: sold.price }],
    refundStatus: null,
    items: [
      {
        id: id.item,
        purchasableType: 'pricingOption',
        purchasableId: `${packageId}`,
        soldAt: { packageId },
        name: sold.friendlyName ?? sold.name,
        price: sold.price,
        quantity: 1,
        benefitApplied: false,
        purchasedForUserId: null,
        extras: [],
      },
    ],
  }
  const owned: OwnedPackageRecord = {
    orderId: id.order,
    orderItemId: id.item,
    packageId,
    userId,
    boughtAt,
    expiresAt: lasts === null ? null : zonedInstant(day.dayAt(lasts - daysAgo + 1), '00:00', seedTimezone),
    used,
    ...(passes
      ? {
          guestPasses: passes.map((usedDaysAgo, index) => ({
            code: readableCode(seededRandom(`guest pass ${id.item} ${index}`)),
            usedAt: usedDaysAgo === null ? null : day.instantAt(-usedDaysAgo, '18:20'),
          })),
        }
      : {}),
  }
  return { order, owned }
}
