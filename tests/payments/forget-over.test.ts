import { finishCardSetup, refundOrder } from '@touchline/contract'
import { expect, test } from 'vitest'
import { keeperOf } from './card-keeper.ts'
import { cards, courses, openStage, type Stage } from './stage.ts'

async function kept({ platform, sandbox }: Stage) {
  const { store } = await platform.host.sandboxes.open(sandbox)
  return store.read(async (reads) => ({
    session: await reads.payments.firstSessionToEnd(),
    setups: (await reads.payments.listSetups()).map(({ state }) => state),
    jobs: (await reads.jobs.page({ limit: 100, offset: 0 })).filter(({ kind }) => kind === 'payment-forgetting').length,
  }))
}

test('[O-205] keys of card forms are deleted a week after they expire, by one job; payments are unchanged', async () => {
  const stage = await openStage()
  const carys = await stage.as('carys')
  await carys.add(courses.badminton)
  const { transaction_uuid: uuid } = await carys.authorise(cards.good)
  const { body } = await carys.complete(uuid)
  await carys.add(courses.pilates)
  // Two that come to nothing: one now, one a day later.
  await carys.prepare()
  const before = await kept(stage)
  expect([before.session?.at, before.jobs]).toEqual([Date.parse('2026-04-07T09:06:40Z'), 1])
  await stage.advance('P1D')
  await carys.add(courses.pilates)
  await carys.prepare()
  await stage.advance('P6D')
  expect(await kept(stage)).toMatchObject({ session: before.session, jobs: 1 })
  const ran = await stage.advance('PT6M40S')
  expect(ran).toContainEqual(expect.objectContaining({ kind: 'payment-forgetting' }))
  expect(await kept(stage)).toMatchObject({ session: { at: Date.parse('2026-04-08T09:06:40Z') }, jobs: 1 })
  await stage.advance('P1D')
  expect(await kept(stage)).toEqual({ session: undefined, setups: [], jobs: 0 })
  expect((await carys.complete(uuid)).body.order_id).toBe(body.order_id)
  expect(await carys.order(body.order_id)).toMatchObject({ status: 'success', total_paid: { value: 5600 } })
  const ellie = await stage.platform.as('ellie')
  const refunds = [{ tender_type: 'online' as const, amount: 5600 }]
  const refunded = await ellie.call(refundOrder, { params: { orderId: body.order_id ?? 0 }, body: { refunds } })
  expect(refunded.data.refund_status).toBe('full')
  await stage.settle()
})

test('[O-205] set-ups are deleted like them, open ones after they expire, and their saved cards stay', async () => {
  const stage = await openStage({ scenario: 'paying-by-card-provider' })
  const carys = await stage.platform.as('carys')
  const mine = keeperOf(stage, carys)
  const { setup_id: setupId } = await mine.keep(cards.good)
  await mine.begin()
  expect((await kept(stage)).setups.toSorted()).toEqual(['open', 'succeeded'])
  await stage.advance('P7D')
  expect((await kept(stage)).setups.toSorted()).toEqual(['over', 'succeeded'])
  await stage.advance('PT1H')
  expect(await kept(stage)).toEqual({ session: undefined, setups: [], jobs: 0 })
  expect(await mine.cards()).toEqual(['4242'])
  expect(await carys.refusal(finishCardSetup, { params: { userId: carys.id, setupId } })).toMatchObject({ status: 404 })
  await stage.settle()
})

test('[O-205] a set-up still open at its provider is ended first', async () => {
  const stage = await openStage({ scenario: 'paying-by-card-provider' })
  const mine = keeperOf(stage, await stage.platform.as('carys'))
  await mine.begin()
  await stage.gateway.addFault('read', 'http_500', { times: 1000 })
  await stage.gateway.addFault('abort', 'http_500', { times: 1000 })
  await stage.advance('P9D')
  expect(await kept(stage)).toMatchObject({ setups: ['open'], jobs: 1 })
  await stage.gateway.clearFaults()
  await stage.advance('P1D')
  expect(await kept(stage)).toEqual({ session: undefined, setups: [], jobs: 0 })
  await stage.settle()
})
