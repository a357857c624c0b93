import { hour } from '@touchline/clock'
import { minorUnits } from '@touchline/money'
import { describe, expect, onTestFinished, test } from 'vitest'
import { keeperOf } from './card-keeper.ts'
import { cards, courses, openStage } from './stage.ts'
import { everyWrite } from '../support/every-write.ts'

/** One order that is paid, one payment that holds its money, one card that is being set up. */
async function busyStage() {
  const stage = await openStage({ scenario: 'paying-by-card-provider' })
  // The planted rows break rules until then.
  onTestFinished(() => stage.platform.host.sandboxes.reset(stage.sandbox, {}).then(() => undefined))
  const [amina, carys] = [await stage.as('amina'), await stage.as('carys')]
  await keeperOf(stage, await stage.platform.as('carys')).begin()
  for (const customer of [amina, carys]) {
    await customer.add(courses.badminton)
    const prepared = await customer.prepare()
    const { body } = await stage.enterCard('payment-methods', { key: prepared.session_key, number: cards.good })
    const request = {
      ...(await customer.requestWith(prepared.session_key)),
      payment_method_id: body['payment_method_id'],
    }
    const { body: outcome } = await customer.sendAuthorisation(request)
    if (customer === amina) expect((await customer.complete(outcome.transaction_uuid)).body.status).toBe('completed')
  }
  const { store } = await stage.platform.host.sandboxes.open(stage.sandbox)
  const order = (await store.read((reads) => reads.orders.listFromCarts())).at(-1)
  if (!order || order.cartId === null) throw new Error('nothing was bought')
  const { id: orderId, cartId, userId } = order
  return { stage, store, order: { orderId, cartId, userId } }
}

type Busy = Awaited<ReturnType<typeof busyStage>>
type Bought = Busy['order']
type Tx = Parameters<Parameters<Busy['store']['write']>[0]>[0]

const p = minorUnits
const event = {
  eventId: 'event-without-a-job',
  type: 'payment.captured',
  vendorTxCode: 'nobody',
  state: 'captured',
  expiresAt: null,
  refundId: null,
  receivedAt: 0,
  processedAt: null,
} as const

async function forget(tx: Tx, kind: string): Promise<void> {
  for (const { subject } of await tx.jobs.subjectsOf({ kind })) await tx.jobs.remove({ kind, subject })
}

async function holdForFiveHours(tx: Tx): Promise<void> {
  const waiting = (await tx.payments.listTransactions()).find(({ state }) => state === 'authorised')
  const hold = { holdExpiresAt: 5 * hour, heldSince: 0, extensionsLeft: 0 }
  await everyWrite(tx).carts.setHold({ id: waiting?.cartId ?? 0, ...hold })
}

/** Each is wrong for one rule of a kind, and says so by that rule. */
const planted: readonly (readonly [what: string, rule: string, plant: (tx: Tx, bought: Bought) => Promise<unknown>])[] =
  [
    [
      'an order that was paid with more than its total',
      '1',
      (tx, { orderId }) =>
        everyWrite(tx).orders.insertPayments({
          orderId,
          position: 9,
          tenderType: 'cash',
          amount: p(1),
          transactionUuid: null,
          reference: null,
          cardBrand: null,
          cardLastFour: null,
          state: 'settled',
        }),
    ],
    ['an attempt that no job looks at again', '20', (tx) => forget(tx, 'payment-sweep')],
    [
      'credit that is set aside for a basket that is paid',
      '7',
      (tx, { cartId, userId }) =>
        everyWrite(tx).credits.insertReservation({
          id: 90_001,
          userId,
          cartId,
          type: 'general',
          amount: p(100),
          state: 'reserved',
          createdAt: 0,
        }),
    ],
    [
      'an order that says of itself that it came back',
      'an order says what has come back',
      (tx, { orderId: id }) => everyWrite(tx).orders.setRefundStatus({ id, refundStatus: 'full' }),
    ],
    ['a basket that holds its places for five hours', 'places are held for four hours at most', holdForFiveHours],
    ['a card that is set up for ever', '18', (tx) => forget(tx, 'card-setup-sweep')],
    ['an event that no job works off', '12', (tx) => everyWrite(tx).payments.insertEvent(event)],
  ]

describe('the invariants of a platform name invalid rows:', () => {
  test.each(planted)('%s (%s)', async (_what, rule, plant) => {
    const { stage, store, order } = await busyStage()
    expect(await stage.platform.invariants()).toEqual([])
    await store.write(async (tx) => void (await plant(tx, order)))
    expect(await stage.platform.invariants()).toContainEqual(expect.objectContaining({ rule }))
  })
})
