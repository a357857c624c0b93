import {
  addItems,
  type GuestPass,
  listMails,
  listOwnedPackages,
  readGuestPass,
  readMail,
  redeemGuestPass,
  refundOrder,
} from '@touchline/contract'
import { expect, test } from 'vitest'
import { add, laneSwim } from '../packages/usages.ts'
import { openStage } from '../payments/stage.ts'
import { startPlatform } from '../support/platform.ts'
import { tomorrow } from '../timetable/timetable.ts'
import { buyPasses, optionOf, passesOf, source } from './buying.ts'

const statuses = (passes: readonly GuestPass[]) => passes.map(({ status }) => status)

test('[O-12 partly, O-201] passes are bought in their own basket, with receipt and mail; each has its own code', async () => {
  const stage = await openStage()
  const { person, cart, order } = await buyPasses(stage)
  expect(cart).toMatchObject({ source, items: [{ type: 'pricing_option', name: 'Three guest passes' }] })
  expect(order).toMatchObject({ source, status: 'success', total_paid: { value: 1500 } })
  const passes = await passesOf(person)
  expect(passes).toMatchObject(
    Array.from({ length: 3 }, () => ({
      name: 'Three guest passes',
      status: 'active',
      order_id: order.id,
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/),
      expires_at: '2026-07-06T23:00:00Z',
      used_at: null,
    })),
  )
  expect(new Set(passes.map(({ code }) => code)).size).toBe(3)
  expect(passes[0]?.pricing_options.map(({ name }) => name)).toContain('Aqua fit')
  // They are no package of hers, and pay for nothing that she books.
  expect((await person.call(listOwnedPackages, { params: { userId: person.id }, query: {} })).data).toEqual([])
  expect((await add(person, { ...(await laneSwim(person, tomorrow)), apply_benefit: true })).total.value).not.toBe(0)
  const params = { id: stage.sandbox }
  const { data: mails } = await stage.platform.visitor.call(listMails, { params, query: { per_page: 100 } })
  const mailId = mails.find(({ kind }) => kind === 'order-confirmation')?.id ?? 0
  const { data: mail } = await stage.platform.visitor.call(readMail, { params: { ...params, mailId } })
  for (const { code } of passes) expect(mail.text).toContain(code)
  await stage.settle()
})

test('[O-201 partly] a pass admits a guest once; its code shows the status but not the owner', async () => {
  const { as, visitor } = await startPlatform()
  const [amina, ellie] = [await as('amina'), await as('ellie')]
  const before = await passesOf(amina)
  // Newest first: of three that were bought lately one is used, of three that are too old one was.
  expect([statuses(before).slice(0, 3).toSorted(), statuses(before).slice(3).toSorted()]).toEqual([
    ['active', 'active', 'used'],
    ['expired', 'expired', 'used'],
  ])
  const [active, used, expired] = (['active', 'used', 'expired'] as const).map(
    (status) => before.find((pass) => pass.status === status)?.code ?? '',
  )
  const params = { code: active ?? '' }
  const { data: shown } = await visitor.call(readGuestPass, { params })
  expect(shown).toMatchObject({ status: 'active', name: 'Three guest passes' })
  expect(Object.keys(shown)).not.toContain('order_id')
  const typed = `${params.code.slice(0, 4)}-${params.code.slice(4).toLowerCase()}`
  const { data } = await ellie.call(redeemGuestPass, { params: { code: typed } })
  expect(data).toMatchObject({ status: 'used', used_at: expect.any(String) })
  for (const code of [active, used, expired]) {
    const refused = await ellie.refusal(redeemGuestPass, { params: { code: code ?? '' } })
    expect(refused).toMatchObject({ status: 409, code: 'guest_pass_over' })
  }
  const nobodys = { params: { code: 'NONE' } }
  expect(await visitor.refusal(readGuestPass, nobodys)).toMatchObject({ code: 'item_not_found' })
  expect(await ellie.refusal(redeemGuestPass, nobodys)).toMatchObject({ code: 'item_not_found' })
  expect(await passesOf(await as('ben'))).toEqual([])
})

test('[O-201 partly] of two doors at once one admits the guest', async () => {
  const { as } = await startPlatform()
  const [amina, ellie, farid] = [await as('amina'), await as('ellie'), await as('farid')]
  const code = (await passesOf(amina)).find(({ status }) => status === 'active')?.code ?? ''
  const doors = await Promise.allSettled(
    [ellie, farid, ellie, farid].map((staff) => staff.call(redeemGuestPass, { params: { code } })),
  )
  expect(doors.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('[O-180 partly, O-201 partly] a refund cancels unused passes', async () => {
  const stage = await openStage()
  const { person, order } = await buyPasses(stage)
  const ellie = await stage.platform.as('ellie')
  const [first] = await passesOf(person)
  await ellie.call(redeemGuestPass, { params: { code: first?.code ?? '' } })
  const refunds = [{ tender_type: 'online' as const, amount: 1000, item_id: order.items[0]?.id ?? 0 }]
  await ellie.call(refundOrder, { params: { orderId: order.id }, body: { refunds, reason: 'Moving away' } })
  const left = await passesOf(person)
  expect(statuses(left).toSorted()).toEqual(['refunded', 'refunded', 'used'])
  const code = left.find(({ status }) => status === 'refunded')?.code ?? ''
  expect(await ellie.refusal(redeemGuestPass, { params: { code } })).toMatchObject({ code: 'guest_pass_over' })
  await stage.settle()
})

test('[O-201 partly] members-only passes are sold to members only', async () => {
  const { as } = await startPlatform()
  const [ben, carys] = [await as('ben'), await as('carys')]
  const item = { purchasable_type: 'pricingOption', purchasable_id: await optionOf(ben, 11) } as const
  expect((await add(ben, item, source)).total.value).toBe(300)
  const refused = await carys.refusal(addItems, { params: { userId: carys.id, source }, body: { items: [item] } })
  expect(refused).toMatchObject({ status: 422 })
})
