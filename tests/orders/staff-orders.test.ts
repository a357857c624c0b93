import {
  addItems,
  createCharge,
  listMembershipTypes,
  listPenalties,
  payAtDesk,
  readCart,
  readOrderAtDesk,
} from '@touchline/contract'
import { personaId, type PersonaName } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { openStage } from '../payments/stage.ts'
import { type Person, startPlatform } from '../support/platform.ts'

const source = 'front-of-house' as const

const changing = (userId: number, id: string, from: 'front-of-house' | 'activity-booking' = source) => ({
  params: { userId, source: from },
  body: { items: [{ purchasable_type: 'membershipRenewal' as const, purchasable_id: id }] },
})

async function payInCash(ellie: Person, userId: number) {
  const { data: cart } = await ellie.call(readCart, { params: { userId, source }, query: {} })
  const common = { source, selected_user_id: userId, terms: true, completed_waivers: [], item_hash: cart.item_hash }
  const payments = cart.total.value > 0 ? [{ tender_type: 'cash' as const, amount: cart.total.value }] : []
  const { order_id: orderId } = await ellie.call(payAtDesk, { body: { ...common, payments } })
  return (await ellie.call(readOrderAtDesk, { params: { orderId: orderId ?? 0 } })).data
}

describe('[O-56, O-185] staff change a membership', () => {
  test('[P3-029, P1-003 partly] to a type of its home venue, for the difference, from the time of payment', async () => {
    const stage = await openStage()
    const [ellie, carys] = [await stage.platform.as('ellie'), await stage.platform.as('carys')]
    const { data: types } = await carys.call(listMembershipTypes, { params: { venue: '1' }, query: {} })
    const dearest = types.toSorted((a, b) => b.monthly_price.value - a.monthly_price.value)
    const [dear, cheap] = [dearest[0], dearest.at(-1)]
    await ellie.call(addItems, changing(carys.id, `${cheap?.id}-1`))
    const joined = await payInCash(ellie, carys.id)
    const id = joined.items[0]?.membership_id ?? 0
    await ellie.call(addItems, changing(carys.id, `${id}-to-${dear?.id}`))
    const order = await payInCash(ellie, carys.id)
    const [line] = order.items
    expect(line).toMatchObject({
      type: 'membership_change',
      membership_change_id: line?.id,
      membership_id: id,
      membership_type: { id: dear?.id, name: dear?.name },
      summary: `${dear?.name} instead of ${cheap?.name}`,
      line_total: { value: (dear?.monthly_price.value ?? 0) - (cheap?.monthly_price.value ?? 0) },
    })
    // It has the new type: the same change is refused, and changing back is free.
    const again = await ellie.refusal(addItems, changing(carys.id, `${id}-to-${dear?.id}`))
    expect(again).toMatchObject({ status: 409, code: 'already_booked' })
    const { data: back } = await ellie.call(addItems, changing(carys.id, `${id}-to-${cheap?.id}`))
    expect(back).toMatchObject({ total: { value: 0 }, items: [{ type: 'membership_change' }] })
    await stage.settle()
  })

  test('and nobody else can, nor for another customer, nor to an unknown type', async () => {
    const { as } = await startPlatform()
    const [ellie, ben, amina] = [await as('ellie'), await as('ben'), await as('amina')]
    const online = await ben.refusal(addItems, changing(ben.id, '1-to-1', 'activity-booking'))
    expect(online).toMatchObject({ status: 422, message: 'This is sold at our centres only.' })
    expect(await ellie.refusal(addItems, changing(amina.id, '1-to-1'))).toMatchObject({ status: 404 })
    expect(await ellie.refusal(addItems, changing(ben.id, '1-to-99'))).toMatchObject({ status: 404 })
    expect(await ellie.refusal(addItems, changing(ben.id, '1-to-'))).toMatchObject({ status: 422 })
  })
})

test('[O-184, P3-026] staff charge a customer any amount under any name, sold once as a ledger entry', async () => {
  const stage = await openStage()
  const ellie = await stage.platform.as('ellie')
  const name: PersonaName = 'carys'
  const [carys, userId] = [await stage.platform.as(name), personaId(name)]
  const data = { purchasable_type: 'collectableFee', amount: 735, reason: 'Hire of a towel, for a season' } as const
  const { data: charge } = await ellie.call(createCharge, { params: { userId }, body: { data } })
  expect(charge).toMatchObject({ ...data, amount: { value: 735 }, blocks: [], paid_at: null })
  const listed = await carys.call(listPenalties, { params: { userId }, query: {} })
  expect(listed.data).toEqual([charge])
  const items = [{ purchasable_type: 'collectableFee' as const, purchasable_id: charge.id }]
  await ellie.call(addItems, { params: { userId, source }, body: { items } })
  expect(await payInCash(ellie, userId)).toMatchObject({
    items: [{ type: 'journal_transaction', name: data.reason, journal_transaction_id: charge.id }],
    total_paid: { value: 735 },
  })
  const again = await ellie.refusal(addItems, { params: { userId, source }, body: { items } })
  expect(again.message).toBe('This has already been paid.')
  expect(await ellie.refusal(createCharge, { params: { userId: 999_999 }, body: { data } })).toMatchObject({
    status: 404,
  })
  const none = { params: { userId }, body: { data: { ...data, amount: 0 } } }
  expect(await ellie.refusal(createCharge, none)).toMatchObject({ status: 422 })
  await stage.settle()
})
