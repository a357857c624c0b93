import type { AddressInfo } from 'node:net'
import {
  addFault,
  addItems,
  clearFaults,
  endpoints,
  errors,
  listFaults,
  listJournal,
  readCart,
  readClient,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { cards, courses, openStage } from '../payments/stage.ts'
import { basketOf } from '../support/basket.ts'
import { startPlatform } from '../support/platform.ts'

describe('[O-182] faults', () => {
  test('at the gateway, without its secret: a new sandbox has its merchant at once', async () => {
    const stage = await openStage()
    const { visitor } = stage.platform
    const params = { id: stage.sandbox }
    const body = { match: { operation: 'release' }, effect: 'decline_next', code: 'insufficient_funds' } as const
    expect((await visitor.call(addFault, { params, body })).data).toMatchObject({
      match: { operation: 'release', call: null },
      effect: 'decline_next',
      fired: 0,
    })
    const amina = await stage.as('amina')
    await amina.add(courses.badminton)
    const { transaction_uuid: uuid } = await amina.authorise(cards.good)
    expect((await amina.complete(uuid)).body.status).toBe('failed')
    expect((await visitor.call(listFaults, { params })).data).toMatchObject([{ fired: 1 }])
    await stage.settle()
  })

  test('at calls of the platform: the nth of one call, all calls, late ones, lost connections', async () => {
    const { visitor, sandbox, as } = await startPlatform()
    const params = { id: sandbox }
    const ben = await as('ben')
    const basket = { params: basketOf(ben.id) }
    await visitor.call(addFault, {
      params,
      body: { match: { call: 'readCart', nth: 2 }, effect: 'status', status: 502 },
    })
    await ben.call(readCart, basket)
    expect(await ben.refusal(readCart, basket)).toMatchObject({ status: 502, code: 'fault' })
    await ben.call(readCart, basket)
    await visitor.call(addFault, { params, body: { match: { call: 'any' }, effect: 'slow', ms: 40 } })
    const before = performance.now()
    await ben.call(readCart, basket)
    expect(performance.now() - before).toBeGreaterThanOrEqual(39)
    await visitor.call(addFault, { params, body: { match: { call: 'any' }, effect: 'status', status: 500, times: 2 } })
    expect(await ben.refusal(readCart, basket)).toMatchObject({ status: 500 })
    expect((await visitor.call(listFaults, { params })).data.map(({ fired, times }) => [fired, times])).toEqual([
      [1, 1],
      [1, 1],
      [1, 2],
    ])
    await visitor.call(clearFaults, { params })
    await ben.call(readCart, basket)
    expect((await visitor.call(listFaults, { params })).data).toEqual([])
  })

  test.each(['claimed', 'released', 'before_confirmation'] as const)(
    '[PAY-44] a platform that stops at a completion, %s, still confirms the order once',
    async (point) => {
      const stage = await openStage()
      const { visitor } = stage.platform
      const params = { id: stage.sandbox }
      const body = { match: { point }, effect: 'platform_crash_after' } as const
      expect((await visitor.call(addFault, { params, body })).data.match).toMatchObject({ point, operation: null })
      const amina = await stage.as('amina')
      await amina.add(courses.badminton)
      const { transaction_uuid: uuid } = await amina.authorise(cards.good)
      const completion = await amina.completion(uuid)
      expect((await amina.sendCompletion(completion)).status).toBe(500)
      await stage.advance('PT1M')
      expect((await amina.sendCompletion(completion)).body.status).toBe('completed')
      expect((await stage.gateway.ledger()).filter(({ kind }) => kind === 'capture')).toHaveLength(1)
      await stage.settle()
    },
  )

  test('for one request, by a header: at the gateway, and at the call itself', async () => {
    const stage = await openStage()
    const amina = await stage.as('amina')
    await amina.add(courses.badminton)
    const { transaction_uuid: uuid } = await amina.authorise(cards.good)
    const body = await amina.completion(uuid)
    const lost = await amina.sendCompletion(body, { 'x-sandbox-fault': 'release=lost_response' })
    expect([lost.status, lost.body.status]).toEqual([200, 'pending'])
    expect((await amina.sendCompletion(body)).body.status).toBe('completed')
    expect(await stage.gateway.fired()).toEqual([1])
    const broken = await amina.call('GET', '/api/client', undefined, { 'x-sandbox-fault': 'call=status' })
    expect([broken.status, broken.body.code]).toEqual([503, 'fault'])
    const nonsense = await amina.call('GET', '/api/client', undefined, { 'x-sandbox-fault': 'release=dance' })
    expect([nonsense.status, Object.keys(nonsense.body.errors ?? {})]).toEqual([422, ['x-sandbox-fault']])
    await stage.settle()
  })

  test('for the calls of one provider only', async () => {
    const stage = await openStage({ scenario: 'paying-by-card-provider' })
    const params = { id: stage.sandbox }
    const { visitor } = stage.platform
    for (const provider of ['session-provider', 'card-provider'] as const) {
      const body = { match: { operation: 'session_key', provider }, effect: 'http_500' } as const
      expect((await visitor.call(addFault, { params, body })).data.match.provider).toBe(provider)
    }
    const carys = await stage.as('carys')
    await carys.add(courses.badminton)
    expect((await carys.tryPrepare()).status).toBe(502)
    await carys.prepare()
    expect(await stage.gateway.fired()).toEqual([0, 1])
  })

  test('a connection closed without an answer, over HTTP: nothing was done', async () => {
    const { visitor, sandbox, as, host } = await startPlatform()
    const ben = await as('ben')
    if (!host.app.server.listening) await host.app.listen({ host: '127.0.0.1', port: 0 })
    // A listening TCP server's address is never a path.
    const { port } = host.app.server.address() as AddressInfo
    const body = { match: { call: 'clearCart' }, effect: 'drop' } as const
    await visitor.call(addFault, { params: { id: sandbox }, body })
    const headers = { authorization: `Bearer ${ben.token}`, 'x-sandbox': sandbox }
    const url = `http://127.0.0.1:${port}/api/v1/users/${ben.id}/carts/activity-booking`
    const clear = () => fetch(url, { method: 'DELETE', headers })
    await expect(clear()).rejects.toThrow(TypeError)
    expect((await clear()).status).toBe(200)
    const { data } = await visitor.call(listJournal, { params: { id: sandbox }, query: { per_page: 2 } })
    expect(data.map(({ call, status, fault }) => [call, status, fault])).toEqual([
      ['clearCart', 200, false],
      ['clearCart', 0, true],
    ])
  })

  test('an impossible fault is refused, field by field', async () => {
    const { visitor, sandbox } = await startPlatform()
    const refusal = async (body: object) =>
      Object.keys((await visitor.refusal(addFault, { params: { id: sandbox }, body: body as never })).errors ?? {})
    expect(await refusal({ match: {}, effect: 'slow' })).toEqual(['match'])
    expect(await refusal({ match: { call: 'any', point: 'claimed' }, effect: 'slow' })).toEqual(['match'])
    expect(await refusal({ match: { point: 'claimed' }, effect: 'slow' })).toEqual(['effect'])
    expect(await refusal({ match: { call: 'nothing' }, effect: 'slow' })).toEqual(['match.call'])
    expect(await refusal({ match: { call: 'addItems' }, effect: 'tampered_cres' })).toEqual(['effect'])
    expect(await refusal({ match: { operation: 'register' }, effect: 'drop' })).toEqual(['effect'])
  })
})

test('[O-183] the journal lists the requests of a sandbox, newest first, without secrets', async () => {
  const { visitor, sandbox, as } = await startPlatform()
  const ben = await as('ben')
  const params = { id: sandbox }
  await visitor.call(readClient, {})
  const headers = { 'x-correlation-id': 'from-a-test' }
  const item = { purchasable_type: 'penalty', purchasable_id: 'x' }
  const url = `/api/v1/users/${ben.id}/carts/activity-booking/items?note=secret-query`
  await ben.send({ method: 'POST', url, payload: { items: [item] }, headers })
  const { data, meta } = await visitor.call(listJournal, { params, query: { per_page: 2 } })
  expect(data).toEqual([
    {
      number: expect.any(Number),
      at: expect.stringMatching(/Z$/),
      method: 'POST',
      path: `/api/v1/users/${ben.id}/carts/activity-booking/items`,
      call: addItems.name,
      status: errors.validation_failed.status,
      duration_ms: expect.any(Number),
      correlation_id: 'from-a-test',
      fault: false,
    },
    expect.objectContaining({ call: 'readClient', status: 200, correlation_id: expect.stringMatching(/^[\w-]{8,}$/) }),
  ])
  expect(meta.pagination.total_records).toBeGreaterThanOrEqual(2)
  const everything = JSON.stringify((await visitor.call(listJournal, { params, query: { per_page: 100 } })).data)
  expect(everything).not.toMatch(/secret-query|penalty|@|bearer/i)
})

test('[O-183] the journal shows no address that would open something to its reader', async () => {
  const { visitor, sandbox } = await startPlatform()
  const returned = { method: 'POST', url: `/api/payment-providers/3ds-return/${sandbox}.a-return-token` } as const
  await visitor.send({ ...returned, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=b' })
  await visitor.send({ method: 'GET', url: '/api/checkout/redirect-sessions/a-checkout-id' })
  const { data } = await visitor.call(listJournal, { params: { id: sandbox }, query: { per_page: 2 } })
  expect(data.map(({ path }) => path)).toEqual([
    '/api/checkout/redirect-sessions/{checkoutId}',
    '/api/payment-providers/3ds-return/{returnToken}',
  ])
})

test('[O-183] every path with a secret is known to have one', () => {
  const named = new Set(
    Object.values(endpoints).flatMap(({ call: { path } }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)),
  )
  const notSecret = [...named].filter((name) => !/token|checkout|secret|key|password/i.test(name ?? ''))
  expect(named).toEqual(new Set([...notSecret, 'returnToken', 'checkoutId', 'invitationToken', 'secret']))
})
