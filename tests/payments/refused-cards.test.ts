import { beginCardSetup } from '@touchline/contract'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { openHost } from '../support/host.ts'
import { pathOf, type Person, personAt } from '../support/person.ts'
import { keeperOf } from './card-keeper.ts'
import { createCustomer } from './customer.ts'
import { authorisationBy, authoriseBy, sendAuthorisation } from './pay-by.ts'
import { cards, courses, type Customer, openStage, type Stage } from './stage.ts'

/** Of a customer in an hour. */
const most = 10
const words = 'Too many cards have been refused. Please wait an hour before you try another one.'
const inWelsh = 'Mae gormod o gardiau wedi’u gwrthod. Arhoswch awr cyn rhoi cynnig ar un arall.'

let stage: Stage
afterEach(async () => {
  await stage.settle()
})

async function open(scenario?: string): Promise<Customer> {
  stage = await openStage(scenario === undefined ? {} : { scenario })
  const carys = await stage.as('carys')
  await carys.add(courses.badminton)
  return carys
}

/** The identifier of the card, where it is not in the session. */
async function enterCard(...typed: Parameters<Stage['enterCard']>) {
  const { payment_method_id: id } = (await stage.enterCard(...typed)).body
  return id ? { payment_method_id: id } : {}
}
const attempts = async () => (await stage.gateway.transactions()).length

async function refuse(customer: Customer, times: number): Promise<void> {
  for (let time = 0; time < times; time++)
    expect((await customer.authorise(cards.declined)).transaction_status).toBe('failed')
}

/** With a card that would be good. */
const tryAgain = async (customer: Customer) => customer.sendAuthorisation(await customer.authorisation(cards.good))

describe('[O-204] a customer whose cards are refused', () => {
  test('must wait after ten of them, with the basket kept, before a bank is asked', async () => {
    const carys = await open()
    await refuse(carys, most)
    const basket = await carys.cart()
    const asked = await carys.authorisation(cards.good)
    const person = await stage.platform.as('carys')
    for (const [language, message] of [
      ['en', words],
      ['cy', inWelsh],
    ] as const) {
      const request = { method: 'POST', url: '/api/checkout/authorise', payload: asked } as const
      const reply = await person.send({ ...request, headers: { 'accept-language': language } })
      expect([reply.status, reply.json()]).toEqual([429, { code: 'rate_limited', message }])
      expect(reply.headers['retry-after']).toBe('3600')
    }
    expect(await attempts()).toBe(most)
    expect(await carys.cart()).toEqual(basket)
  })

  test('may try again when the oldest is an hour old, and reads how long that is', async () => {
    const carys = await open()
    await refuse(carys, 1)
    await stage.advance('PT10M')
    await refuse(carys, most - 1)
    await stage.advance('PT20M')
    await carys.add(courses.badminton)
    const person = await stage.platform.as('carys')
    const payload = await carys.authorisation(cards.good)
    const refused = await person.send({ method: 'POST', url: '/api/checkout/authorise', payload })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(30 * 60)])
    await stage.advance('PT29M59S')
    await carys.add(courses.badminton)
    expect((await tryAgain(carys)).status).toBe(429)
    await stage.advance('PT1S')
    const { status, body } = await tryAgain(carys)
    expect([status, body.transaction_status]).toEqual([200, 'authorised'])
  })

  test('is not helped by a good card in between or another basket, and affects nobody else', async () => {
    const carys = await open()
    await refuse(carys, most - 1)
    const good = await carys.authorise(cards.good)
    expect((await carys.complete(good.transaction_uuid)).body.status).toBe('completed')
    await carys.add(courses.pilates)
    await refuse(carys, 1)
    const elsewhere = await stage.as('carys', 'class-booking')
    await elsewhere.add('tennis-for-beginners')
    const ben = await stage.as('ben')
    await ben.add(courses.badminton)
    const tries = [await tryAgain(carys), await tryAgain(elsewhere), await tryAgain(ben)]
    expect(tries.map(({ status }) => status)).toEqual([429, 429, 200])
  })

  test('can finish what has begun: the challenge, the completion and a repeated request', async () => {
    const carys = await open()
    await refuse(carys, most - 1)
    const asked = await carys.authorisation(cards.challenge)
    const key = { 'idempotency-key': 'the one at the bank' }
    const { body: outcome } = await carys.sendAuthorisation(asked, key)
    await stage.returnFromBank(await stage.answerBank(outcome, '123456'))
    expect((await carys.reportSca(outcome, 'authorised')).body.status).toBe('authorised')
    const other = await stage.as('carys', 'class-booking')
    await other.add(courses.pilates)
    // The tenth, while the money for the first basket is held.
    await refuse(other, 1)
    expect((await tryAgain(other)).status).toBe(429)
    expect((await carys.sendAuthorisation(asked, key)).status).toBe(200)
    expect((await carys.reportSca(outcome, 'authorised')).status).toBe(200)
    const completed = await carys.complete(outcome.transaction_uuid)
    expect(completed.body.status).toBe('completed')
    expect((await carys.order(completed.body.order_id)).status).toBe('success')
  })

  test('counts refusals by the bank after a challenge, and not unfinished challenges', async () => {
    const carys = await open()
    await carys.prepare()
    for (let time = 0; time < most; time++) {
      await stage.gateway.addFault('register', 'session_key_expired')
      const { status, body } = await tryAgain(carys)
      expect([status, body.code]).toEqual([422, 'session_expired'])
    }
    for (let time = 0; time < most; time++) {
      const outcome = await carys.authorise(cards.challenge)
      await stage.returnFromBank(await stage.answerBank(outcome, '000000'))
      expect((await carys.reportSca(outcome, 'failed')).body.status).toBe('failed')
    }
    expect((await tryAgain(carys)).status).toBe(429)
  })

  test.each(['card-provider', 'session-provider'])('is stopped at the %s too', async (provider) => {
    const carys = await open(`paying-by-${provider}`)
    for (let time = 0; time < most; time++) {
      const { body } = await authoriseBy(carys, await carys.prepare(), enterCard, cards.declined)
      expect(body.transaction_status).toBe('failed')
    }
    const { status, body } = await authoriseBy(carys, await carys.prepare(), enterCard, cards.good)
    expect([status, body.code, body.message]).toEqual([429, 'rate_limited', words])
    expect(await attempts()).toBe(most)
  })

  test('is counted across the servers of a database', async () => {
    const carys = await open()
    await refuse(carys, most)
    const { id, token } = await stage.platform.as('carys')
    const second = await openHost()
    onTestFinished(() => second.close())
    const there = createCustomer(
      personAt(second, { id, token, headers: { 'x-sandbox': stage.sandbox } }),
      stage.tokenise,
    )
    const prepared = await carys.prepare()
    const card_identifier = await stage.tokenise(prepared.session_key, cards.good, undefined)
    const request = await authorisationBy(there, prepared, { card_identifier })
    expect((await sendAuthorisation(there, request)).body.code).toBe('rate_limited')
  })
})

describe('[O-204] cards saved without a payment', () => {
  const scenario = 'paying-by-card-provider'
  const tryBegin = (person: Person) =>
    person.send({ method: 'POST', url: pathOf(beginCardSetup.path, { userId: person.id }), payload: {} })

  async function setUpStage() {
    const customer = await open(scenario)
    const carys = await stage.platform.as('carys')
    return { customer, carys, mine: keeperOf(stage, carys) }
  }

  test('end at the third refusal, and count with those of payments', async () => {
    const { customer, carys, mine } = await setUpStage()
    for (let setups = 0; setups < 3; setups++) {
      const setup = await mine.begin()
      for (let card = 0; card < 3; card++) await mine.enter(setup, cards.declined)
      await stage.gateway.deliver()
      expect(await mine.finish(setup)).toMatchObject({ status: 'over', saved_card: null })
    }
    const { body } = await authoriseBy(customer, await customer.prepare(), enterCard, cards.declined)
    expect(body.transaction_status).toBe('failed')
    const refused = await tryBegin(carys)
    expect([refused.status, refused.json()]).toEqual([429, { code: 'rate_limited', message: words }])
    const paying = await authoriseBy(customer, await customer.prepare(), enterCard, cards.good)
    expect([paying.status, paying.body.message]).toEqual([429, words])
  })

  test('are limited to five unsuccessful ones an hour, also when all begin at once; saved ones do not count', async () => {
    const { carys, mine } = await setUpStage()
    for (let kept = 0; kept < 6; kept++) await mine.keep(cards.good)
    const begun = await Promise.all(Array.from({ length: 12 }, () => tryBegin(carys)))
    expect(begun.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(begun.filter(({ status }) => status === 429)).toHaveLength(7)
    const refused = begun.find(({ status }) => status === 429)
    expect(refused?.headers['retry-after']).toBe('3600')
    expect(refused?.json()).toEqual({
      code: 'rate_limited',
      message: 'Too many cards have not been saved. Please wait an hour before you try another one.',
    })
    await stage.advance('PT1H')
    expect((await tryBegin(carys)).status).toBe(201)
  })
})
