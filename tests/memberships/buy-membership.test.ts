import {
  type AddItem,
  addItems,
  listPackages,
  readMail,
  readMembershipType,
  refundOrder,
  removeItem,
  updateVenue,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { cards, openStage } from '../payments/stage.ts'
import { basketOf } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import { type Person, startPlatform } from '../support/platform.ts'
import { seedWithoutJoining } from '../support/without-joining.ts'

const closedHost = hostOfSeed(seedWithoutJoining)
const item = (id: string): AddItem => ({ purchasable_type: 'membershipRenewal', purchasable_id: id })
const add = (person: Person, id: string) =>
  person.call(addItems, { params: basketOf(person.id), body: { items: [item(id)] } })
const refuse = (person: Person, id: string) =>
  person.refusal(addItems, { params: basketOf(person.id), body: { items: [item(id)] } })

/** The price of ten hours of badminton. */
async function courtHoursOf(person: Person): Promise<number | undefined> {
  const { data } = await person.call(listPackages, { params: { source: 'online', venue: '1' }, query: {} })
  return data.find(({ id }) => id === 3)?.price.value
}

describe('[O-174] memberships', () => {
  test('[P1-003 partly, P3-027, P3-028, S3-027 partly, O-56, O-438, O-589 partly] a new one is bought with its joining fee, and its prices apply at once', async () => {
    const stage = await openStage()
    const [carys, person] = [await stage.as('carys'), await stage.platform.as('carys')]
    const courtHours = () => courtHoursOf(person)
    expect(await courtHours()).toBe(9800)
    const { data: cart } = await add(person, '1-2')
    expect(cart).toMatchObject({
      total: { value: 5150 },
      items: [
        {
          type: 'membership',
          name: 'Fairwater All In, one month',
          membership_type: { id: 1, name: 'Fairwater All In' },
          home_venue: { id: 2 },
          child_items: [{ name: 'Joining fee', collectable_fee_id: 1, quantity: 1, price: { value: 1500 } }],
        },
      ],
    })
    const cartItemId = cart.items[0]?.child_items[0]?.id ?? 0
    const alone = await person.refusal(removeItem, { params: { ...basketOf(person.id), cartItemId } })
    expect(alone).toMatchObject({ status: 422 })
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    const { body } = await carys.complete(uuid ?? '')
    expect(await carys.order(body.order_id)).toMatchObject({
      status: 'success',
      total_paid: { value: 5150 },
      items: [{ type: 'membership', membership_id: expect.any(Number), membership_user_id: person.id }],
    })
    expect(await courtHours()).toBe(4200)
    const [mail] = await stage.mails()
    const params = { id: stage.sandbox, mailId: mail?.id ?? 0 }
    const { text } = (await stage.platform.visitor.call(readMail, { params })).data
    expect(text).toContain('From 7 April 2026 until 6 May 2026')
    expect(text).toContain("It ends automatically. We won't take another payment.")
    expect(await refuse(person, '1-2')).toMatchObject({ status: 409, code: 'already_booked' })
    await stage.settle()
  })

  test('[O-56 partly] one bought for a linked user is theirs, not the buyer’s', async () => {
    const stage = await openStage()
    const [amina, person] = [await stage.as('amina'), await stage.platform.as('amina')]
    const linked = 9
    const items = [{ ...item('1-1'), purchased_for_user_id: linked }]
    await person.call(addItems, { params: basketOf(person.id), body: { items } })
    const { transaction_uuid: uuid } = await amina.authorise(cards.good)
    const { body } = await amina.complete(uuid)
    expect((await amina.order(body.order_id)).items).toMatchObject([{ membership_user_id: linked }])
    const again = await person.refusal(addItems, { params: basketOf(person.id), body: { items } })
    expect(again).toMatchObject({ status: 409, code: 'already_booked' })
    expect((await add(person, '1-1')).data.items).toMatchObject([{ type: 'membership' }])
    await stage.settle()
  })

  test('[O-56 partly] it lasts a month from the day of payment, last day included', async () => {
    const stage = await openStage({ at: '2026-04-07T09:00:00Z' })
    const [carys, person] = [await stage.as('carys'), await stage.platform.as('carys')]
    // Logged in anew: a login ends before a membership does.
    const courtHours = async () => courtHoursOf(await stage.platform.as('carys'))
    await add(person, '1-1')
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    await carys.complete(uuid ?? '')
    await stage.advance('P29DT13H')
    expect(await courtHours()).toBe(4200)
    // Midnight of its last day, the sixth of May, has passed.
    await stage.advance('PT2H')
    expect(await courtHours()).toBe(9800)
    await stage.settle()
  })

  test.each([
    [
      'the centre',
      async (ellie: Person) => {
        await ellie.call(updateVenue, { params: { venue: '1' }, body: { data: { online_joining_enabled: false } } })
      },
      undefined,
    ],
    ['the application', async () => undefined, closedHost],
  ])(
    '[S7-016 partly, O-143 partly] where %s sells none online customers are refused, and the desk sells them',
    async (_, close, host) => {
      const { as } = await startPlatform(host ? { host: await host() } : {})
      const [carys, ellie] = [await as('carys'), await as('ellie')]
      await close(ellie)
      expect(await refuse(carys, '1-1')).toMatchObject({ status: 422, code: 'not_bookable' })
      const params = { userId: carys.id, source: 'front-of-house' } as const
      const items = [{ ...item('1-1'), purchased_for_user_id: carys.id }]
      const { data: cart } = await ellie.call(addItems, { params, body: { items } })
      expect(cart.items).toMatchObject([{ type: 'membership', home_venue: { id: 1 } }])
    },
  )

  test('[P3-030, O-56] one that ended recently is renewed for another month by its holder', async () => {
    const stage = await openStage({ at: '2026-04-07T09:00:00Z' })
    const [carys, person] = [await stage.as('carys'), await stage.platform.as('carys')]
    await add(person, '1-1')
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    const { body } = await carys.complete(uuid ?? '')
    const id = String((await carys.order(body.order_id)).items[0]?.membership_id)
    const { data: cart } = await add(person, id)
    expect(cart.items).toMatchObject([
      { type: 'membership_renewal', membership_renewal_id: Number(id), child_items: [], line_total: { value: 3650 } },
    ])
    const second = await carys.authorise(cards.good)
    await carys.complete(second.transaction_uuid ?? '')
    // Two months from the seventh of April on: more than thirty days are left.
    expect(await refuse(person, id)).toMatchObject({
      status: 422,
      message: expect.stringContaining('Booking opens on'),
    })
    expect(await refuse(await stage.platform.as('amina'), id)).toMatchObject({ status: 404 })
    await stage.settle()
  })

  test('[P3-030, O-56] a renewal has the fee of its type, on basket, order and refund', async () => {
    const stage = await openStage({ at: '2026-04-07T09:00:00Z' })
    const [carys, person, ellie] = [
      await stage.as('carys'),
      await stage.platform.as('carys'),
      await stage.platform.as('ellie'),
    ]
    const { data: type } = await person.call(readMembershipType, { params: { venue: '1', membershipTypeId: 2 } })
    expect(type.renewal_fee).toMatchObject({ value: 500, formatted: '£5.00' })
    const { data: first } = await add(person, '2-1')
    expect(first.items).toMatchObject([{ child_items: [], line_total: { value: 2400 } }])
    const bought = await carys.authorise(cards.good)
    const { body } = await carys.complete(bought.transaction_uuid ?? '')
    const id = String((await carys.order(body.order_id)).items[0]?.membership_id)
    const { data: cart } = await add(person, id)
    const fee = { name: 'Renewal fee', collectable_fee_id: 2, quantity: 1, price: { value: 500 } }
    expect(cart).toMatchObject({ total: { value: 2900 }, items: [{ type: 'membership_renewal', child_items: [fee] }] })
    const cartItemId = cart.items[0]?.child_items[0]?.id ?? 0
    const alone = await person.refusal(removeItem, { params: { ...basketOf(person.id), cartItemId } })
    expect(alone).toMatchObject({ status: 422 })
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    const renewed = await carys.complete(uuid ?? '')
    const order = await carys.order(renewed.body.order_id)
    expect(order).toMatchObject({ total_paid: { value: 2900 }, items: [{ child_items: [fee] }] })
    await stage.settle()
    const lines = order.items.flatMap((line) => [line, ...line.child_items])
    const refunds = lines.map(({ id: itemId, price: { value } }) => ({
      tender_type: 'credit' as const,
      amount: value,
      item_id: itemId,
    }))
    const params = { orderId: order.id }
    const { data: given } = await ellie.call(refundOrder, { params, body: { refunds, reason: 'Moving away' } })
    expect(given.refunds.map(({ amount }) => amount.value)).toEqual([2400, 500])
    await stage.settle()
  })

  test('one without an end or long ended cannot be renewed, and an unknown one is not found', async () => {
    const { as } = await startPlatform()
    const [ben, gwen] = [await as('ben'), await as('gwen')]
    expect(await refuse(ben, '1')).toMatchObject({
      message: "This membership has no end date, so you don't need to renew it.",
    })
    expect(await refuse(gwen, '2')).toMatchObject({ message: 'Booking has closed.' })
    expect(await refuse(ben, '1-1')).toMatchObject({ code: 'already_booked' })
    expect(await refuse(ben, '2-3')).toMatchObject({ status: 404 })
    expect(await refuse(ben, 'all-in')).toMatchObject({ status: 422 })
  })
})
