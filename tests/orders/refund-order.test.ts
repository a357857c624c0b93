import {
  cancelBooking,
  listBookings,
  readOrderAtDesk,
  refundOrder,
  type Refunding,
  updateBookings,
} from '@touchline/contract'
import { personaId } from '@touchline/seed'
import { beforeEach, describe, expect, test } from 'vitest'
import { cards, courses, openStage, type Stage } from '../payments/stage.ts'
import type { Person } from '../support/platform.ts'

let stage: Stage
let ellie: Person

beforeEach(async () => {
  stage = await openStage()
  ellie = await stage.platform.as('ellie')
})

type Way = Refunding['refunds'][number]['tender_type']
const back = (tender_type: Way, amount: number) => ({ tender_type, amount })

/** Amina pays £56.00, with a part by credit. */
async function buy(card: string, credit = 0): Promise<number> {
  const amina = await stage.as('amina')
  await amina.add(courses.badminton)
  if (credit > 0) await amina.applyCredit(credit)
  const { transaction_uuid: uuid } = await amina.authorise(card)
  const { body } = await amina.complete(uuid)
  if (body.order_id === null) throw new Error('nothing was ordered')
  return body.order_id
}

const refund = async (orderId: number, refunds: Refunding['refunds']) =>
  (await ellie.call(refundOrder, { params: { orderId }, body: { refunds } })).data

const refused = (orderId: number, refunds: Refunding['refunds']) =>
  ellie.refusal(refundOrder, { params: { orderId }, body: { refunds } })

const read = async (orderId: number) => (await ellie.call(readOrderAtDesk, { params: { orderId } })).data

const atGateway = async () => {
  const [latest] = await stage.gateway.transactions()
  return latest?.refunded
}

describe('[O-180] staff refund', () => {
  test('[S3-018] in parts, to card, credit and outside, up to the amount paid; the order shows the result', async () => {
    const orderId = await buy(cards.good, 500)
    expect(await refund(orderId, [back('online', 1000)])).toMatchObject({
      refund_status: 'partial',
      refunded: { value: 1000 },
      refunds: [{ tender_type: 'online', amount: { value: 1000 }, status: 'succeeded' }],
    })
    expect(await atGateway()).toBe(1000)
    // Of £56.00, £51.00 came from the card.
    expect(await refused(orderId, [back('online', 4101)])).toMatchObject({ status: 409, code: 'refund_not_possible' })
    expect(await refused(orderId, [back('online', 1), back('credit', 4600)])).toMatchObject({ status: 409 })
    expect(await refused(orderId, [back('cash', 1)])).toMatchObject({ status: 409 })
    expect(await refund(orderId, [back('credit', 500)])).toMatchObject({ refund_status: 'partial' })
    const all = await refund(orderId, [back('online', 4000), back('off-system', 100)])
    expect(all).toMatchObject({ refund_status: 'mixed', refunded: { value: 5600 } })
    expect(await refused(orderId, [back('credit', 1)])).toMatchObject({ status: 409 })
    expect(await atGateway()).toBe(5000)
    const amina = await stage.as('amina')
    expect(await amina.order(orderId)).toMatchObject({ refund_status: 'mixed', refunds: all.refunds })
    await stage.settle()
  })

  test('[S3-018] the whole order to the card, or outside', async () => {
    expect(await refund(await buy(cards.good), [back('online', 5600)])).toMatchObject({ refund_status: 'full' })
    const carys = await stage.as('carys')
    await carys.add(courses.pilates)
    const { body } = await carys.complete((await carys.authorise(cards.good)).transaction_uuid)
    const outside = await refund(body.order_id ?? 0, [back('off-system', 300)])
    expect(outside).toMatchObject({ refund_status: 'off-system', refunded: { value: 300 } })
    await stage.settle()
  })

  test('an item up to its price; an unknown item is named', async () => {
    const orderId = await buy(cards.good)
    const [item] = (await read(orderId)).items
    const given = await refund(orderId, [{ ...back('credit', 5000), item_id: item?.id ?? 0 }])
    expect(given.refunds).toMatchObject([{ item_id: item?.id }])
    expect(await refused(orderId, [{ ...back('credit', 601), item_id: item?.id ?? 0 }])).toMatchObject({ status: 409 })
    const foreign = await refused(orderId, [{ ...back('credit', 1), item_id: 999_999 }])
    expect(Object.keys(foreign.errors ?? {})).toEqual(['refunds.0.item_id'])
    expect(await refused(999_999, [back('credit', 1)])).toMatchObject({ status: 404 })
  })

  test('once for one key, however often it is sent', async () => {
    const orderId = await buy(cards.good)
    const send = (amount: number) => refundKeyed(orderId, amount)
    expect([(await send(700)).status, (await send(700)).status]).toEqual([200, 200])
    expect((await send(701)).status).toBe(422)
    expect(await atGateway()).toBe(700)
    const racing = await Promise.all(Array.from({ length: 4 }, () => refundQuietly(orderId, 2000)))
    expect(racing.filter((status) => status === 200)).toHaveLength(2)
    expect(await atGateway()).toBe(4700)
    await stage.settle()
  })
})

test('[O-47 partly] a key older than a day starts a new refund and is saved for it', async () => {
  const orderId = await buy(cards.good)
  await refundKeyed(orderId, 700)
  await stage.advance('P1D')
  await refundKeyed(orderId, 700)
  expect(await atGateway()).toBe(1400)
  await refundKeyed(orderId, 700)
  expect(await atGateway()).toBe(1400)
  await stage.settle()
})

const refundKeyed = (orderId: number, amount: number) =>
  ellie.send({
    method: 'POST',
    url: `/api/foh/orders/${orderId}/refunds`,
    headers: { 'idempotency-key': 'twice' },
    payload: { refunds: [back('online', amount)] },
  })

async function refundQuietly(orderId: number, amount: number): Promise<number> {
  const url = `/api/foh/orders/${orderId}/refunds`
  return (await ellie.send({ method: 'POST', url, payload: { refunds: [back('online', amount)] } })).status
}

describe('a card refund', () => {
  test('that is pending does not count before it has arrived', async () => {
    const orderId = await buy(cards.refundPending)
    const asked = await refund(orderId, [back('online', 5600)])
    expect(asked).toMatchObject({ refund_status: null, refunded: { value: 0 }, refunds: [{ status: 'pending' }] })
    expect(await refused(orderId, [back('credit', 1)])).toMatchObject({ status: 409 })
    await stage.settle()
    expect(await read(orderId)).toMatchObject({ refund_status: 'full', refunds: [{ status: 'succeeded' }] })
  })

  test('[PAY-63] that fails later is open again, and the order is not refunded in full', async () => {
    const orderId = await buy(cards.refundFailsLater)
    expect(await refund(orderId, [back('online', 5600)])).toMatchObject({ refund_status: 'full' })
    await stage.settle()
    const after = await read(orderId)
    expect(after).toMatchObject({ refund_status: null, refunded: { value: 0 }, refunds: [{ status: 'failed' }] })
    expect(await refund(orderId, [back('off-system', 5600)])).toMatchObject({ refund_status: 'off-system' })
    await stage.settle()
  })

  test.each(['refund_fail_async', 'webhook_drop'])(
    '[PAY-63] is open again even where %s is the only sign',
    async (fault) => {
      const orderId = await buy(cards.good)
      await stage.gateway.addFault('refund', 'refund_fail_async', { times: 1 })
      if (fault === 'webhook_drop') await stage.gateway.addFault('webhook', 'webhook_drop', { times: 50 })
      await refund(orderId, [back('online', 2000)])
      await stage.settle()
      expect(await read(orderId)).toMatchObject({ refund_status: null, refunds: [{ status: 'failed' }] })
    },
  )

  test.each(['good', 'refundPending'] as const)(
    'that failed is told from one that arrived without a message (%s)',
    async (name) => {
      const orderId = await buy(cards[name])
      await refund(orderId, [back('online', 300)])
      await stage.gateway.addFault('refund', 'refund_fail_async', { times: 1 })
      await stage.gateway.addFault('webhook', 'webhook_drop', { times: 50 })
      await refund(orderId, [back('online', 700)])
      await stage.settle()
      expect(await read(orderId)).toMatchObject({
        refunded: { value: 300 },
        refunds: [
          { amount: { value: 300 }, status: 'succeeded' },
          { amount: { value: 700 }, status: 'failed' },
        ],
      })
    },
  )

  test.each(['lost_response', 'http_500'])('is paid once although the gateway answers with %s', async (fault) => {
    const orderId = await buy(cards.good)
    await stage.gateway.addFault('refund', fault, { times: 2 })
    const asked = await refund(orderId, [back('online', 2000)])
    expect(asked.refunds).toMatchObject([{ status: 'pending' }])
    await stage.settle()
    expect(await read(orderId)).toMatchObject({ refund_status: 'partial', refunded: { value: 2000 } })
    expect(await atGateway()).toBe(2000)
  })

  describe('[O-180] whose answer is lost while the gateway is down until its key expires', () => {
    /** The n-th request reaches the gateway and its answer is lost; then nothing is answered for a day. */
    async function askInVain(orderId: number, amount: number) {
      await stage.gateway.addFault('refund', 'lost_response', { times: 1 })
      await refund(orderId, [back('online', amount)])
      await stage.gateway.addFault('refund', 'http_503', { times: 1000 })
      await stage.advance('P1DT2H')
      await stage.gateway.clearFaults()
    }

    test.each([2000, 5600])('is paid once (%i of 5600), and the rest can be refunded', async (amount) => {
      const orderId = await buy(cards.good)
      await askInVain(orderId, amount)
      await stage.advance('P2D')
      const given = { status: 'succeeded', amount: { value: amount } }
      expect(await read(orderId)).toMatchObject({ refunded: { value: amount }, refunds: [given] })
      expect(await atGateway()).toBe(amount)
      if (amount === 5600) {
        expect(await refused(orderId, [back('credit', 5600)])).toMatchObject({ code: 'refund_not_possible' })
      } else {
        expect(await refund(orderId, [back('online', 3600)])).toMatchObject({ refund_status: 'full' })
      }
      await stage.settle()
    })

    test('is told from another refund of the same amount', async () => {
      const orderId = await buy(cards.good)
      await askInVain(orderId, 500)
      await stage.gateway.addFault('refund', 'http_503', { times: 1000 })
      await refund(orderId, [back('online', 500)])
      await refund(orderId, [back('online', 700)])
      await stage.advance('P1DT2H')
      await stage.gateway.clearFaults()
      await stage.advance('P3D')
      const states = (await read(orderId)).refunds.map(({ amount, status }) => [amount.value, status])
      expect(states).toEqual([
        [500, 'succeeded'],
        [500, 'succeeded'],
        [700, 'succeeded'],
      ])
      expect(await atGateway()).toBe(1700)
      await stage.settle()
    })

    test('and was returned by the bank meanwhile has failed, and is open again', async () => {
      const orderId = await buy(cards.refundFailsLater)
      await askInVain(orderId, 2000)
      await stage.advance('P2D')
      expect(await read(orderId)).toMatchObject({ refund_status: null, refunds: [{ status: 'failed' }] })
      expect(await refund(orderId, [back('off-system', 5600)])).toMatchObject({ refund_status: 'off-system' })
      await stage.settle()
    })

    test('is paid once when the first call after that is lost too', async () => {
      const orderId = await buy(cards.good)
      await stage.gateway.addFault('refund', 'http_503', { times: 1000 })
      await refund(orderId, [back('online', 2000)])
      await stage.advance('P1DT2H')
      await stage.gateway.clearFaults()
      await stage.gateway.addFault('refund', 'lost_response', { times: 1 })
      await stage.advance('P3D')
      expect(await read(orderId)).toMatchObject({ refunds: [{ status: 'succeeded' }] })
      expect(await atGateway()).toBe(2000)
      await stage.settle()
    })
  })
})

describe('cancellation and refund', () => {
  const bookingsOf = async (orderId: number) => {
    const query = { cancellation_source: 'foh' } as const
    const { data } = await ellie.call(listBookings, { query: { ...query, user_id: personaId('amina'), per_page: 100 } })
    return data.filter(({ order }) => order?.id === orderId)
  }

  test('[PAY-62] a cancellation with a card refund refunds once, whatever the gateway answers', async () => {
    const orderId = await buy(cards.good, 500)
    const [booking] = await bookingsOf(orderId)
    await stage.gateway.addFault('refund', 'http_503', { times: 1 })
    const data = { update_type: 'cancellation', cancellation_source: 'foh', refund_to: 'card' } as const
    const body = { data: { ...data, booking_ids: [booking?.id ?? 0] } }
    const [cancelled] = (await ellie.call(updateBookings, { body })).data
    expect(cancelled?.status).toBe('cancelled')
    expect(await ellie.refusal(updateBookings, { body })).toMatchObject({ status: 409 })
    await stage.settle()
    expect(await atGateway()).toBe(5100)
    const order = await read(orderId)
    expect(order).toMatchObject({ refund_status: 'full', refunded: { value: 5600 } })
    expect(order.refunds.map(({ tender_type: way, amount }) => [way, amount.value])).toEqual(
      expect.arrayContaining([
        ['online', 5100],
        ['credit', 500],
      ]),
    )
    const amina = await stage.platform.as('amina')
    expect(await amina.refusal(updateBookings, { body })).toMatchObject({ status: 403 })
  })

  test('a cancellation refunds no more than staff refunds have left', async () => {
    const orderId = await buy(cards.good)
    await refund(orderId, [back('online', 5000)])
    const [booking] = await bookingsOf(orderId)
    await ellie.call(cancelBooking, { params: { bookingId: booking?.id ?? 0 }, query: { source: 'foh' } })
    expect(await read(orderId)).toMatchObject({ refund_status: 'full', refunded: { value: 5600 } })
    await stage.settle()
  })
})
