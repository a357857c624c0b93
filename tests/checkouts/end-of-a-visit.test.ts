import {
  addLostAgain,
  createRedirectSession,
  deleteOccurrence,
  type Endpoint,
  endpoints,
  listCartAttendees,
  preparePayment,
  readCart,
  readRedirectSession,
  readUser,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { addressOf } from '../http/addresses.ts'
import { createCustomer } from '../payments/customer.ts'
import { cards, courses, openStage } from '../payments/stage.ts'
import { basketOf, courseCalled } from '../support/basket.ts'
import { type Person, personAt } from '../support/person.ts'
import type { TestPlatform } from '../support/platform.ts'
import { partnerKey, sessionOf, uuidOf } from './partner.ts'

const headers = { 'x-partner-key': partnerKey }
const said = { code: 'unauthenticated', message: 'This checkout has ended. Please go back to the site you came from.' }
const over = { status: 401, ...said }

/** A partner that sends Amina to the checkout, as often as it likes, each time with a course. */
async function openPartner() {
  const stage = await openStage()
  const { platform } = stage
  const amina = await platform.as('amina')
  const send = async (slug: string, minutes?: number) => {
    const { id } = await courseCalled(amina, slug)
    const items = [{ purchasable_id: id, purchasable_type: 'course' as const }]
    const data = { ...sessionOf(await uuidOf(amina)), items, ...(minutes === undefined ? {} : { minutes }) }
    const { data: created } = await platform.visitor.call(createRedirectSession, { headers, body: { data } })
    const identity = { id: amina.id, token: created.token, headers: { 'x-sandbox': platform.sandbox } }
    const visit = personAt(platform.host, identity)
    return { visit, customer: createCustomer(visit, stage.tokenise), checkoutId: created.redirect_session.id }
  }
  return { stage, platform, amina, send }
}

const params = (visit: Person) => basketOf(visit.id)

/** The calls of a visit that begin something, without a body, which is never checked. */
const beginning = Object.values<Endpoint>(endpoints).filter(
  ({ call }) => call.checkout && !call.finishes && (call.method !== 'GET' || call.writes),
)

async function expectOver(platform: TestPlatform, visit: Person): Promise<void> {
  expect(beginning.length).toBeGreaterThan(9)
  for (const endpoint of beginning) {
    const { method, name } = endpoint.call
    const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: {} }
    const reply = await visit.send({ method, url: addressOf(endpoint, platform, visit.id), ...payload })
    expect([name, reply.status, reply.json()]).toEqual([name, 401, said])
  }
}

describe('[O-17] an expired visit', () => {
  test('is reported by every call and pays nothing', async () => {
    const { stage, platform, send } = await openPartner()
    const { visit, checkoutId } = await send(courses.badminton, 5)
    await stage.advance('PT4M59S')
    expect((await visit.call(readCart, { params: params(visit), query: {} })).data.items).toHaveLength(1)
    expect((await visit.call(preparePayment, { query: { source: 'activity-booking' } })).session_key).toBeTruthy()
    await stage.advance('PT1S')
    await expectOver(platform, visit)
    for (const refused of [
      await visit.refusal(readUser, {}),
      await visit.refusal(readCart, { params: params(visit), query: {} }),
      await visit.refusal(listCartAttendees, { params: params(visit) }),
    ]) {
      expect(refused).toMatchObject(over)
    }
    const welsh = await visit.send({ method: 'GET', url: readUser.path, headers: { 'accept-language': 'cy' } })
    expect(welsh.json()).toMatchObject({ message: expect.stringMatching(/^Mae’r broses dalu hon wedi dod i ben/) })
    // The partner can still read the result.
    const read = await platform.visitor.call(readRedirectSession, { params: { checkoutId } })
    expect(read.data).toMatchObject({ consumed_at: null, order_id: null })
    await stage.settle()
  })

  test('completes a payment that began in time, at the bank and here, and starts no other', async () => {
    const { stage, platform, send } = await openPartner()
    const { visit, customer } = await send(courses.badminton, 5)
    await stage.advance('PT4M')
    const outcome = await customer.authorise(cards.challenge)
    const completion = await customer.completion(outcome.transaction_uuid)
    await stage.advance('PT2M')
    await expectOver(platform, visit)
    expect((await visit.call(readCart, { params: params(visit), query: {} })).data.items).toHaveLength(1)
    expect((await visit.call(readUser, {})).data.id).toBe(visit.id)
    await stage.returnFromBank(await stage.answerBank(outcome, '123456'))
    expect((await customer.reportSca(outcome, 'authorised')).body.status).toBe('authorised')
    const { status, body } = await customer.sendCompletion(completion)
    expect([status, body.status]).toEqual([200, 'completed'])
    expect((await customer.sendCompletion(completion)).body).toEqual(body)
    await stage.settle()
  })

  test('reads nothing more once that payment has failed', async () => {
    const { stage, send } = await openPartner()
    const { visit, customer } = await send(courses.badminton, 5)
    const outcome = await customer.authorise(cards.challenge)
    await stage.advance('PT6M')
    await stage.returnFromBank(await stage.answerBank(outcome, '000000'))
    expect((await customer.reportSca(outcome, 'failed')).body.status).toBe('failed')
    expect(await visit.refusal(readCart, { params: params(visit), query: {} })).toMatchObject(over)
    await stage.settle()
  })

  test('cannot place a free order', async () => {
    const { stage, send } = await openPartner()
    const { customer } = await send(courses.free, 5)
    const completion = await customer.completion(undefined)
    await stage.advance('PT5M')
    const { status, body } = await customer.sendCompletion(completion)
    expect([status, body.message]).toEqual([401, over.message])
    await stage.settle()
  })
})

describe('[O-17, O-88, O-101] a visit whose items were lost', () => {
  test.each([
    ['as a session was called off', /, as its session on .+ is not going ahead\. The weather is too bad\.$/],
    ['as its time ran out', /^We could not hold your places any longer, so we released: .+\.$/],
  ])('%s, is offered no action that it may not take', async (how, said) => {
    const { stage, platform, amina, send } = await openPartner()
    const { visit } = await send(courses.badminton, 30)
    if (how === 'as its time ran out') await stage.advance('PT15M')
    else {
      const ellie = await platform.as('ellie')
      const { occurrences } = await courseCalled(amina, courses.badminton)
      const occurrenceId = occurrences.at(-1)?.id ?? ''
      await ellie.call(deleteOccurrence, { params: { occurrenceId }, body: { data: { reason: 'adverse_weather' } } })
    }
    const { data } = await visit.call(readCart, { params: params(visit), query: {} })
    expect([data.items, data.lost, data.notices]).toEqual([[], [], [expect.stringMatching(said)]])
    expect(data.notices[0]).not.toContain('again')
    expect(await visit.refusal(addLostAgain, { params: params(visit), query: {} })).toMatchObject({ status: 403 })
    await stage.settle()
  })
})

describe('[O-17] a paid visit', () => {
  test.each([
    ['by card', courses.badminton],
    ['what costs nothing', courses.free],
  ])('%s is over, except for repeating its completion, and sees nothing of the next visit', async (how, slug) => {
    const { stage, platform, send, amina } = await openPartner()
    const { visit, customer, checkoutId } = await send(slug)
    const uuid = how === 'by card' ? (await customer.authorise(cards.good)).transaction_uuid : undefined
    const completion = await customer.completion(uuid)
    const paid = await customer.sendCompletion(completion)
    expect(paid.body.status).toBe('completed')
    const next = await send(courses.pilates)
    await expectOver(platform, visit)
    expect((await customer.sendCompletion(completion)).body).toEqual(paid.body)
    expect((await visit.call(readCart, { params: params(visit), query: {} })).data).toMatchObject({
      id: null,
      items: [],
    })
    expect((await visit.call(listCartAttendees, { params: params(visit) })).data).toEqual([])
    // The next one is paid by its own token alone.
    const { transaction_uuid: other } = await next.customer.authorise(cards.good)
    const body = await next.customer.completion(other)
    expect((await customer.sendCompletion(body)).status).toBe(404)
    const { transaction_uuid: _, ...withoutCard } = body
    expect((await customer.sendCompletion({ ...withoutCard, payments: [] })).status).toBe(401)
    expect((await next.customer.sendCompletion(body)).body.status).toBe('completed')
    const session = await visit.call(readRedirectSession, { params: { checkoutId } })
    expect(session.data.order_id).toBe(paid.body.order_id)
    expect(amina.id).toBe(visit.id)
    await stage.settle()
  })
})
