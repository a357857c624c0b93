import { addItems, listPenalties } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { cards, courses, openStage } from '../payments/stage.ts'

const penalty = { purchasable_type: 'penalty', purchasable_id: '1' } as const

describe('[O-92] penalties', () => {
  test('are listed with amount, reason and what they prevent, to their owner and staff only', async () => {
    const { platform } = await openStage()
    const dylan = await platform.as('dylan')
    const { data } = await dylan.call(listPenalties, { params: { userId: dylan.id }, query: {} })
    expect(data).toEqual([
      {
        id: 1,
        purchasable_type: 'penalty',
        amount: { formatted: '£5.00', value: 500, currency: 'GBP' },
        reason: 'Two sessions of Back to netball missed without notice',
        blocks: ['booking'],
        created_at: expect.stringMatching(/Z$/),
        paid_at: null,
      },
    ])
    const ellie = await platform.as('ellie')
    expect((await ellie.call(listPenalties, { params: { userId: dylan.id }, query: {} })).data).toEqual(data)
    const amina = await platform.as('amina')
    const refusal = await amina.refusal(listPenalties, { params: { userId: dylan.id }, query: {} })
    expect(refusal).toMatchObject({ status: 403, code: 'unauthorised' })
  })

  test('[P3-031, O-18 partly, O-55 partly] one is paid like any item, once, and booking is possible again', async () => {
    const stage = await openStage()
    const dylan = await stage.as('dylan')
    expect((await dylan.tryAdd(courses.badminton)).body.code).toBe('booking_blocked')
    const person = await stage.platform.as('dylan')
    const { data: cart } = await person.call(addItems, { params: basketOf(person.id), body: { items: [penalty] } })
    expect(cart.items).toMatchObject([
      { type: 'penalty', penalty_id: 1, quantity: 1, line_total: { value: 500 }, child_items: [] },
    ])
    const elsewhere = { userId: person.id, source: 'class-booking' } as const
    const twice = await person.refusal(addItems, { params: elsewhere, body: { items: [penalty] } })
    expect(twice).toMatchObject({ status: 409, code: 'already_booked' })
    const { transaction_uuid: uuid } = await dylan.authorise(cards.good)
    const { body } = await dylan.complete(uuid ?? '')
    const order = await dylan.order(body.order_id)
    expect(order).toMatchObject({
      status: 'success',
      total_paid: { value: 500 },
      items: [{ type: 'penalty', penalty_id: 1 }],
    })
    const { data } = await person.call(listPenalties, { params: { userId: person.id }, query: {} })
    expect(data).toMatchObject([{ id: 1, paid_at: expect.any(String) }])
    const again = await person.refusal(addItems, { params: basketOf(person.id), body: { items: [penalty] } })
    expect(again).toMatchObject({ code: 'not_bookable', message: 'This has already been paid.' })
    expect((await dylan.tryAdd(courses.badminton)).status).toBe(201)
    await stage.settle()
  })

  test('[O-55 partly] another customer’s do not exist, and they have neither quantity nor attendee', async () => {
    const { platform } = await openStage()
    const amina = await platform.as('amina')
    const add = (changes: object) =>
      amina.refusal(addItems, { params: basketOf(amina.id), body: { items: [{ ...penalty, ...changes }] } })
    expect(await add({})).toMatchObject({ status: 404, code: 'item_not_found' })
    const wrong = await add({ quantity: 2, purchased_for_user_id: 8 })
    expect(Object.keys(wrong.errors ?? {})).toEqual(['items.0.quantity', 'items.0.purchased_for_user_id'])
  })
})
