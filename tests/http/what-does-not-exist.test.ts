import { addItems, listCourses, listOrders, moveClock, readCart, readVenue } from '@touchline/contract'
import { expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

test.each(['2026-06-30T23:59:60Z', '2016-12-31T23:59:60.999Z', '2026-02-30T10:00:00Z', '2026-04-07T24:00:00Z'])(
  'a moment outside our clocks, %s, is refused by its field and moves nothing',
  async (moment) => {
    const { visitor, sandbox, host } = await startPlatform()
    const before = await host.sandboxes.read(sandbox)
    for (const frozen of [true, false]) {
      const refused = await visitor.refusal(moveClock, { params: { id: sandbox }, body: { now: moment, frozen } })
      expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['now']])
    }
    expect(await host.sandboxes.read(sandbox)).toEqual(before)
    const query = { source: 'online', starts_after: moment } as const
    expect(await visitor.refusal(listCourses, { query })).toMatchObject({ status: 422 })
  },
)

test('staff find no basket, orders or penalties of an unknown customer', async () => {
  const { as } = await startPlatform()
  const ellie = await as('ellie')
  const params = { userId: 999_999, source: 'activity-booking' } as const
  const [course] = (await ellie.call(listCourses, { query: { source: 'online' } })).data
  const items = [{ purchasable_id: String(course?.id), purchasable_type: 'course' }] as const
  const nobody = { status: 404, code: 'item_not_found' }
  expect(await ellie.refusal(addItems, { params, body: { items: [...items] } })).toMatchObject(nobody)
  expect(await ellie.refusal(readCart, { params, query: {} })).toMatchObject(nobody)
  expect(await ellie.refusal(listOrders, { params, query: {} })).toMatchObject(nobody)
})

test('an unknown venue is not found, by slug and by number', async () => {
  const { visitor } = await startPlatform()
  for (const venue of ['atlantis', '999', '4294967295', '4294967296', '99999999999']) {
    expect(await visitor.refusal(readVenue, { params: { venue } })).toMatchObject({
      status: 404,
      code: 'item_not_found',
    })
  }
})
