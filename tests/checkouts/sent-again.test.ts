import { createRedirectSession, readCart, readRedirectSession } from '@touchline/contract'
import { expect, test } from 'vitest'
import { createCustomer } from '../payments/customer.ts'
import { cards, courses, openStage } from '../payments/stage.ts'
import { basketOf, courseCalled } from '../support/basket.ts'
import { personAt } from '../support/person.ts'
import { partnerKey, sessionOf, uuidOf } from './partner.ts'

/** A partner that sends Amina to the checkout as often as it likes, with a course or with what is there. */
async function openPartner() {
  const stage = await openStage()
  const { platform } = stage
  const { visitor, host, sandbox } = platform
  const amina = await platform.as('amina')
  const uuid = await uuidOf(amina)
  const requestOf = async (slug: string | undefined, key?: string) => {
    const headers = { 'x-partner-key': partnerKey, ...(key === undefined ? {} : { 'idempotency-key': key }) }
    const course = slug === undefined ? undefined : await courseCalled(amina, slug)
    const items = course ? { items: [{ purchasable_id: course.id, purchasable_type: 'course' as const }] } : {}
    return { headers, body: { data: { ...sessionOf(uuid), minutes: 10, ...items } } }
  }
  const send = async (slug?: string, key?: string) => {
    const { data } = await visitor.call(createRedirectSession, await requestOf(slug, key))
    const visit = personAt(host, { id: amina.id, token: data.token, headers: { 'x-sandbox': sandbox } })
    const names = async () =>
      (await visit.call(readCart, { params: basketOf(amina.id), query: {} })).data.items.map(({ name }) => name)
    const standing = async () =>
      (await visitor.call(readRedirectSession, { params: { checkoutId: data.redirect_session.id } })).data
    return { id: data.redirect_session.id, visit, customer: createCustomer(visit, stage.tokenise), names, standing }
  }
  const refusal = async (slug?: string, key?: string) =>
    visitor.refusal(createRedirectSession, await requestOf(slug, key))
  return { stage, amina, send, refusal }
}

const over = { status: 401, message: 'This checkout has ended. Please go back to the site you came from.' }

test('[O-211] the same request with the same key gets the same session; another request with it is refused', async () => {
  const { stage, send, refusal } = await openPartner()
  const first = await send(courses.badminton, 'visit-7')
  const again = await send(courses.badminton, 'visit-7')
  expect(again.id).toBe(first.id)
  for (const { names } of [first, again]) expect(await names()).toEqual(['Badminton from scratch'])
  expect(await refusal(courses.pilates, 'visit-7')).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
  expect((await send(courses.badminton, 'visit-8')).id).not.toBe(first.id)
  expect(await refusal(courses.badminton, 'k'.repeat(201))).toMatchObject({ status: 422, code: 'validation_failed' })
  await stage.settle()
})

test('[O-211] a request whose answer was lost is answered after the payment too, with the result', async () => {
  const { stage, send } = await openPartner()
  const { id, customer } = await send(courses.badminton, 'visit-7')
  const paid = await customer.complete((await customer.authorise(cards.good)).transaction_uuid)
  const again = await send(courses.badminton, 'visit-7')
  expect([again.id, (await again.standing()).order_id]).toEqual([id, paid.body.order_id])
  await stage.settle()
})

test('[O-211] a customer sent again pays for the latest items; earlier visits are superseded, and only the paid one is consumed', async () => {
  const { stage, amina, send } = await openPartner()
  const first = await send(courses.badminton)
  await stage.advance('PT1M')
  const second = await send(courses.badminton)
  const third = await send(courses.pilates)
  expect(await third.names()).toEqual(['Pilates foundations'])
  for (const old of [first, second]) {
    expect(await old.visit.refusal(readCart, { params: basketOf(amina.id), query: {} })).toMatchObject(over)
    expect(await old.standing()).toMatchObject({ expires_at: '2026-04-07T09:01:00Z', consumed_at: null })
  }
  const { transaction_uuid: uuid } = await third.customer.authorise(cards.good)
  const { body } = await third.customer.complete(uuid)
  expect(await third.standing()).toMatchObject({ consumed_at: '2026-04-07T09:01:00Z', order_id: body.order_id })
  for (const old of [first, second]) expect(await old.standing()).toMatchObject({ consumed_at: null, order_id: null })
  await stage.settle()
})

test('[O-211] items unpaid in time are not paid with the next visit', async () => {
  const { stage, send } = await openPartner()
  const late = await send(courses.badminton)
  await stage.advance('PT10M')
  const next = await send(courses.pilates)
  expect(await next.names()).toEqual(['Pilates foundations'])
  await next.customer.complete((await next.customer.authorise(cards.good)).transaction_uuid)
  expect(await late.standing()).toMatchObject({ consumed_at: null, order_id: null })
  await stage.settle()
})

test('[O-211] no new session is made during a payment; after a failed one it is', async () => {
  const { stage, send, refusal } = await openPartner()
  const { customer, standing } = await send(courses.badminton)
  const outcome = await customer.authorise(cards.challenge)
  for (const slug of [courses.pilates, undefined])
    expect(await refusal(slug)).toMatchObject({ status: 409, code: 'basket_locked' })
  expect((await standing()).expires_at).toBe('2026-04-07T09:10:00Z')
  await stage.returnFromBank(await stage.answerBank(outcome, '000000'))
  await customer.reportSca(outcome, 'failed')
  expect(await (await send(courses.pilates)).names()).toEqual(['Pilates foundations'])
  await stage.settle()
})

test('[O-211] a session without items is for the basket as the partner left it, and is the only one', async () => {
  const { stage, amina, send } = await openPartner()
  const first = await send(courses.badminton)
  const again = await send()
  expect(await again.names()).toEqual(['Badminton from scratch'])
  expect(await first.visit.refusal(readCart, { params: basketOf(amina.id), query: {} })).toMatchObject(over)
  await stage.settle()
})
