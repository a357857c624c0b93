import {
  type AddItem,
  addItems,
  listMails,
  listOwnedPackages,
  listPackages,
  readCamp,
  readMail,
  readUser,
  refundOrder,
  type Refunding,
  updateBookings,
} from '@touchline/contract'
import { personaId } from '@touchline/seed'
import { expect, test } from 'vitest'
import { add, laneSwim, leftOf } from '../packages/usages.ts'
import { cards, openStage, type Stage } from '../payments/stage.ts'
import { seedIds } from '../carts/basket.ts'
import { tomorrow } from '../timetable/timetable.ts'

type Name = 'amina' | 'carys'

async function pay(stage: Stage, name: Name) {
  const customer = await stage.as(name)
  const cart = await customer.cart()
  const authorised = cart.balance.value > 0 ? await customer.authorise(cards.good) : undefined
  const { body, status } = await customer.sendCompletion(await customer.completion(authorised?.transaction_uuid))
  expect(status, JSON.stringify(body)).toBe(200)
  return customer.order(body.order_id)
}

async function buy(stage: Stage, name: Name, item: AddItem) {
  await add(await stage.platform.as(name), item)
  return pay(stage, name)
}

async function packageItem(stage: Stage, venue: string, id: number): Promise<AddItem> {
  const query = { params: { source: 'online', venue }, query: {} } as const
  const { data } = await stage.platform.visitor.call(listPackages, query)
  const optionId = data.find((one) => one.id === id)?.pricing_option.id ?? 0
  return { purchasable_type: 'pricingOption', purchasable_id: optionId }
}

async function refund(stage: Stage, orderId: number, body: Refunding) {
  const ellie = await stage.platform.as('ellie')
  return (await ellie.call(refundOrder, { params: { orderId }, body })).data
}

test('[O-180] a refunded package ends: it pays for nothing more, used usages stay, and a mail says so', async () => {
  const stage = await openStage()
  const carys = await stage.platform.as('carys')
  const bought = await buy(stage, 'carys', await packageItem(stage, '1', 1))
  const used = await buy(stage, 'carys', { ...(await laneSwim(carys, tomorrow)), apply_benefit: true })
  expect([used.total.value, await leftOf(carys)]).toEqual([0, [9]])
  await add(carys, { ...(await laneSwim(carys, '2026-04-09')), apply_benefit: true })
  const item_id = bought.items[0]?.id ?? 0
  await refund(stage, bought.id, {
    refunds: [{ tender_type: 'online', amount: 4500, item_id }],
    reason: 'Moving away',
  })
  const { data: owned } = await carys.call(listOwnedPackages, { params: { userId: carys.id }, query: {} })
  expect(owned).toMatchObject([{ status: 'refunded', contents: [{ usages: 10, usages_left: 0 }] }])
  // Its reserved usages pay for nothing more, and new items are paid in full.
  const customer = await stage.as('carys')
  const late = await customer.sendCompletion(await customer.completion(undefined))
  expect([late.status, late.body.message]).toEqual([
    422,
    expect.stringContaining('The package you chose to pay with has been refunded'),
  ])
  const again = await add(carys, { ...(await laneSwim(carys, '2026-04-10')), apply_benefit: true })
  expect(again.items.map(({ package_applied: free }) => free)).toEqual([true, false])
  expect(await customer.order(used.id)).toMatchObject({ status: 'success', refund_status: null })
  const params = { id: stage.sandbox }
  const { data: mails } = await stage.platform.visitor.call(listMails, { params, query: { per_page: 100 } })
  const told = mails.filter(({ kind }) => kind === 'order-refunded')
  const mail = { params: { ...params, mailId: told[0]?.id ?? 0 } }
  const { text } = (await stage.platform.visitor.call(readMail, mail)).data
  expect(told).toHaveLength(1)
  for (const part of ['£45.00 to the card', 'Reason: Moving away', 'You can no longer use: Ten swims']) {
    expect(text).toContain(part)
  }
  await stage.settle()
})

test('[O-180] a refunded membership ends, its renewals by the month; a part without a named item ends nothing, a full refund does', async () => {
  const stage = await openStage()
  const carys = await stage.platform.as('carys')
  const isMember = async () => (await carys.call(readUser, {})).data.membership_user
  const joined = await buy(stage, 'carys', { purchasable_type: 'membershipRenewal', purchasable_id: '1-2' })
  const id = joined.items[0]?.membership_id ?? 0
  const renewed = await buy(stage, 'carys', { purchasable_type: 'membershipRenewal', purchasable_id: id })
  await refund(stage, joined.id, { refunds: [{ tender_type: 'credit', amount: 100 }] })
  expect(await isMember()).toBe(true)
  await refund(stage, renewed.id, { refunds: [{ tender_type: 'online', amount: renewed.total.value }] })
  expect(await isMember()).toBe(true)
  // The second month is not paid any more.
  const again = await buy(stage, 'carys', { purchasable_type: 'membershipRenewal', purchasable_id: id })
  await refund(stage, again.id, { refunds: [{ tender_type: 'credit', amount: 1, item_id: again.items[0]?.id ?? 0 }] })
  const item_id = joined.items[0]?.id ?? 0
  await refund(stage, joined.id, { refunds: [{ tender_type: 'online', amount: 3650, item_id }] })
  expect(await isMember()).toBe(false)
  await stage.settle()
})

test('[O-206 partly] a joining fee refunded by name is not refunded with its membership', async () => {
  const stage = await openStage()
  const joined = await buy(stage, 'carys', { purchasable_type: 'membershipRenewal', purchasable_id: '1-2' })
  const [membership] = joined.items
  const fee = membership?.child_items.find(({ type }) => type === 'pricing_option')
  const cost = fee?.type === 'pricing_option' ? fee.line_total.value : 0
  const online = (amount: number, item_id = 0) => ({ refunds: [{ tender_type: 'online' as const, amount, item_id }] })
  await refund(stage, joined.id, online(cost, fee?.id))
  const ellie = await stage.platform.as('ellie')
  const params = { orderId: joined.id }
  for (const body of [online(1, fee?.id), online(joined.total.value, membership?.id)]) {
    expect(await ellie.refusal(refundOrder, { params, body })).toMatchObject({ code: 'refund_not_possible' })
  }
  const all = await refund(stage, joined.id, online(joined.total.value - cost, membership?.id))
  expect([cost > 0, all.refund_status]).toEqual([true, 'full'])
  await stage.settle()
})

test('[O-172, O-140] camp days paid by a package return their usages one by one, when cancelled in time', async () => {
  const stage = await openStage()
  const amina = await stage.platform.as('amina')
  await buy(stage, 'amina', await packageItem(stage, '3', 9))
  const seen = { params: { idOrSlug: 'climb-and-create-days' }, query: { selected_user_id: seedIds.safiya } } as const
  const { data: camp } = await amina.call(readCamp, { ...seen, query: { ...seen.query, source: 'online' } })
  const [first, second, , fourth] = camp.occurrences
  const item: AddItem = {
    purchasable_type: 'camp',
    purchasable_id: camp.id,
    purchased_for_user_id: seedIds.safiya,
    booking_full_camp: false,
    camp_occurrence_ids: [first, second, fourth].flatMap((one) => one?.id ?? []),
    activity_restriction_ids: [first?.restrictions?.pre_purchase_waiver?.id ?? 0],
    apply_benefit: true,
  }
  const params = { userId: personaId('amina'), source: 'activity-booking' } as const
  const { data: cart } = await amina.call(addItems, { params, body: { items: [item] } })
  expect([cart.total.value, await leftOf(amina)]).toEqual([0, [2]])
  const order = await pay(stage, 'amina')
  const bookings = order.items[0]?.child_items ?? []
  const cancel = async (...booking_ids: number[]) => {
    const body = { data: { update_type: 'cancellation', cancellation_source: 'customers', booking_ids } } as const
    await amina.call(updateBookings, { body })
    return leftOf(amina)
  }
  const idOf = (index: number) => bookings[index]?.booking_id ?? 0
  expect(await cancel(idOf(0))).toEqual([3])
  expect(await cancel(idOf(1), idOf(2))).toEqual([5])
  await stage.settle()
})
