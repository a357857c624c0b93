import {
  addItems,
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
import { partnerKey, sessionOf } from './partner.ts'

const headers = { 'x-partner-key': partnerKey }

/** A customer of the partner's at our checkout, who has never logged in here. */
async function sendCustomer() {
  const stage = await openStage()
  const { platform } = stage
  const { visitor } = platform
  const amina = await platform.as('amina')
  const { id } = await courseCalled(amina, courses.badminton)
  const body = {
    data: { ...sessionOf(amina.id), items: [{ purchasable_id: id, purchasable_type: 'course' as const }] },
  }
  const { data: created } = await visitor.call(createRedirectSession, { headers, body })
  const sent = personAt(platform.host, {
    id: amina.id,
    token: created.token,
    headers: { 'x-sandbox': platform.sandbox },
  })
  return { stage, platform, visitor, amina, created, sent, customer: createCustomer(sent, stage.tokenise) }
}

describe('a customer whom a partner sends to the checkout', () => {
  test('[O-17, S3-049, S3-050] pays without a login what the partner put into the basket, once', async () => {
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

  test('[O-17, C-01 partly] has a token for that basket, and for nothing and nobody else', async () => {
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

test('[O-17 partly] a partner that names somebody who has a basket learns what is in it, and nothing of people or credit', async () => {
  const { platform } = await openStage()
  const { visitor } = platform
  const amina = await platform.as('amina')
  const { data: linked } = await amina.call(listLinkedUsers, { params: { userId: amina.id } })
  await addCourse(amina, courses.badminton, linked[0]?.referenced_user.id)
  const own = (await amina.call(readCart, { params: basketOf(amina.id) })).data
  expect(own.items[0]?.purchased_for_name).not.toBeNull()
  expect(own.credits.length).toBeGreaterThan(0)
  const { data: created } = await visitor.call(createRedirectSession, {
    headers,
    body: { data: sessionOf(amina.id) },
  })
  const identity = { id: amina.id, token: created.token, headers: { 'x-sandbox': platform.sandbox } }
  const { data: seen } = await personAt(platform.host, identity).call(readCart, { params: basketOf(amina.id) })
  expect(seen.items).toMatchObject([{ name: own.items[0]?.name, purchased_for_name: null }])
  expect([seen.total, seen.credits, seen.available_credit, seen.discounts]).toEqual([own.total, [], [], []])
})

test('[O-17] staff whom a partner names are customers like anybody else', async () => {
  const { platform } = await openStage()
  const ellie = await platform.as('ellie')
  const { id } = await courseCalled(ellie, courses.badminton)
  const body = {
    data: { ...sessionOf(ellie.id), items: [{ purchasable_id: id, purchasable_type: 'course' as const }] },
  }
  const { data } = await platform.visitor.call(createRedirectSession, { headers, body })
  const identity = { id: ellie.id, token: data.token, headers: { 'x-sandbox': platform.sandbox } }
  const { data: user } = await personAt(platform.host, identity).call(readUser, {})
  expect(user.id).toBe(ellie.id)
  expect(await personAt(platform.host, identity).refusal(readCart, { params: basketOf(1) })).toMatchObject({
    status: 403,
  })
})

test('[O-17] cards that a customer has kept are for their login: a visit is offered none, pays with none, and keeps none', async () => {
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
  const { data } = await platform.visitor.call(createRedirectSession, { headers, body: { data: sessionOf(id) } })
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
  const { body } = await visit.sendAuthorisation(other)
  await visit.complete(body.transaction_uuid)
  await carys.add('first-strokes')
  expect((await carys.prepare()).saved_card?.id).toBe(kept)
  await stage.settle()
})

describe('[O-17] a partner is refused', () => {
  test('without its key, for somebody who does not exist, and with nothing to pay', async () => {
    const { platform } = await openStage()
    const { visitor } = platform
    const { id } = await platform.as('carys')
    const body = { data: sessionOf(id) }
    expect(await visitor.refusal(createRedirectSession, { body })).toMatchObject({ status: 401 })
    const wrong = { 'x-partner-key': `${partnerKey}x` }
    expect(await visitor.refusal(createRedirectSession, { body, headers: wrong })).toMatchObject({ status: 401 })
    const nobody = { data: sessionOf(4_000_000) }
    expect((await visitor.refusal(createRedirectSession, { body: nobody, headers })).errors).toEqual({
      'data.user_id': ['There is no user with this id.'],
    })
    expect(await visitor.refusal(createRedirectSession, { body, headers })).toMatchObject({ code: 'basket_empty' })
  })

  test.each([
    ['https://elsewhere.example/', 'This host is not one of yours.'],
    ['https://daysout.example.elsewhere.example/', 'This host is not one of yours.'],
    ['https://daysout.example@elsewhere.example/', 'This host is not one of yours.'],
    ['https://somebody:secret@daysout.example/', 'This host is not one of yours.'],
    ['http://daysout.example/', 'This must begin with https://.'],
    ['javascript:alert(1)', 'This must begin with https://.'],
    ['/basket', 'This must be a whole address.'],
  ])('the address %s', async (address, problem) => {
    const { platform } = await openStage()
    const { id } = await platform.as('carys')
    const body = { data: { ...sessionOf(id), abort_url: address } }
    const refused = await platform.visitor.refusal(createRedirectSession, { body, headers })
    expect([refused.status, refused.errors]).toEqual([422, { 'data.abort_url': [problem] }])
  })
})
