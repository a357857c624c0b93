import { addItems, listMails, listOwnedPackages, listPackages, readMail } from '@touchline/contract'
import { expect, test } from 'vitest'
import { cards, openStage } from '../payments/stage.ts'
import { basketOf } from '../support/basket.ts'
import { startPlatform } from '../support/platform.ts'
import { tomorrow } from '../timetable/timetable.ts'
import { add, laneSwim } from './usages.ts'

const at = { params: { source: 'online', venue: '1' }, query: {} } as const

test('[P1-003 partly, P3-032, P3-056, P3-059, S3-026 partly, O-171] a package is bought by its pricing option, with receipt and mail, and can be used at once', async () => {
  const stage = await openStage()
  const [carys, person] = [await stage.as('carys'), await stage.platform.as('carys')]
  const { data: packages } = await person.call(listPackages, at)
  const swims = packages.find(({ id }) => id === 1)
  const optionId = swims?.pricing_option.id ?? 0
  const cart = await add(person, { purchasable_type: 'pricingOption', purchasable_id: optionId, quantity: 2 })
  expect(cart.items).toMatchObject([
    {
      type: 'pricing_option',
      pricing_option_id: optionId,
      pricing_option_type: 'package',
      name: 'Ten swims',
      quantity: 2,
      line_total: { value: 10_080 },
      child_items: [],
    },
  ])
  const { transaction_uuid: uuid } = await carys.authorise(cards.good)
  const { body } = await carys.complete(uuid ?? '')
  const order = await carys.order(body.order_id)
  expect(order).toMatchObject({ status: 'success', total_paid: { value: 10_080 }, items: [{ name: 'Ten swims' }] })
  const { data: owned } = await person.call(listOwnedPackages, { params: { userId: person.id }, query: {} })
  expect(owned).toMatchObject([
    {
      name: 'Ten swims',
      status: 'active',
      order_id: order.id,
      contents: [{ usages: 20, usages_left: 20 }],
      expires_at: '2026-10-07T23:00:00Z',
    },
  ])
  const free = await add(person, { ...(await laneSwim(person, tomorrow)), apply_benefit: true })
  expect(free.total.value).toBe(0)
  const params = { id: stage.sandbox }
  const { data: mails } = await stage.platform.visitor.call(listMails, { params, query: { per_page: 100 } })
  const mailId = mails.find(({ kind }) => kind === 'order-confirmation')?.id ?? 0
  const { data: mail } = await stage.platform.visitor.call(readMail, { params: { ...params, mailId } })
  expect(JSON.stringify(mail)).toContain('Ten swims')
  await stage.settle()
})

test('[O-599] a line that a package of the same basket could pay for says that the package is bought first', async () => {
  const { as } = await startPlatform()
  const carys = await as('carys')
  const swim = await laneSwim(carys, tomorrow)
  const notesOf = (items: readonly { readonly name: string; readonly price_note?: string | null }[]) =>
    items.map(({ price_note: note }) => note ?? null)
  expect(notesOf((await add(carys, swim)).items)).toEqual([null])
  const { data: packages } = await carys.call(listPackages, at)
  const optionOf = (id: number) => packages.find((one) => one.id === id)?.pricing_option.id ?? 0
  const courts = { purchasable_type: 'pricingOption', purchasable_id: optionOf(3) } as const
  expect(notesOf((await add(carys, courts)).items)).toEqual([null, null])
  const { items } = await add(carys, { purchasable_type: 'pricingOption', purchasable_id: optionOf(1) })
  expect(notesOf(items)).toEqual([
    'Ten swims could pay for one place of this: check out Ten swims first, then book this',
    null,
    null,
  ])
})

test('[P3-060, S5-002, P5-007, O-170] an unavailable package is refused with the reason of the list', async () => {
  const { as } = await startPlatform()
  const carys = await as('carys')
  const { data } = await carys.call(listPackages, at)
  const optionOf = (id: number) => data.find((one) => one.id === id)?.pricing_option.id ?? 0
  const refuse = (purchasable_id: number, more: object = {}) =>
    carys.refusal(addItems, {
      params: basketOf(carys.id),
      body: { items: [{ purchasable_type: 'pricingOption', purchasable_id, ...more }] },
    })
  expect(await refuse(optionOf(4))).toMatchObject({ status: 409, code: 'sold_out', message: 'Sold out' })
  expect(await refuse(optionOf(5))).toMatchObject({ status: 422, message: 'This is sold at our centres only.' })
  expect(await refuse(optionOf(6))).toMatchObject({ status: 422, message: 'You do not qualify to book this.' })
  expect(await refuse(1)).toMatchObject({ status: 404, code: 'item_not_found' })
  const wrong = await refuse(optionOf(1), { quantity: 2, purchased_for_user_id: 2, booking_full_camp: true })
  expect(Object.keys(wrong.errors ?? {})).toEqual(['items.0.quantity', 'items.0.booking_full_camp'])
})
