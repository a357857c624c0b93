import type { TenderType } from '@touchline/contract'
import { sum, times, zero, type MinorUnits } from '@touchline/money'
import { extraIds, seedPricingOptions, type ExtraKey } from '../courses/extras.ts'
import { fixedUuid } from '../fixed-ids.ts'
import type { BundleRecord, CampRecord, CourseRecord, OrderItemRecord, OrderRecord } from '../seed-writer.ts'

/** Past places bought at a desk: one order with one bundle. */
export type Purchase = {
  readonly schedule: CourseRecord | CampRecord
  readonly buyerId: number
  /** The buyer, or a linked user of the buyer. */
  readonly attendeeId: number
  readonly boughtAt: number
  /** How all of it was paid. */
  readonly tender: TenderType
  /** Sessions of a camp, counted from 0; all of them unless given. */
  readonly sessions?: readonly number[]
  readonly isMember?: boolean
  readonly extras?: readonly ExtraKey[]
  readonly cancelledAt?: number
  /** The credit with which it came back. */
  readonly creditId?: number
}

export type Bought = { readonly orders: readonly OrderRecord[]; readonly bundles: readonly BundleRecord[] }

export type FirstIds = {
  readonly order: number
  readonly item: number
  readonly bundle: number
  readonly booking: number
}

type NextIds = { -readonly [Kind in keyof FirstIds]: number }

/** Orders, bundles and bookings of purchases, numbered through in the order given from `first` on. */
export function recordPurchases(purchases: readonly Purchase[], first: FirstIds): Bought {
  const next: NextIds = { ...first }
  const bought = purchases.map((purchase) => {
    const order = orderRecord(purchase, next)
    return { order, bundle: bundleRecord(purchase, order, next) }
  })
  return { orders: bought.map(({ order }) => order), bundles: bought.map(({ bundle }) => bundle) }
}

type OneItemOrder = OrderRecord & { readonly items: readonly [OrderItemRecord] }

function orderRecord(purchase: Purchase, next: NextIds): OneItemOrder {
  const [id, itemId, price] = [next.order++, next.item++, purchasePrice(purchase)]
  const extras = (purchase.extras ?? []).map((key) => ({ id: next.item++, ...extraLine(key) }))
  const total = sum([price, ...extras.map((extra) => times(extra.price, extra.quantity))])
  const purchasedForUserId = purchase.attendeeId === purchase.buyerId ? null : purchase.attendeeId
  return {
    id,
    cartUuid: fixedUuid(`order ${id}`),
    userId: purchase.buyerId,
    source: 'front-of-house',
    completedAt: purchase.boughtAt,
    total,
    payments: total === zero ? [] : [{ tenderType: purchase.tender, amount: total }],
    refundStatus: purchase.cancelledAt !== undefined && total !== zero ? 'full' : null,
    items: [{ ...lineOf(purchase), id: itemId, price, purchasedForUserId, extras }],
  }
}

function lineOf({ schedule, sessions, isMember }: Purchase) {
  const memberPrice = sessions && schedule.kind === 'camp' ? schedule.sessionMemberPrice : schedule.memberPrice
  return {
    purchasableType: schedule.kind,
    purchasableId: schedule.id,
    soldAt: { scheduleId: schedule.id, price: sessions ? ('single' as const) : ('whole' as const) },
    name: schedule.name,
    quantity: 1,
    benefitApplied: isMember === true && memberPrice !== null,
  }
}

function bundleRecord(purchase: Purchase, order: OneItemOrder, next: NextIds): BundleRecord {
  const [item] = order.items
  const isCancelled = purchase.cancelledAt !== undefined
  return {
    id: next.bundle++,
    scheduleId: purchase.schedule.id,
    orderId: order.id,
    orderItemId: item.id,
    userId: purchase.attendeeId,
    status: isCancelled ? 'cancelled' : 'settled',
    isFullCamp: purchase.schedule.kind === 'camp' && purchase.sessions === undefined,
    price: item.price,
    createdAt: purchase.boughtAt,
    cancelledAt: purchase.cancelledAt ?? null,
    cancellationSource: isCancelled ? 'my-account' : null,
    ...(purchase.creditId === undefined ? {} : { creditId: purchase.creditId }),
    bookings: chosenOccurrences(purchase).map(({ id }) => ({ id: next.booking++, occurrenceId: id })),
  }
}

function chosenOccurrences(purchase: Pick<Purchase, 'schedule' | 'sessions'>): CourseRecord['occurrences'] {
  const { occurrences } = purchase.schedule
  return purchase.sessions ? occurrences.filter((_, index) => purchase.sessions?.includes(index)) : occurrences
}

function purchasePrice({ schedule, sessions, isMember }: Purchase): MinorUnits {
  if (!sessions) return (isMember ? schedule.memberPrice : null) ?? schedule.price
  if (schedule.kind !== 'camp' || schedule.sessionPrice === null) {
    throw new RangeError(`${schedule.name} sells no single sessions`)
  }
  const each = (isMember ? schedule.sessionMemberPrice : null) ?? schedule.sessionPrice
  return times(each, sessions.length)
}

function extraLine(key: ExtraKey): { pricingOptionId: number; name: string; price: MinorUnits; quantity: number } {
  const option = seedPricingOptions.find(({ id }) => id === extraIds[key])
  if (!option) throw new RangeError(`no such extra: ${key}`)
  return { pricingOptionId: option.id, name: option.name, price: option.price, quantity: 1 }
}

/** When the one who attends is somewhere because of a purchase. */
export function spansOf(
  purchase: Pick<Purchase, 'schedule' | 'sessions' | 'cancelledAt'>,
): CourseRecord['occurrences'] {
  return purchase.cancelledAt === undefined ? chosenOccurrences(purchase) : []
}
