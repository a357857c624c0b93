import { signatureOf } from '@touchline/ids'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cards, courses, type Customer, openStage, type Stage } from './stage.ts'

let stage: Stage
let carys: Customer

beforeEach(async () => {
  stage = await openStage()
  carys = await stage.as('carys')
  await carys.add(courses.badminton)
})

afterEach(async () => {
  await stage.settle()
})

const captures = async () => (await stage.gateway.ledger()).filter(({ kind }) => kind === 'capture').length
const successes = async () => (await carys.orders()).filter(({ status }) => status === 'success').length

describe('events of the gateway', () => {
  test('[PAY-53] that arrive before the answer to a capture: one order, and the answer is completed', async () => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    await stage.gateway.addFault('release', 'webhook_before_response')
    expect((await carys.complete(uuid)).body.status).toBe('completed')
    expect([await captures(), await successes()]).toEqual([1, 1])
  })

  test('confirm the order although the answer was lost', async () => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    await stage.gateway.addFault('release', 'lost_response')
    const pending = await carys.complete(uuid)
    expect(pending.body.status).toBe('pending')
    await stage.gateway.deliver()
    expect(await successes()).toBe(1)
  })

  test.each([
    ['twice', 'webhook_duplicate', { count: 3, times: 10 }],
    ['late', 'webhook_delay', { ms: 1_800_000, times: 10 }],
    ['never', 'webhook_drop', { times: 10 }],
    ['in another order', 'webhook_reorder', { times: 10 }],
    ['badly signed', 'webhook_bad_signature', { times: 10 }],
  ])('[PAY-54] that arrive %s make no difference', async (_how, effect, more) => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    await stage.gateway.addFault('webhook', effect, more)
    const { body } = await carys.complete(uuid)
    await stage.settle()
    expect(await carys.order(body.order_id)).toMatchObject({ status: 'success', total_paid: { value: 5600 } })
    expect([await captures(), await successes()]).toEqual([1, 1])
  })

  test('that add nothing new do not start an order', async () => {
    await carys.authorise(cards.good)
    await stage.gateway.deliver()
    expect(await carys.orders()).toEqual([])
  })

  test('[PAY-31 partly] about an expired challenge end the payment', async () => {
    const outcome = await carys.authorise(cards.challenge)
    await stage.gateway.addFault('3d_secure_challenge', 'webhook_before_response')
    await stage.returnFromBank(await stage.answerBank(outcome, '000000'))
    expect((await carys.reportSca(outcome, '')).body).toEqual({
      transaction_id: outcome.transaction_id,
      status: 'failed',
      ended: 'not_confirmed',
    })
  })

  test('about a decline that arrive before the answer leave its reason for the customer', async () => {
    const outcome = await carys.authorise(cards.challengeThenDeclined)
    await stage.gateway.addFault('3d_secure_challenge', 'webhook_before_response')
    await stage.returnFromBank(await stage.answerBank(outcome, '123456'))
    expect((await carys.reportSca(outcome, '')).body).toMatchObject({
      status: 'failed',
      error: { message: 'Payment was declined' },
    })
  })
})

/** An event as the gateway would send it. */
function event(id: string, type: string, vendorTxCode: string) {
  const facts = { state: 'captured', amount: 5600, captured: 5600, refunded: 0 }
  return { id, type, created_at: 1, sequence: 1, data: { transaction_id: 'x', vendor_tx_code: vendorTxCode, ...facts } }
}

const address = () => `/api/payment-providers/webhooks/card-gateway/${stage.sandbox}`

function signed(secret: string, body: object) {
  const seconds = Math.floor(stage.platform.host.wallClock.now() / 1000)
  return { 'x-gateway-signature': `t=${seconds},v1=${signatureOf(secret, `${seconds}.${JSON.stringify(body)}`)}` }
}

describe('late success', () => {
  test.each(['payment.authorised', 'payment.captured'])(
    '[PAY-56] (%s) of a cancelled attempt is reversed at the gateway',
    async (type) => {
      const outcome = await carys.authorise(cards.challenge)
      await carys.reportSca(outcome, 'cancelled')
      await stage.gateway.addFault('cancel_by_reference', 'slow', { ms: 1 })
      const [transaction] = await stage.gateway.transactions()
      const late = event('evt_late', type, transaction?.vendor_tx_code ?? '')
      await stage.post(address(), late, signed(stage.webhookSecret, late))
      expect(await stage.gateway.fired()).toEqual([1])
      expect((await carys.reportSca(outcome, '')).body.status).toBe('failed')
    },
  )
})

describe('[PAY-55] a signature', () => {
  test('that is wrong or missing is refused, and nothing is saved', async () => {
    const body = event('evt_1', 'payment.captured', 'x')
    expect(await stage.post(address(), body)).toMatchObject({ status: 401, body: { code: 'signature_invalid' } })
    expect((await stage.post(address(), body, signed('wrong', body))).status).toBe(401)
    // The very same event is new to the platform when it comes with the right signature.
    expect(await stage.post(address(), body, signed(stage.webhookSecret, body))).toMatchObject({
      status: 200,
      body: { received: true },
    })
    expect((await stage.post(address(), body, signed(stage.webhookSecret, body))).status).toBe(200)
  })

  test('does not help an unknown provider', async () => {
    const body = event('evt_2', 'payment.captured', 'x')
    const url = `/api/payment-providers/webhooks/opayo/${stage.sandbox}`
    expect((await stage.post(url, body, signed(stage.webhookSecret, body))).status).toBe(422)
  })
})

describe('a gateway with immediate capture', () => {
  beforeEach(async () => {
    // From then on the gateway has the clock of the sandbox.
    await carys.prepare()
    await stage.gateway.configure({ capture_mode: 'immediate' })
  })

  test('leads to the same order', async () => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    expect((await carys.complete(uuid)).body.status).toBe('completed')
    expect([await captures(), await successes()]).toEqual([1, 1])
  })

  test('[PAY-56] refunds the capture of a cancelled attempt', async () => {
    await carys.authorise(cards.good)
    await stage.advance('PT16M')
    const [transaction] = await stage.gateway.transactions()
    expect(transaction).toMatchObject({ state: 'refunded', captured: 5600, refunded: 5600 })
  })

  test('[PAY-56] refunds when the basket changed before completion', async () => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    const body = await carys.completion(uuid)
    await carys.add(courses.pilates)
    expect((await carys.sendCompletion(body)).status).toBe(409)
    expect((await stage.gateway.transactions())[0]?.refunded).toBe(5600)
  })

  test('and repeats a refund that failed later', async () => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    await stage.gateway.addFault('refund', 'refund_fail_async')
    const body = await carys.completion(uuid)
    await carys.add(courses.pilates)
    await carys.sendCompletion(body)
    await stage.settle()
    expect((await stage.gateway.transactions())[0]).toMatchObject({ captured: 5600, refunded: 5600 })
  })

  describe('although a refund fails and the event about it is lost', () => {
    /** Takes money, undoes the attempt, and hears of nothing that the gateway does from then on. */
    async function undo(card: string): Promise<void> {
      const { transaction_uuid: uuid } = await carys.authorise(card)
      await stage.gateway.deliver()
      const body = await carys.completion(uuid)
      await stage.gateway.addFault('refund', 'refund_fail_async')
      await stage.gateway.addFault('webhook', 'webhook_drop', { times: 99 })
      await carys.add(courses.pilates)
      await carys.sendCompletion(body)
      await stage.advance('PT10M')
      await stage.gateway.clearFaults()
    }

    afterEach(async () => {
      await stage.settle()
      expect((await stage.gateway.transactions())[0]).toMatchObject({ captured: 5600, refunded: 5600 })
    })

    test.each([
      ['was given', cards.good],
      ['was promised', cards.refundPending],
    ])('that %s', async (_how, card) => {
      await undo(card)
      expect((await stage.gateway.transactions())[0]).toMatchObject({ captured: 5600, refunded: 0 })
    })

    test('and the event of the capture came after the refund', async () => {
      await stage.gateway.addFault('webhook', 'webhook_delay', { ms: 30_000 })
      await undo(cards.good)
    })
  })

  test('refunds once although the answer to the refund was lost', async () => {
    await carys.authorise(cards.good)
    await stage.gateway.addFault('refund', 'lost_response')
    await stage.advance('PT1H')
    const refunds = (await stage.gateway.ledger()).filter(({ kind }) => kind === 'refund')
    expect(refunds.map(({ amount }) => amount)).toEqual([5600])
  })
})
