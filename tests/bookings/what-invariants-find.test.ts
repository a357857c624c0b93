import { minorUnits } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import { cards, courses, openStage } from '../payments/stage.ts'
import { everyWrite } from '../support/every-write.ts'

const hour = 3_600_000

/** A paid course of three sessions or more, and what the invariants find when its rows are changed by hand. */
async function paidCourse() {
  const stage = await openStage()
  const amina = await stage.as('amina')
  await amina.add(courses.badminton)
  const { transaction_uuid: uuid } = await amina.authorise(cards.good)
  const { body } = await amina.complete(uuid)
  const orderId = body.order_id ?? 0
  const { store } = await stage.platform.host.sandboxes.open(stage.sandbox)
  const bookings = await store.read(async (reads) => {
    const items = await reads.orders.itemsOf({ orderId })
    return reads.bookings.bookingsOfItems({ itemIds: items.map(({ id }) => id) })
  })
  const [first, second, third] = bookings
  if (!first || !second || !third) throw new Error('the course has three sessions')
  type Harm = Parameters<typeof store.write<unknown>>[0]
  return {
    orderId,
    first,
    second,
    third,
    foundAfter: async (harm: Harm) => {
      expect(await stage.platform.invariants()).toEqual([])
      await store.write(harm)
      return stage.platform.invariants()
    },
    gone: () => stage.platform.host.sandboxes.delete(stage.sandbox),
  }
}

describe('a person in two places at once', () => {
  const rule = 'one person, one place at one time'
  /** Sessions are moved with all who come; what is said of one of them is looked at. */
  const of = (userId: number | null, found: readonly unknown[]) =>
    (found as readonly { readonly detail: string }[])
      .filter(({ detail }) => detail.startsWith(`user ${userId}: `))
      .toSorted((a, b) => a.detail.localeCompare(b.detail))

  test('when one booking begins before another has ended', async () => {
    const { first, second, foundAfter, gone } = await paidCourse()
    const times = { startsAt: first.endsAt - 1, endsAt: first.endsAt + hour }
    const detail = `user ${first.userId}: bookings ${first.id} and ${second.id}`
    const move = { occurrenceId: second.occurrenceId, ...times, now: first.createdAt }
    expect(of(first.userId, await foundAfter((tx) => everyWrite(tx).bookings.followOccurrence(move)))).toEqual([
      { rule, detail },
    ])
    await gone()
  })

  test('when a long booking lasts beyond the next and into the one after', async () => {
    const { first, second, third, foundAfter, gone } = await paidCourse()
    const long = { startsAt: first.startsAt, endsAt: third.startsAt + 1 }
    const move = { occurrenceId: first.occurrenceId, ...long, now: first.createdAt }
    expect(of(first.userId, await foundAfter((tx) => everyWrite(tx).bookings.followOccurrence(move)))).toEqual([
      { rule, detail: `user ${first.userId}: bookings ${first.id} and ${second.id}` },
      { rule, detail: `user ${first.userId}: bookings ${first.id} and ${third.id}` },
    ])
    await gone()
  })

  test('but not when one begins as another ends', async () => {
    const { first, second, foundAfter, gone } = await paidCourse()
    const next = { startsAt: first.endsAt, endsAt: first.endsAt + hour }
    const move = { occurrenceId: second.occurrenceId, ...next, now: first.createdAt }
    expect(of(first.userId, await foundAfter((tx) => everyWrite(tx).bookings.followOccurrence(move)))).toEqual([])
    await gone()
  })
})

test('a booking on a session that staff have called off', async () => {
  const { first, foundAfter, gone } = await paidCourse()
  const { occurrenceId: id } = first
  const cancel = { id, revision: 'called-off', reason: 'unknown' } as const
  const found = await foundAfter((tx) => everyWrite(tx).occurrences.cancel(cancel))
  const detail = `booking ${first.id} of ${id} is settled`
  expect(found).toContainEqual({ rule: 'nobody is booked on what was called off', detail })
  await gone()
})

test('a booking in another state than its bundle', async () => {
  const { first, foundAfter, gone } = await paidCourse()
  const harm = { id: first.bundleId ?? 0, now: first.startsAt, source: 'customers' } as const
  const found = await foundAfter((tx) => everyWrite(tx).bookings.cancelSettledBundle(harm))
  const rule = 'bookings follow their bundle'
  expect(found[0]).toEqual({ rule, detail: `booking ${first.id} is settled, its bundle cancelled` })
  expect(new Set(found.map((one) => (one as { readonly rule: string }).rule))).toEqual(new Set([rule]))
  await gone()
})

test('an order with settled payments above its total', async () => {
  const { orderId, foundAfter, gone } = await paidCourse()
  const more = { orderId, position: 9, tenderType: 'cash', amount: minorUnits(1), state: 'settled' } as const
  expect(await foundAfter((tx) => everyWrite(tx).orders.insertPayments(more))).toEqual([
    { rule: '1', detail: `order ${orderId}: the settled payments are not its total` },
  ])
  await gone()
})

test('credit granted for a refund of another amount', async () => {
  const { orderId, first, foundAfter, gone } = await paidCourse()
  const rule = 'what came back is credited'
  const found = await foundAfter(async (tx) => {
    const [grant] = await tx.credits.usableBy({ userId: first.ownerId, now: first.createdAt })
    await everyWrite(tx).payments.insertRefund({
      id: 4_000_000_000,
      uuid: '00000000-0000-7000-8000-000000000000',
      orderId,
      orderItemId: null,
      tenderType: 'credit',
      amount: minorUnits(7),
      state: 'succeeded',
      transactionUuid: null,
      gatewayRefundId: null,
      creditId: grant?.id ?? 0,
      givenBy: null,
      reason: null,
      tillId: null,
      createdAt: first.createdAt,
    })
  })
  const ofRule = found.filter((one) => (one as { readonly rule: string }).rule === rule)
  expect(ofRule).toEqual([{ rule, detail: expect.stringMatching(/^order \d+: grant \d+ of 1500 for 7$/) }])
  await gone()
})

test('a paid order with a bundle still reserved', async () => {
  const { orderId, first, foundAfter, gone } = await paidCourse()
  const reserved = {
    id: 4_000_000_000,
    scheduleId: first.scheduleId,
    venueId: first.venueId,
    ownerId: first.ownerId,
    itemId: 4_000_000_000,
    orderId,
    status: 'reserved',
    whole: true,
    price: minorUnits(0),
    answers: [],
    createdAt: first.createdAt,
  } as const
  expect(await foundAfter((tx) => everyWrite(tx).bookings.insertBundles(reserved))).toEqual([
    { rule: '8', detail: `order ${orderId}: a booking is only reserved though the order is paid` },
  ])
  await gone()
})
