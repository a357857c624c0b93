import { afterEach, beforeEach, expect, test } from 'vitest'
import { cards, courses, type Customer, openStage, type Stage } from './stage.ts'

const origin = 'http://localhost:5173'
let stage: Stage
let carys: Customer

beforeEach(async () => {
  stage = await openStage()
  carys = await stage.as('carys')
  await carys.add(courses.badminton)
})

afterEach(async () => {
  await stage.settle()
})

test('a page on this machine, on any port, can show the card form and read the gateway’s answers', async () => {
  const { session_key: key } = await carys.prepare()
  const { gateway } = stage.platform.host
  const query = new URLSearchParams({ key, origin, channel: 'c1', lang: 'en' })
  const form = await gateway.app.inject({ url: `/gateway/fields/card-gateway?${query.toString()}` })
  expect(form.statusCode).toBe(200)
  expect(String(form.headers['content-security-policy'])).toMatch(/frame-ancestors .*http:\/\/localhost:\*/)
  const url = '/gateway/v1/card-identifiers'
  const preflight = await gateway.app.inject({ method: 'OPTIONS', url, headers: { origin } })
  expect(preflight.headers['access-control-allow-origin']).toBe(origin)
  const details = { cardholder_name: 'A Tester', card_number: cards.good, expiry_date: '1230', security_code: '123' }
  const tokenised = await gateway.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${key}`, origin },
    payload: { card_details: details },
  })
  expect([tokenised.statusCode, tokenised.headers['access-control-allow-origin']]).toEqual([201, origin])
  const foreign = { authorization: `Bearer ${key}`, origin: 'http://localhost.evil.test:5173' }
  const other = await gateway.app.inject({ method: 'POST', url, headers: foreign, payload: { card_details: details } })
  expect(other.headers['access-control-allow-origin']).toBeUndefined()
})

test('the bank returns to the page that paid', async () => {
  const { body: outcome } = await carys.sendAuthorisation(await carys.authorisation(cards.challenge), { origin })
  expect(outcome.transaction_status).toBe('sca_required')
  const page = await stage.returnFromBank(await stage.answerBank(outcome, '123456'))
  expect(page.html).toContain(`data-origin="${origin}"`)
  expect(page.html).toContain(`${origin}/payment/return?transaction_uuid=${outcome.transaction_uuid}`)
})
