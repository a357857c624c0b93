import { applyScenario, listGatewayPayments, listWebhooks, resetSandbox, sendWebhookAgain } from '@touchline/contract'
import { describe, expect, test, vi } from 'vitest'
import { cards, courses, openStage } from '../payments/stage.ts'
import { startPlatform } from '../support/platform.ts'

describe('a sandbox describes its gateway, without its secret', () => {
  test('the invariants of a sandbox include the gateway’s own rules', async () => {
    const { sandbox, host, invariants } = await startPlatform()
    const { gateway } = await host.sandboxes.open(sandbox)
    expect(await invariants()).toEqual([])
    if (!gateway.controls) throw new Error('this sandbox has a gateway')
    // No call breaks the gateway's rules, so only the answer can be tested.
    const broken = [{ rule: 'at most one capture', detail: 'transaction 1 in captured' }]
    vi.spyOn(gateway.controls, 'invariants').mockResolvedValueOnce({ holds: false, broken })
    expect(await invariants()).toEqual([{ rule: 'gateway: at most one capture', detail: 'transaction 1 in captured' }])
  })

  test('[O-214] payments and their events are listed, and an event sent again has no effect twice', async () => {
    const stage = await openStage()
    const { sandbox } = stage
    const { visitor } = stage.platform
    const params = { id: sandbox }
    expect((await visitor.call(listGatewayPayments, { params, query: {} })).data).toEqual([])
    expect((await visitor.call(listWebhooks, { params, query: {} })).data).toEqual([])

    const amina = await stage.as('amina')
    await amina.add(courses.badminton)
    const { transaction_uuid: uuid } = await amina.authorise(cards.good)
    await amina.complete(uuid)
    await stage.settle()
    const payments = await visitor.call(listGatewayPayments, { params, query: {} })
    const card = { brand: 'visa', last_four: '4242' }
    const paid = { state: 'captured', amount: 5600, held: 0, captured: 5600, refunded: 0, card }
    expect(payments.data).toMatchObject([paid])

    const told = async () => (await visitor.call(listWebhooks, { params, query: {} })).data
    const before = await told()
    expect(new Set(before.map(({ state, last_status: status }) => `${state} ${status}`))).toEqual(
      new Set(['delivered 200']),
    )
    const captured = before.find(({ type }) => type === 'payment.captured')?.event_id ?? ''
    await visitor.call(sendWebhookAgain, { params: { ...params, eventId: captured } })
    await stage.settle()
    expect((await told()).filter(({ event_id: id }) => id === captured)).toMatchObject([
      { state: 'delivered', attempts: 1 },
      { state: 'delivered', attempts: 1, last_status: 200 },
    ])
    expect((await visitor.call(listGatewayPayments, { params, query: {} })).data).toEqual(payments.data)
    const none = { params: { ...params, eventId: 'none' } }
    expect(await visitor.refusal(sendWebhookAgain, none)).toMatchObject({ status: 404, code: 'item_not_found' })
  })
})

describe('card settings of a sandbox', () => {
  const scenario = 'paying-by-card-gateway'

  /** A customer with a basket, and a payment up to its authorisation. */
  async function openShop() {
    const stage = await openStage()
    const amina = await stage.as('amina')
    await amina.add(courses.badminton)
    return {
      stage,
      amina,
      set: (parameters: Record<string, number>) =>
        stage.platform.visitor.call(applyScenario, {
          params: { id: stage.sandbox, name: scenario },
          body: { parameters },
        }),
      payFrom: async (postcode: string) => {
        const body = { ...(await amina.authorisation(cards.good)), postcode }
        return (await amina.sendAuthorisation(body)).body
      },
      taken: async () => (await stage.gateway.transactions()).reduce((total, { captured }) => total + captured, 0),
    }
  }

  test('capture at authorisation or at the order, changeable at any time', async () => {
    const { stage, amina, set, taken } = await openShop()
    await amina.authorise(cards.good)
    expect(await taken()).toBe(0)
    await set({ immediate: 1 })
    const { transaction_uuid: uuid } = await amina.authorise(cards.good)
    expect(await taken()).toBe(5600)
    expect((await amina.complete(uuid)).body.status).toBe('completed')
    await set({})
    await amina.add(courses.pilates)
    await amina.authorise(cards.good)
    expect(await taken()).toBe(5600)
    await stage.settle()
  })

  test('apply from the start when given at creation', async () => {
    const { stage, taken } = await openShop()
    const body = { scenario, parameters: { immediate: 1 } }
    await stage.platform.visitor.call(resetSandbox, { params: { id: stage.sandbox }, body })
    const amina = await stage.as('amina')
    await amina.add(courses.badminton)
    await amina.authorise(cards.good)
    expect(await taken()).toBe(5600)
    await stage.settle()
  })

  test('refuse an address that does not match only when set', async () => {
    const { stage, set, payFrom } = await openShop()
    expect((await payFrom('999')).transaction_status).toBe('authorised')
    await set({ address: 1 })
    expect((await payFrom('999')).transaction_status).toBe('failed')
    expect((await payFrom('412')).transaction_status).toBe('authorised')
    await stage.settle()
  })

  test('charge cards without a lookup and refuse cards without a challenge, or the reverse', async () => {
    const { stage, amina, set } = await openShop()
    const lookUp = async () => (await amina.authorise(cards.good, 'TECHDIFFICULTIES')).transaction_status
    const askBank = async () => {
      const outcome = await amina.authorise(cards.challenge)
      await stage.returnFromBank(await stage.answerBank(outcome, '555555'))
      return (await amina.reportSca(outcome, '')).body.status
    }
    expect([await lookUp(), await askBank()]).toEqual(['authorised', 'failed'])
    await set({ lookup: 1, challenge: 0 })
    expect([await lookUp(), await askBank()]).toEqual(['failed', 'authorised'])
    await stage.settle()
  })
})
