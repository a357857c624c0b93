import { refundOrder } from '@touchline/contract'
import { providerRecords } from '@touchline/server'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { hostOfFile, ownHost } from '../../support/host.ts'
import { personAt } from '../../support/person.ts'
import { startPlatform, type TestPlatform } from '../../support/platform.ts'
import { seedWith } from '../../support/seed-with.ts'
import { siteFolder } from '../../support/site-folder.ts'
import { postForm } from '../bank.ts'
import { courses } from '../cards.ts'
import { createCustomer, type Customer } from '../customer.ts'
import { acmeCards } from './acme-books.ts'
import { acmePay } from './acme-pay.ts'
import { type Acme, type AcmeDelivery, acmeScripts, startAcme } from './acme-server.ts'

const realNow = () => Date.parse('2026-04-07T10:00:00Z')
const clientFolder = siteFolder()
const paysByAcme = seedWith('paying-by-acme-pay', (writer) => ({
  paymentSettings: (records) => writer.paymentSettings(records.map((record) => ({ ...record, provider: 'acme-pay' }))),
}))

const acme: Acme = await startAcme({ now: realNow })
const openHost = hostOfFile(() => ({
  clientFolder,
  seed: paysByAcme,
  providers: [...providerRecords, acmePay],
  environment: acme.environment,
}))

let platform: TestPlatform
let carys: Customer
/** Deliveries that the platform has had. */
let delivered: number

beforeEach(async () => {
  platform = await startPlatform({ host: await openHost() })
  carys = createCustomer(await platform.as('carys'), async () => '')
  await carys.add(courses.badminton)
  delivered = acme.deliveries().length
})

afterAll(() => acme.close())

/** Pays the basket with a card of Acme Pay, up to where the money is held, the bank asks or the card is declined. */
async function authorise(number: string) {
  const { session_key: sessionKey } = await carys.prepare()
  const body = { ...(await carys.requestWith(sessionKey)), payment_method_id: acme.books.typeCard(number) }
  const answer = await carys.sendAuthorisation(body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

async function deliver({ headers, rawBody }: AcmeDelivery): Promise<number> {
  const url = `/api/payment-providers/webhooks/acme-pay/${platform.sandbox}`
  const answer = await platform.host.app.inject({ method: 'POST', url, headers, payload: rawBody })
  return answer.statusCode
}

/** Delivers the events since the test began; answers the statuses. */
async function deliverAll(): Promise<readonly number[]> {
  const statuses: number[] = []
  for (const delivery of acme.deliveries().slice(delivered)) statuses.push(await deliver(delivery))
  return statuses
}

const paid = async () => (await carys.orders()).filter(({ status }) => status === 'success').length

describe('a provider registered by one line', () => {
  test('prepares a payment under its own name, with a library of its own host', async () => {
    expect(await carys.prepare()).toMatchObject({
      payment_provider: 'acme-pay',
      session_key: expect.stringMatching(/^form-/),
      config: { mode: 'test', url: `${acmeScripts}/acme.js` },
    })
    expect((await carys.tryPrepare('acme-pay')).status).toBe(200)
    expect(await carys.tryPrepare('card-gateway')).toMatchObject({
      status: 422,
      body: { code: 'provider_unsupported' },
    })
  })

  test('pays an order', async () => {
    const outcome = await authorise(acmeCards.good)
    expect(outcome.transaction_status).toBe('authorised')
    const { body } = await carys.complete(outcome.transaction_uuid)
    expect(body.status).toBe('completed')
    expect(await carys.order(body.order_id)).toMatchObject({ status: 'success', total_paid: { value: 5600 } })
    expect(await deliverAll()).toEqual([200, 200])
    expect(await paid()).toBe(1)
  })

  test('declines a card for its own reason, and takes another', async () => {
    const declined = await authorise(acmeCards.declined)
    expect(declined).toMatchObject({
      transaction_status: 'failed',
      error: { message: 'Payment was declined', details: { decline_code: 'lost_card', retryable: false } },
    })
    const outcome = await authorise(acmeCards.good)
    expect((await carys.complete(outcome.transaction_uuid)).body.status).toBe('completed')
  })

  test.each([
    ['yes', 'authorised'],
    ['no', 'failed'],
  ] as const)('a bank that the customer answers with %s, in its own fields: %s', async (says, status) => {
    const outcome = await authorise(acmeCards.challenged)
    expect(outcome).toMatchObject({
      transaction_status: 'sca_required',
      sca_url: `${acme.url}/bank`,
      sca_method: 'POST',
    })
    const { action, fields } = acme.books.visitBank(outcome.sca_data ?? {}, says)
    const returned = await postForm(platform.host.app, action, { ...fields, anotherField: 'x' })
    expect(returned.status).toBe(200)
    expect((await carys.reportSca(outcome, '')).body.status).toBe(status)
    if (says === 'no') return
    expect((await carys.complete(outcome.transaction_uuid)).body.status).toBe('completed')
  })

  test('a form of the bank with another browser’s word proves nothing', async () => {
    const outcome = await authorise(acmeCards.challenged)
    const { action, fields } = acme.books.visitBank(outcome.sca_data ?? {}, 'yes')
    await postForm(platform.host.app, action, { ...fields, acmeWord: 'another word' })
    expect((await carys.reportSca(outcome, '')).body.status).toBe('sca_required')
  })

  test.each([
    ['its event', async () => void (await deliverAll())],
    ['the sweeper', async () => void (await platform.advance('PT1H'))],
  ])('a capture whose answer is lost is settled by %s', async (_by, settle) => {
    const outcome = await authorise(acmeCards.good)
    acme.loseAnswer('/settle')
    const { captures } = acme.books.taken()
    expect((await carys.complete(outcome.transaction_uuid)).body.status).toBe('pending')
    await settle()
    expect([await paid(), acme.books.taken().captures - captures]).toEqual([1, 1])
  })

  test('an abandoned payment is released', async () => {
    const outcome = await authorise(acmeCards.good)
    await platform.advance('PT1H')
    expect((await carys.complete(outcome.transaction_uuid)).status).toBe(409)
    const [last] = acme.deliveries().slice(-1)
    expect(JSON.parse(last?.rawBody ?? '{}')).toMatchObject({ what: 'VOID' })
  })

  test('refunds an order', async () => {
    const outcome = await authorise(acmeCards.good)
    const { body } = await carys.complete(outcome.transaction_uuid)
    const { refunded } = acme.books.taken()
    const ellie = await platform.as('ellie')
    await ellie.call(refundOrder, {
      params: { orderId: body.order_id ?? 0 },
      body: { refunds: [{ tender_type: 'online', amount: 5600 }] },
    })
    expect(acme.books.taken().refunded - refunded).toBe(5600)
  })
})

describe('its events', () => {
  test('with a wrong signature are refused, and a signed one about no payment changes nothing', async () => {
    const outcome = await authorise(acmeCards.good)
    const [event] = acme.deliveries().slice(delivered)
    if (!event) throw new Error('nothing was delivered')
    expect(await deliver(acme.sealed(event.rawBody, 'another secret'))).toBe(401)
    expect(await deliver({ ...event, headers: { 'content-type': 'application/json' } })).toBe(401)
    expect(await deliver(acme.sealed('{"eventNo":"E-0","what":"REPORT_READY"}'))).toBe(200)
    expect(await deliver(event)).toBe(200)
    expect((await carys.complete(outcome.transaction_uuid)).body.status).toBe('completed')
  })
})

test('an organisation whose provider has no settings here cannot take cards, and is told which', async () => {
  const host = await ownHost({ seed: paysByAcme, providers: [...providerRecords, acmePay] })
  const other = await startPlatform({ host })
  const customer = createCustomer(await other.as('carys'), async () => '')
  await customer.add(courses.badminton)
  expect(await customer.tryPrepare()).toMatchObject({
    status: 422,
    body: { code: 'provider_unsupported', message: "Payment provider 'acme-pay' is not supported" },
  })
})

test('the pages of the sites allow its script, frames and forms', async () => {
  const browser = personAt(await openHost())
  const { headers } = await browser.send({ method: 'GET', url: '/', headers: { accept: 'text/html' } })
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(new RegExp(`script-src [^;]* ${acmeScripts}/(;|$)`))
  expect(policy).toMatch(new RegExp(`frame-src [^;]* ${acmeScripts} ${acme.url}(;|$)`))
  expect(policy).toMatch(new RegExp(`form-action [^;]* ${acme.url}(;|$)`))
})
