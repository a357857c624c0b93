import {
  addFault,
  addItems,
  clearFaults,
  declineCodes,
  errors,
  faultOperations,
  gatewayEffects,
  listFaults,
  listJournal,
  readCart,
  readClient,
} from '@touchline/contract'
import { declines, faultEffects, faultOperations as operationsOfGateway } from '@touchline/gateway'
import { describe, expect, test } from 'vitest'
import { cards, courses, openStage } from '../payments/stage.ts'
import { basketOf } from '../support/basket.ts'
import { startPlatform } from '../support/platform.ts'

test('every fault of the gateway can be asked for', () => {
  expect(faultOperations).toEqual(operationsOfGateway)
  expect(gatewayEffects).toEqual(faultEffects)
  expect(declineCodes).toEqual(Object.keys(declines))
})

describe('[O-182] what goes wrong on purpose', () => {
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

  test('a fault that makes no sense is refused, field by field', async () => {
    const { visitor, sandbox } = await startPlatform()
    const refusal = async (body: object) =>
      Object.keys((await visitor.refusal(addFault, { params: { id: sandbox }, body: body as never })).errors ?? {})
    expect(await refusal({ match: {}, effect: 'slow' })).toEqual(['match'])
    expect(await refusal({ match: { call: 'nothing' }, effect: 'slow' })).toEqual(['match.call'])
    expect(await refusal({ match: { call: 'addItems' }, effect: 'tampered_cres' })).toEqual(['effect'])
    expect(await refusal({ match: { operation: 'register' }, effect: 'drop' })).toEqual(['effect'])
  })
})

test('[O-183] the journal says what was asked of a sandbox, newest first, and nothing that is secret', async () => {
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
