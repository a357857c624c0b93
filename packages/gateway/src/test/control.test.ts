import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fixedClock } from '@touchline/clock'
import { seededRandom } from '@touchline/ids'
import { createGateway } from '../index.ts'
import { merchant, openGateway, secret, shop, today, type TestGateway, type Wire } from './fixture.ts'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(async () => {
  expect(await gateway.broken()).toEqual([])
  await gateway.close()
})

const at = (path: string) => `merchants/${merchant}/${path}`

async function readAs(id: string, password: string, transaction: string) {
  const authorization = `Basic ${Buffer.from(`${id}:${password}`).toString('base64')}`
  const answer = await gateway.app.inject({
    url: `/gateway/v1/transactions/${transaction}`,
    headers: { authorization },
  })
  return { status: answer.statusCode, body: answer.json<Wire>() }
}

describe('control calls', () => {
  it('need the control secret', async () => {
    for (const authorization of ['', 'Bearer wrong', `Bearer ${secret}`]) {
      const answer = await gateway.app.inject({ url: '/gateway/__sandbox/cards', headers: { authorization } })
      expect(answer.statusCode).toBe(401)
    }
  })

  it('do not exist for a gateway with one merchant', async () => {
    const live = createGateway({
      database: ':memory:',
      publicUrl: 'http://127.0.0.1:4100',
      controlSecret: 'control-secret-for-tests',
      sandboxControls: false,
      clock: fixedClock(today),
      random: seededRandom('live'),
      deliver: async () => ({ status: 200 }),
      merchant: { id: 'shop', secret, webhookUrl: `${shop}/webhooks`, webhookSecret: secret, origins: [shop] },
    })
    const control = await live.app.inject({
      url: '/gateway/__sandbox/cards',
      headers: { authorization: 'Bearer control-secret-for-tests' },
    })
    const headers = {
      authorization: `Basic ${Buffer.from(`shop:${secret}`).toString('base64')}`,
      'idempotency-key': 'k',
    }
    const key = await live.app.inject({
      method: 'POST',
      url: '/gateway/v1/merchant-session-keys',
      headers,
      payload: { vendor: 'shop' },
    })
    expect([control.statusCode, key.statusCode]).toEqual([404, 201])
    await live.close()
  })

  it('answer 404 for an unknown merchant and 422 for an invalid id', async () => {
    for (const path of [
      'clock',
      'upcoming',
      'faults',
      'transactions',
      'ledger',
      'events',
      'deliveries',
      'invariants',
    ]) {
      expect((await gateway.control('GET', `merchants/nobody/${path}`)).status, path).toBe(404)
    }
    expect((await gateway.control('PUT', 'merchants/No%20Id', gateway.registration)).status).toBe(422)
    expect(
      (await gateway.control('PUT', 'merchants/x', { ...gateway.registration, origins: ['http://shop/path'] })).status,
    ).toBe(422)
  })

  it('the gateway reports its health', async () => {
    expect((await gateway.app.inject({ url: '/health/live' })).json()).toEqual({ status: 'ok' })
  })
})

describe('a merchant', () => {
  it('registered again keeps its rows and changes the secret', async () => {
    const paid = await gateway.pay()
    await gateway.control('PUT', `merchants/${merchant}`, { ...gateway.registration, secret: 'changed secret' })
    expect((await readAs(merchant, secret, paid.transaction_id)).status).toBe(401)
    expect((await readAs(merchant, 'changed secret', paid.transaction_id)).body.state).toBe('authorised')
    expect((await gateway.control('GET', at('clock'))).body).toEqual({ now: today, offset_ms: 0, frozen_at: null })
  })

  it('loses rows and faults and keeps registration and clock when it is reset', async () => {
    await gateway.control('PUT', at('clock'), { offset_ms: 5000 })
    await gateway.pay()
    await gateway.fault({ match: { operation: 'register' }, effect: 'http_500' })
    expect((await gateway.control('POST', at('reset'))).status).toBe(204)
    for (const list of ['transactions', 'ledger', 'events', 'deliveries', 'faults', 'upcoming']) {
      expect((await gateway.control('GET', at(list))).body[list], list).toEqual([])
    }
    expect((await gateway.control('GET', at('clock'))).body.now).toBe(today + 5000)
    expect((await gateway.pay()).state).toBe('authorised')
  })

  it('is deleted with everything, also when deleted twice', async () => {
    await gateway.pay()
    await gateway.control('DELETE', 'merchants/venue')
    expect((await gateway.control('DELETE', 'merchants/venue')).status).toBe(204)
    expect((await gateway.server('merchant-session-keys', { vendor: merchant })).status).toBe(401)
    expect(gateway.nextDueAt()).toBeUndefined()
    await gateway.control('PUT', 'merchants/venue', gateway.registration)
  })

  it('forked has the finished payments under the same ids, and no open attempt', async () => {
    const captured = await gateway.pay({}, { save: true })
    await gateway.instruct(captured.transaction_id, 'release', undefined, 'release')
    await gateway.instruct(captured.transaction_id, 'refund', 500)
    const declined = await gateway.pay({ number: '4000000000000002' })
    const open = [await gateway.pay(), await gateway.pay({ number: '4000000000003220' })]
    await gateway.fault({ match: { operation: 'register' }, effect: 'http_500' })
    const fork = {
      to: 'copy',
      secret: 'secret of the copy',
      webhook_url: `${shop}/copy`,
      webhook_secret: 'secret of the copy',
    }
    expect(await gateway.control('POST', at('fork'), fork)).toEqual({ status: 201, body: { id: 'copy', now: today } })

    const read = (id: string) => readAs('copy', 'secret of the copy', id)
    expect((await read(captured.transaction_id)).body).toMatchObject({ state: 'partially_refunded', refunded: 500 })
    expect((await read(declined.transaction_id)).body.state).toBe('declined')
    for (const { transaction_id: id } of open) expect((await read(id)).status).toBe(404)
    expect((await gateway.control('GET', 'merchants/copy/invariants')).body).toEqual({ holds: true, broken: [] })
    expect((await gateway.control('GET', 'merchants/copy/faults')).body.faults).toEqual([])
    expect((await gateway.control('GET', 'merchants/copy/upcoming')).body.upcoming).toEqual([])

    const path = `transactions/${captured.transaction_id}/instructions`
    const as = 'copy:secret of the copy'
    const replayed = await gateway.server(path, { instruction_type: 'release' }, 'release', as)
    expect(replayed).toMatchObject({ status: 201, replayed: true })
    expect((await gateway.server(path, { instruction_type: 'refund' }, 'rest', as)).body.transaction.state).toBe(
      'refunded',
    )
    expect((await gateway.read(`transactions/${captured.transaction_id}`)).body.refunded).toBe(500)
  })

  it('forked onto an existing one replaces it', async () => {
    await gateway.control('PUT', 'merchants/copy', gateway.registration)
    const { body } = await gateway.server('merchant-session-keys', { vendor: 'copy' }, 'key', `copy:${secret}`)
    const fork = { to: 'copy', secret: 'secret of the copy', webhook_url: shop, webhook_secret: 'secret of the copy' }
    await gateway.control('POST', at('fork'), fork)
    expect((await gateway.tokenise(body.merchant_session_key)).status).toBe(401)
    expect((await gateway.control('POST', at('fork'), { ...fork, to: merchant })).status).toBe(422)
  })
})

describe('the clock of a merchant', () => {
  it.each([
    { frozen_at: 9_007_199_254_740_991 },
    { frozen_at: Date.UTC(9999, 11, 31) },
    { offset_ms: 9_007_199_254_740_991 },
    { offset_ms: -9_007_199_254_740_991 },
  ])('refuses %o, from which no date can be counted', async (clock) => {
    const { status, body } = await gateway.control('PUT', at('clock'), clock)
    expect([status, body.code]).toEqual([422, 'invalid_request'])
    expect((await gateway.control('GET', at('clock'))).body).toEqual({ now: today, offset_ms: 0, frozen_at: null })
  })

  it('goes as far as the year 9000, where every card has expired', async () => {
    await gateway.control('PUT', at('clock'), { frozen_at: Date.UTC(9000, 0) })
    const paid = await gateway.pay({}, { vendor_tx_code: 'far-away' })
    expect(paid).toMatchObject({ code: 'invalid_request' })
  })

  it('moved forward runs due jobs on the way, each at its own instant, in order', async () => {
    await gateway.control('PUT', at('clock'), { frozen_at: today })
    const waiting = await gateway.pay({ number: '4000000000003220' }, { vendor_tx_code: 'waits' })
    await gateway.pay({}, { vendor_tx_code: 'held' })
    const month = 40 * 86_400_000
    const { body } = await gateway.control('PUT', at('clock'), { frozen_at: today + month })
    expect(body).toEqual({
      now: today + month,
      ran: [
        'The webhook payment.authorised of held is sent',
        'The challenge of waits ends',
        'The webhook payment.expired of waits is sent',
        'The hold of held ends',
        'The webhook payment.expired of held is sent',
      ],
    })
    const { transactions } = (await gateway.control('GET', at('transactions'))).body
    const expired = transactions.find((row: Wire) => row.transaction_id === waiting.transaction_id)
    expect(expired.events).toEqual([
      { at: today, state: 'challenge_required' },
      { at: today + 600_000, state: 'expired' },
    ])
    const events = (await gateway.control('GET', at('events'))).body.events
    expect(events.map((event: Wire) => event.created_at)).toEqual([today, today + 600_000, today + 30 * 86_400_000])
  })

  it('moved in one call or in many ends with the same rows', async () => {
    const other = await openGateway()
    for (const each of [gateway, other]) {
      await each.control('PUT', at('clock'), { frozen_at: today })
      each.answerWebhooksWith(500)
      await each.pay({ number: '4000000000003220' })
      const { transaction_id: id } = await each.pay({ number: '4000000000007726' })
      await each.instruct(id, 'release')
      await each.instruct(id, 'refund', 700)
      await each.pay()
    }
    const days = 31
    await gateway.control('PUT', at('clock'), { frozen_at: today + days * 86_400_000 })
    for (let day = 1; day <= days; day += 1)
      await other.control('PUT', at('clock'), { frozen_at: today + day * 86_400_000 })
    for (const list of ['transactions', 'ledger', 'events', 'deliveries']) {
      expect((await other.control('GET', at(list))).body, list).toEqual((await gateway.control('GET', at(list))).body)
    }
    await other.close()
  })

  it('belongs to one merchant: another one’s does not move', async () => {
    await gateway.control('PUT', 'merchants/other', { ...gateway.registration, clock: { frozen_at: today } })
    const waiting = await gateway.pay({ number: '4000000000003220' })
    await gateway.control('PUT', 'merchants/other/clock', { frozen_at: today + 86_400_000 })
    expect((await gateway.read(`transactions/${waiting.transaction_id}`)).body.state).toBe('challenge_required')
    expect((await gateway.control('GET', 'merchants/other/clock')).body.now).toBe(today + 86_400_000)
  })

  it('gives the next event and its wall-clock time', async () => {
    await gateway.control('PUT', at('clock'), { offset_ms: 3_600_000 })
    await gateway.pay({ number: '4000000000003220' }, { vendor_tx_code: 'waits' })
    const { upcoming } = (await gateway.control('GET', at('upcoming'))).body
    expect(upcoming).toMatchObject([
      { kind: 'challenge_expires', due_at: today + 4_200_000, text: 'The challenge of waits ends' },
    ])
    expect(gateway.nextDueAt()).toBe(today + 600_000)
    await gateway.control('PUT', at('clock'), { frozen_at: today })
    expect(gateway.nextDueAt()).toBeUndefined()
  })
})
