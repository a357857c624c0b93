import {
  type AddItem,
  addItems,
  answerForCart,
  applyCredit,
  createRedirectSession,
  listLinkedUsers,
  listOrders,
  readCart,
  readRedirectSession,
  readUser,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { createCustomer, type Customer } from '../payments/customer.ts'
import { cards, courses, openStage } from '../payments/stage.ts'
import { addCourse, basketOf, courseCalled } from '../support/basket.ts'
import { personAt } from '../support/person.ts'
import { freeCourt, leftOf } from '../packages/usages.ts'
import { partnerKey, sendCustomer, sessionOf, uuidOf } from './partner.ts'

const headers = { 'x-partner-key': partnerKey }

describe('a customer sent to the checkout by a partner', () => {
  test('[O-17, S3-049, S3-050] pays for the partner’s basket without a login, once', async () => {
    const { stage, visitor, created, customer } = await sendCustomer()
    const { redirect_session: session, path, token } = created
    expect(path).toBe(`/checkout/${session.id}?token=${token}`)
    expect(session).toMatchObject({
      success_url: 'https://daysout.example/thanks?visit=7',
      expires_at: '2026-04-07T09:30:00Z',
      consumed_at: null,
      order_id: null,
    })
    const { transaction_uuid: uuid } = await customer.authorise(cards.good)
    const { body } = await customer.complete(uuid)
    const params = { checkoutId: session.id }
    expect((await visitor.call(readRedirectSession, { params })).data).toEqual({
      ...session,
      consumed_at: '2026-04-07T09:00:00Z',
      order_id: body.order_id,
    })
    // Asking again is answered with the same order.
    expect((await customer.complete(uuid)).body.order_id).toBe(body.order_id)
    await stage.settle()
  })

  test('[O-17, C-01 partly] has a token for that basket only', async () => {
    const { platform, amina, sent, visitor, created } = await sendCustomer()
    const { id: somebodyElse } = await platform.as('carys')
    expect((await sent.call(readUser, {})).data.id).toBe(amina.id)
    expect((await sent.call(readCart, { params: basketOf(amina.id) })).data.items).toHaveLength(1)
    const other = { userId: amina.id, source: 'class-booking' } as const
    expect(await sent.refusal(readCart, { params: other })).toMatchObject({ status: 403 })
    expect(await sent.refusal(readCart, { params: basketOf(somebodyElse) })).toMatchObject({ status: 403 })
    expect(await sent.refusal(listLinkedUsers, { params: { userId: amina.id } })).toMatchObject({ status: 403 })
    expect(await sent.refusal(listOrders, { params: { userId: amina.id }, query: {} })).toMatchObject({ status: 403 })
    const items = [{ purchasable_id: 1, purchasable_type: 'penalty' as const }]
    expect(await sent.refusal(addItems, { params: basketOf(amina.id), body: { items } })).toMatchObject({ status: 403 })
    const credit = { source: 'activity-booking' as const, credits: [{ type: 'general' as const, amount: 100 }] }
    expect(await sent.refusal(applyCredit, { body: credit })).toMatchObject({ status: 403 })
    expect(created.token).not.toBe(created.redirect_session.id)
    expect(await visitor.refusal(readRedirectSession, { params: { checkoutId: 'x' } })).toMatchObject({ status: 404 })
  })
})

/** Amina has a basket of her own, for Safiya and with credit; a partner puts another together for her. */
async function besideOwnBasket() {
  const stage = await openStage()
  const { platform } = stage
  const amina = await platform.as('amina')
  const uuid = await uuidOf(amina)
  const { data: linked } = await amina.call(listLinkedUsers, { params: { userId: amina.id } })
  await addCourse(amina, courses.badminton, linked[0]?.referenced_user.id)
  const { data: own } = await amina.call(applyCredit, {
    body: { source: 'activity-booking', credits: [{ type: 'general', amount: 500 }] },
  })
  const send = async (items?: readonly AddItem[]) => {
    const data = { ...sessionOf(uuid), ...(items ? { items: [...items] } : {}) }
    return (await platform.visitor.call(createRedirectSession, { headers, body: { data } })).data
  }
  const refusalOf = (items?: readonly AddItem[]) => {
    const data = { ...sessionOf(uuid), ...(items ? { items: [...items] } : {}) }
    return platform.visitor.refusal(createRedirectSession, { headers, body: { data } })
  }
  const visitWith = ({ token }: { readonly token: string }) =>
    personAt(platform.host, { id: amina.id, token, headers: { 'x-sandbox': platform.sandbox } })
  const ownCart = async () => (await amina.call(readCart, { params: basketOf(amina.id), query: {} })).data
  const { id: pilates } = await courseCalled(amina, courses.pilates)
  const course = { purchasable_id: pilates, purchasable_type: 'course' } as const
  return { stage, amina, linked, own, ownCart, send, refusalOf, visitWith, course }
}

describe('[O-17] a partner’s basket beside the customer’s own', () => {
  test('does not read or change the customer’s own basket', async () => {
    const { amina, own, ownCart, send, refusalOf, visitWith, course } = await besideOwnBasket()
    expect(await refusalOf()).toMatchObject({ code: 'basket_empty' })
    const visit = visitWith(await send([course]))
    const { data: seen } = await visit.call(readCart, { params: basketOf(amina.id), query: {} })
    expect(seen.items).toMatchObject([{ name: 'Pilates foundations', purchased_for_name: null }])
    expect(seen.id).not.toBe(own.id)
    expect([seen.credits, seen.available_credit, seen.discounts]).toEqual([[], [], []])
    expect(await ownCart()).toEqual(own)
    const answers = [{ cart_item_id: own.items[0]?.id ?? 0, position: 1, custom_question_answers: [] }]
    const elsewhere = { params: { cartId: own.id ?? 0 }, body: { answers } }
    expect(await visit.refusal(answerForCart, elsewhere)).toMatchObject({ status: 404 })
    // The customer can be sent again to the visit that was begun.
    const again = visitWith(await send())
    expect((await again.call(readCart, { params: basketOf(amina.id), query: {} })).data.items).toEqual(seen.items)
  })

  test('leaves reserved credit with the own basket, and refuses credit in a visit', async () => {
    const { stage, own, ownCart, send, visitWith, course } = await besideOwnBasket()
    const visit = createCustomer(visitWith(await send([course])), stage.tokenise)
    const { total, balance } = await visit.cart()
    expect([own.credits.find(({ type }) => type === 'general')?.reserved.value, balance]).toEqual([500, total])
    const asked = await visit.authorisation(cards.good)
    const payments = [
      { tender_type: 'credit' as const, amount: 500 },
      { tender_type: 'online' as const, amount: total.value - 500 },
    ]
    const refused = await visit.sendAuthorisation({ ...asked, payments })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['payments']])
    const { transaction_uuid: uuid } = await visit.authorise(cards.good)
    expect((await visit.complete(uuid)).status).toBe(200)
    expect(await ownCart()).toEqual(own)
    await stage.settle()
  })

  test('does not affect a payment that the customer has begun', async () => {
    const { stage, send, visitWith, course } = await besideOwnBasket()
    const own = await stage.as('amina')
    const { transaction_uuid: uuid } = await own.authorise(cards.good)
    const visit = createCustomer(visitWith(await send([course])), stage.tokenise)
    expect((await visit.sendCompletion(await visit.completion(uuid))).status).toBe(404)
    expect((await own.complete(uuid)).status).toBe(200)
    await stage.settle()
  })

  test('sells places, and for the customer alone', async () => {
    const { linked, refusalOf, course } = await besideOwnBasket()
    const types = ['penalty', 'debt', 'membershipRenewal', 'pricingOption', 'booking', 'av2BookingBundle'] as const
    for (const purchasable_type of types) {
      expect((await refusalOf([course, { purchasable_type, purchasable_id: 1 }])).errors).toEqual({
        'data.items.1.purchasable_type': ['A partner can only sell places.'],
      })
    }
    const forOther = { ...course, purchased_for_user_id: linked[0]?.referenced_user.id ?? 0 }
    expect((await refusalOf([forOther])).errors).toEqual({
      'data.items.0.purchased_for_user_id': ['This must be the customer.'],
    })
  })

  test('is not paid by packages of the customer', async () => {
    const { platform } = await openStage()
    const ben = await platform.as('ben')
    expect(await leftOf(ben)).toEqual([1])
    const items = [{ ...(await freeCourt(ben, '2026-04-08')), apply_benefit: true }]
    const body = { data: { ...sessionOf(await uuidOf(ben)), items } }
    const { data } = await platform.visitor.call(createRedirectSession, { headers, body })
    const identity = { id: ben.id, token: data.token, headers: { 'x-sandbox': platform.sandbox } }
    const visit = personAt(platform.host, identity)
    const { items: lines } = (await visit.call(readCart, { params: basketOf(ben.id), query: {} })).data
    expect(lines).toMatchObject([{ package_applied: false }])
    expect(await leftOf(ben)).toEqual([1])
  })
})

test('[O-17] staff named by a partner are treated as customers', async () => {
  const { platform } = await openStage()
  const ellie = await platform.as('ellie')
  const { id } = await courseCalled(ellie, courses.badminton)
  const body = {
    data: {
      ...sessionOf(await uuidOf(ellie)),
      items: [{ purchasable_id: id, purchasable_type: 'course' as const }],
    },
  }
  const { data } = await platform.visitor.call(createRedirectSession, { headers, body })
  const identity = { id: ellie.id, token: data.token, headers: { 'x-sandbox': platform.sandbox } }
  const { data: user } = await personAt(platform.host, identity).call(readUser, {})
  expect(user.id).toBe(ellie.id)
  expect(await personAt(platform.host, identity).refusal(readCart, { params: basketOf(1) })).toMatchObject({
    status: 403,
  })
})

test('[O-17] saved cards need a login: a visit is offered none, pays with none and saves none', async () => {
  const stage = await openStage()
  const { platform } = stage
  const carys = await stage.as('carys')
  const { id } = await platform.as('carys')
  const keep = async (customer: Customer, slug: string) => {
    await customer.add(slug)
    const { body } = await customer.sendAuthorisation({
      ...(await customer.authorisation(cards.good)),
      save_card: true,
    })
    await customer.complete(body.transaction_uuid)
  }
  await keep(carys, courses.badminton)
  await carys.add(courses.pilates)
  const kept = (await carys.prepare()).saved_card?.id
  expect(kept).toBeDefined()
  const person = await platform.as('carys')
  const course = await courseCalled(person, 'first-strokes')
  const items = [{ purchasable_id: course.id, purchasable_type: 'course' as const }]
  const body = { data: { ...sessionOf(await uuidOf(person)), items } }
  const { data } = await platform.visitor.call(createRedirectSession, { headers, body })
  const identity = { id, token: data.token, headers: { 'x-sandbox': platform.sandbox } }
  const visit = createCustomer(personAt(platform.host, identity), stage.tokenise)
  const prepared = await visit.prepare()
  expect(prepared.saved_card).toBeNull()
  const refused = await visit.sendAuthorisation({
    ...(await visit.requestWith(prepared.session_key)),
    saved_card_id: kept,
  })
  expect([refused.status, refused.body.errors]).toEqual([422, { saved_card_id: ['This card is not available.'] }])
  const other = { ...(await visit.authorisation(cards.refundPending)), save_card: true }
  await visit.complete((await visit.sendAuthorisation(other)).body.transaction_uuid)
  expect((await carys.prepare()).saved_card?.id).toBe(kept)
  await stage.settle()
})

describe('[O-17] a partner is refused', () => {
  test('without its key, for an unknown customer, and with nothing to pay', async () => {
    const { platform } = await openStage()
    const { visitor } = platform
    const body = { data: sessionOf(await uuidOf(await platform.as('carys'))) }
    expect(await visitor.refusal(createRedirectSession, { body })).toMatchObject({ status: 401 })
    const wrong = { 'x-partner-key': `${partnerKey}x` }
    expect(await visitor.refusal(createRedirectSession, { body, headers: wrong })).toMatchObject({ status: 401 })
    const nobody = { data: sessionOf('8f0c1d5e-2b7a-4c39-9d61-5a4e7b3f2c10') }
    expect((await visitor.refusal(createRedirectSession, { body: nobody, headers })).errors).toEqual({
      'data.user_uuid': ['There is no user with this uuid.'],
    })
    // Guessed numbers reveal no names.
    const { id } = await platform.as('carys')
    const counted = { ...sessionOf(String(id)), user_id: id }
    expect(await visitor.refusal(createRedirectSession, { body: { data: counted }, headers })).toMatchObject({
      status: 422,
      errors: { 'data.user_uuid': expect.any(Array), 'data.user_id': expect.any(Array) },
    })
    expect(await visitor.refusal(createRedirectSession, { body, headers })).toMatchObject({ code: 'basket_empty' })
  })

  test('not for the spelling of an address, which is normalised as a browser does', async () => {
    const { platform } = await openStage()
    const amina = await platform.as('amina')
    const { id } = await courseCalled(amina, courses.badminton)
    const items = [{ purchasable_id: id, purchasable_type: 'course' as const }]
    const written = { ...sessionOf(await uuidOf(amina)), items, abort_url: 'HTTPS://DaysOut.example/a/../basket' }
    const { data } = await platform.visitor.call(createRedirectSession, { headers, body: { data: written } })
    expect(data.redirect_session.abort_url).toBe('https://daysout.example/basket')
  })

  test.each([
    ['https://elsewhere.example/', 'This host is not one of yours.'],
    ['https://daysout.example.elsewhere.example/', 'This host is not one of yours.'],
    ['https://daysout.example@elsewhere.example/', 'This host is not one of yours.'],
    ['https://somebody:secret@daysout.example/', 'This host is not one of yours.'],
    ['http://daysout.example/', 'This must begin with https://.'],
    ['javascript:alert(1)', 'This must begin with https://.'],
    ['/basket', 'This must be a full web address.'],
    ['http:localhost', 'This must be a full web address.'],
    ['https:daysout.example', 'This must be a full web address.'],
    [' https://daysout.example/', 'This must be a full web address.'],
    ['https://daysout.example/\r\nSet-Cookie: a', 'This must be a full web address.'],
    ['https://daysout.example\\@elsewhere.example/', 'This must be a full web address.'],
  ])('the address %s', async (address, problem) => {
    const { platform } = await openStage()
    const uuid = await uuidOf(await platform.as('carys'))
    const body = { data: { ...sessionOf(uuid), abort_url: address } }
    const refused = await platform.visitor.refusal(createRedirectSession, { body, headers })
    expect([refused.status, refused.errors]).toEqual([422, { 'data.abort_url': [problem] }])
  })
})
