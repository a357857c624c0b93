import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { merchant, openGateway, shop, today, webhookSecret, type TestGateway, type Wire } from './fixture.ts'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(async () => {
  expect(await gateway.broken()).toEqual([])
  await gateway.close()
})

async function deliveries(): Promise<Wire> {
  return (await gateway.control('GET', `merchants/${merchant}/deliveries`)).body.deliveries
}

function signatureOfFirst() {
  const first = gateway.sent[0]
  const [, stamp, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(first?.headers['x-gateway-signature'] ?? '') ?? []
  return { stamp, signature, body: first?.body ?? '' }
}

describe('a webhook', () => {
  it('reports the events of a payment', async () => {
    const { transaction_id: id, vendor_tx_code: reference } = await gateway.pay()
    await gateway.instruct(id, 'release')
    const [authorised, captured] = await gateway.listen()
    expect(authorised).toMatchObject({ type: 'payment.authorised', sequence: 1, created_at: today })
    expect(captured).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: 'payment.captured',
      merchant_name: 'Touchline Leisure',
      created_at: today,
      sequence: 2,
      data: {
        transaction_id: id,
        vendor_tx_code: reference,
        state: 'captured',
        amount: 2000,
        captured: 2000,
        refunded: 0,
      },
    })
    expect(gateway.sent[0]?.url).toBe(`${shop}/webhooks`)
  })

  it('is signed over the raw body in real time, whatever the clock of the merchant', async () => {
    await gateway.control('PUT', `merchants/${merchant}/clock`, { frozen_at: Date.parse('2030-01-01T00:00:00Z') })
    await gateway.pay()
    await gateway.listen()
    const { stamp, signature, body } = signatureOfFirst()
    expect(Number(stamp)).toBe(today / 1000)
    expect(signature).toBe(createHmac('sha256', webhookSecret).update(`${stamp}.${body}`).digest('hex'))
    expect(JSON.parse(body).created_at).toBe(Date.parse('2030-01-01T00:00:00Z'))
  })

  it.each([
    ['4000000000000002', 'payment.failed'],
    ['4000000000000119', 'payment.failed'],
    ['4929000000022', 'payment.failed'],
  ])('for %s is %s', async (number, type) => {
    await gateway.pay({ number })
    expect((await gateway.listen()).map((event) => event.type)).toEqual([type])
  })

  it('of a void or a refund names the amount', async () => {
    const [one, other] = [await gateway.pay(), await gateway.pay()]
    for (const { transaction_id: id } of [one, other]) await gateway.instruct(id, 'release')
    await gateway.instruct(one.transaction_id, 'void')
    const { body } = await gateway.instruct(other.transaction_id, 'refund', 300)
    const events = (await gateway.listen()).filter((event) => event.type === 'refund.succeeded')
    expect(events.map((event) => [event.data.refund_id, event.data.refund_amount])).toEqual([
      [null, 2000],
      [body.refund.refund_id, 300],
    ])
  })

  it('without a success is retried after 1 s, 5 s, 30 s, 5 min and 1 h, then given up', async () => {
    gateway.answerWebhooksWith(503)
    await gateway.pay()
    for (const wait of [0, 1, 5, 30, 300, 3600]) {
      gateway.clock.advance(Math.max(0, wait * 1000 - 1))
      await gateway.runDue()
      gateway.clock.advance(wait === 0 ? 0 : 1)
      await gateway.runDue()
    }
    expect(gateway.sent).toHaveLength(6)
    expect(await deliveries()).toMatchObject([
      { state: 'failed', attempts: 6, last_status: 503, next_attempt_at: null },
    ])
    expect(gateway.nextDueAt()).toBe(today + 30 * 86_400_000)
  })

  it('is accepted once the platform is up again', async () => {
    gateway.answerWebhooksWith(500)
    await gateway.pay()
    await gateway.runDue()
    expect(gateway.nextDueAt()).toBe(today + 1000)
    gateway.answerWebhooksWith(204)
    gateway.clock.advance(1000)
    await gateway.runDue()
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2, last_status: 204 }])
  })

  it('is dropped when its merchant is reset during the delivery', async () => {
    await gateway.pay()
    gateway.answerWebhooksWith(500)
    gateway.onDelivery(() => gateway.control('POST', `merchants/${merchant}/reset`))
    await gateway.runDue()
    expect(gateway.sent).toHaveLength(1)
    expect(await deliveries()).toEqual([])
    expect(gateway.nextDueAt()).toBeUndefined()
  })

  it('is under way before the clock moves, and delivered when the move ends', async () => {
    await gateway.pay()
    const order: string[] = []
    const taken = Promise.withResolvers<void>()
    gateway.onDelivery(() => taken.promise.then(() => order.push('taken')))
    const byTimer = gateway.runDue()
    const moved = gateway
      .control('PUT', `merchants/${merchant}/clock`, { frozen_at: today + 60_000 })
      .then(() => order.push('moved'))
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
    taken.resolve()
    await Promise.all([byTimer, moved])
    expect(order).toEqual(['taken', 'moved'])
  })

  it('can be answered after a call to the gateway', async () => {
    const { transaction_id: id } = await gateway.pay()
    gateway.onDelivery(() => gateway.instruct(id, 'release', undefined, 'release'))
    expect((await gateway.listen()).map((event) => event.type)).toEqual(['payment.authorised', 'payment.captured'])
  })

  it('is sent again on request, byte for byte', async () => {
    await gateway.pay()
    const [event] = await gateway.listen()
    expect((await gateway.control('POST', `merchants/${merchant}/events/${event.id}/redeliver`)).status).toBe(202)
    await gateway.runDue()
    expect(gateway.sent[1]?.body).toBe(gateway.sent[0]?.body)
    expect((await gateway.control('POST', `merchants/${merchant}/events/unknown/redeliver`)).status).toBe(404)
  })
})

describe('faults of webhooks', () => {
  const webhook = (effect: string, more: Wire = {}) =>
    gateway.fault({ match: { operation: 'webhook' }, effect, ...more })

  it('drop, repeat or delay one', async () => {
    await webhook('webhook_drop')
    await webhook('webhook_duplicate', { count: 3 })
    await webhook('webhook_delay', { ms: 5000 })
    for (let time = 0; time < 3; time += 1) await gateway.pay()
    expect((await gateway.listen()).map((event) => event.sequence)).toEqual([2, 2, 2])
    gateway.clock.advance(5000)
    expect((await gateway.listen()).map((event) => event.sequence)).toEqual([2, 2, 2, 3])
    expect((await deliveries())[0].state).toBe('dropped')
  })

  it('hold one until after the next', async () => {
    await webhook('webhook_reorder')
    await gateway.pay()
    expect(await gateway.listen()).toEqual([])
    await gateway.pay()
    expect((await gateway.listen()).map((event) => event.sequence)).toEqual([2, 1])
  })

  it('break a signature', async () => {
    await webhook('webhook_bad_signature')
    await gateway.pay()
    await gateway.listen()
    const { stamp, signature, body } = signatureOfFirst()
    expect(signature).not.toBe(createHmac('sha256', webhookSecret).update(`${stamp}.${body}`).digest('hex'))
  })

  it('deliver before the answer', async () => {
    const { transaction_id: id } = await gateway.pay()
    await gateway.runDue()
    await gateway.fault({ match: { operation: 'release' }, effect: 'webhook_before_response' })
    await gateway.instruct(id, 'release')
    expect(gateway.sent.map((one) => JSON.parse(one.body).type)).toEqual(['payment.authorised', 'payment.captured'])
  })
})
