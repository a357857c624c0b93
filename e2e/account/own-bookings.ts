import type { SeedRecord, SeedRecords } from '@touchline/contract'
import { minorUnits, sum } from '../../packages/money/src/index.ts'
import { personaId, platformRecords, seedDay } from '../../seed/src/index.ts'
import { sandboxStart } from '../support/sandbox.ts'

type Policy = SeedRecord<'categories'>['cancellation']

const start = Date.parse(sandboxStart)
const day = 24 * 3_600_000
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const occurrenceId = (number: number) => `rp${String(number).padStart(32, '8')}`

/** Safiya, whom Amina books for. */
export const safiyaId = 9

/** A session of which Amina has booked places. */
export type Booked = {
  readonly name: string
  /** Days from the start of the sandbox; below zero for a past one. */
  readonly days: number
  readonly policy: Policy
  /** Attendees, each with the price of their place in pence, and the number of equal tickets where it is not one. */
  readonly places: readonly { readonly userId: number; readonly price: number; readonly quantity?: number }[]
}

const seeded = () => platformRecords(seedDay(start))

/** Own data of a sandbox: a category and a session of each, and one paid order of Amina's. */
export function bookedByAmina(sessions: readonly Booked[]): Partial<SeedRecords> {
  const { categories, schedules } = seeded()
  const category = categories.find(({ bookingType }) => bookingType === 'ticketed')
  const schedule = schedules.find(({ kind }) => kind === 'ticketed')
  if (!category || schedule?.kind !== 'ticketed') throw new Error('The seed sells nothing by ticket.')
  const policies = [...new Set(sessions.map(({ policy }) => policy))]
  const categoryOf = (policy: Policy) => uuid(1_000 + policies.indexOf(policy))
  const ownSchedules = sessions.map(({ name, days, policy }, index) => ({
    ...schedule,
    id: uuid(2_000 + index),
    slug: `own-${index}`,
    name,
    categoryId: categoryOf(policy),
    maximum: 50,
    qualification: 'everyone' as const,
    window: { opensMinutesBefore: null, closesMinutesBefore: null },
    restrictionCriteria: null,
    prePurchaseWaiverId: null,
    prePurchaseInductionId: null,
    tickets: [{ name: 'Adult', attendees: 1, price: minorUnits(850), memberPrice: null }],
    startsAt: start + days * day,
    endsAt: start + days * day + 3_600_000,
    occurrences: [
      {
        ...schedule.occurrences[0],
        id: occurrenceId(index),
        ticketIds: [uuid(3_000 + index)],
        startsAt: start + days * day,
        endsAt: start + days * day + 3_600_000,
      },
    ],
  }))
  const orders = sessions.map(({ name, days, places }, index) => {
    const total = sum(places.map(({ price, quantity = 1 }) => minorUnits(price * quantity)))
    return {
      id: 700_000 + index,
      cartUuid: uuid(4_000 + index),
      userId: personaId('amina'),
      source: 'activity-booking' as const,
      completedAt: boughtAt(days),
      total,
      payments: total === 0 ? [] : [{ tenderType: 'cash' as const, amount: total }],
      refundStatus: null,
      items: places.map(({ userId, price, quantity = 1 }, place) => ({
        id: itemId(index, place),
        purchasableType: 'activityTicket' as const,
        purchasableId: uuid(3_000 + index),
        soldAt: { scheduleId: uuid(2_000 + index), price: { ticket: 0 } },
        name,
        price: minorUnits(price),
        quantity,
        benefitApplied: false,
        purchasedForUserId: userId,
        extras: [],
      })),
    }
  })
  const bookings = sessions.flatMap(({ days, places }, index) =>
    places.map(({ userId, price, quantity = 1 }, place) => ({
      id: 900_000 + index * 10 + place,
      scheduleId: uuid(2_000 + index),
      orderId: 700_000 + index,
      orderItemId: itemId(index, place),
      status: 'settled' as const,
      price: minorUnits(price * quantity),
      createdAt: boughtAt(days),
      cancelledAt: null,
      cancellationSource: null,
      occurrenceId: occurrenceId(index),
      userId,
      count: quantity,
    })),
  )
  return {
    categories: policies.map((cancellation, index) => ({
      ...category,
      id: categoryOf(cancellation),
      slug: `own-policy-${index}`,
      cancellation,
    })),
    schedules: ownSchedules,
    orders,
    bookings,
  }
}

const itemId = (index: number, place: number) => 800_000 + index * 10 + place

function boughtAt(days: number): number {
  return start - (Math.max(0, -days) + 5) * day
}

/** A policy with a cut-off two days before. */
export function policyWith(actions: Policy['actions']): Policy {
  return { cutOffMinutes: 48 * 60, actions, fee: minorUnits(250), message: 'Two days before.' }
}

/** The id of the n-th session's occurrence. */
export const ownOccurrence = occurrenceId
