import {
  addItems,
  createRedirectSession,
  listMails,
  listPackages,
  login,
  readMail,
  register,
  requestPasswordReset,
  updateOccurrence,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { partnerKey, sessionOf, uuidOf } from '../checkouts/partner.ts'
import { createCustomer } from '../payments/customer.ts'
import { cards, openStage, type Stage } from '../payments/stage.ts'
import { basketOf, courseCalled } from '../support/basket.ts'
import { personAt } from '../support/person.ts'
import { login as credentials } from '../support/platform.ts'

const cy = { 'accept-language': 'cy, en;q=0.5' }
const en = { 'accept-language': 'en-GB' }

/** The newest mail of a sandbox. */
async function lastMail({ platform, sandbox }: Stage) {
  const params = { id: sandbox }
  const { data } = await platform.visitor.call(listMails, { params, query: { per_page: 1 } })
  return (await platform.visitor.call(readMail, { params: { ...params, mailId: data[0]?.id ?? 0 } })).data
}

/** A customer whose requests ask for a language buys a free course. */
async function buyFree(stage: Stage, { id, token }: { id: number; token: string | undefined }, asking: object) {
  const headers = { 'x-sandbox': stage.sandbox, ...asking }
  const customer = createCustomer(personAt(stage.platform.host, { id, token, headers }), stage.tokenise)
  await customer.add('walking-football')
  const { status, body } = await customer.sendCompletion(await customer.completion(undefined))
  expect(status, JSON.stringify(body)).toBe(200)
}

const form = {
  first_name: 'Nia',
  last_name: 'Price',
  email: 'nia.price@example.test',
  password: 'a long password',
  password_confirmation: 'a long password',
  date_of_birth: '1990-02-28',
  postcode: 'PW3 6HB',
  terms: true as const,
}

test('[O-202 partly] a customer who registers in Welsh gets mails in Welsh until they buy in English', async () => {
  const stage = await openStage()
  const { visitor } = stage.platform
  const { data } = await visitor.call(register, { query: {}, body: form, headers: cy })
  await visitor.call(requestPasswordReset, { body: { email_or_reference: form.email } })
  const reset = await lastMail(stage)
  expect([reset.subject, reset.text]).toEqual([
    'Eich cyfrinair yn Fairwater Leisure',
    expect.stringMatching(/^Annwyl Nia,\n\nGofynnodd rhywun am gyfrinair newydd/),
  ])
  expect(reset.html).toContain('<html lang="cy">')
  await stage.platform.advance('PT1M')
  await buyFree(stage, { id: data.user.id, token: data.token }, en)
  expect((await lastMail(stage)).text).toMatch(/^Dear Nia,\n\nYour booking \S+ is confirmed\./)
})

test('[O-202 partly] without a choice mails are in English; buying or logging in in Welsh switches them', async () => {
  const stage = await openStage()
  const { platform } = stage
  const [ben, carys] = [await platform.as('ben'), await platform.as('carys')]
  await buyFree(stage, ben, {})
  expect((await lastMail(stage)).subject).toMatch(/^Booking confirmed: /)
  await platform.advance('PT1M')
  await buyFree(stage, carys, cy)
  const bought = await lastMail(stage)
  expect(bought.subject).toMatch(/^Archeb wedi’i chadarnhau: /)
  expect(bought.text).toContain('Talwyd: £0.00')
  await platform.visitor.call(login, { body: credentials('ben'), headers: cy })
  await platform.advance('PT1M')
  await platform.visitor.call(requestPasswordReset, { body: { email_or_reference: 'ben@example.test' } })
  expect((await lastMail(stage)).text).toMatch(/^Annwyl Ben,/)
})

test('[O-52 partly, O-202] a customer who buys in Welsh reads the time, and a moved time, in Welsh', async () => {
  const stage = await openStage()
  const { platform } = stage
  const [carys, ellie] = [await platform.as('carys'), await platform.as('ellie')]
  await buyFree(stage, carys, cy)
  const welshDay = /dydd (Llun|Mawrth|Mercher|Iau|Gwener) \d+ (Ebrill|Mai|Mehefin) 2026, \d\d:\d\d/.source
  expect((await lastMail(stage)).text).toMatch(new RegExp(`, yn dechrau ${welshDay}: £0\\.00\n`))
  const { occurrences } = await courseCalled(carys, 'walking-football')
  const { id: occurrenceId = '' } = occurrences.at(-1) ?? {}
  await platform.advance('PT1M')
  await ellie.call(updateOccurrence, { params: { occurrenceId }, body: { data: { duration_minutes: 20 } } })
  const moved = await lastMail(stage)
  expect(moved.subject).toMatch(/^Amser neu le newydd: /)
  expect(moved.text).toMatch(new RegExp(`- Nawr: .+, ${welshDay} tan \\d\\d:\\d\\d, .+\n- Cynt: ${welshDay} tan `))
  expect(moved.text).not.toMatch(/June|day /)
})

test('[O-202 partly, O-17 partly] the language of a partner’s visit does not change the customer’s mail language', async () => {
  const stage = await openStage()
  const { platform } = stage
  const carys = await platform.as('carys')
  const { id } = await courseCalled(carys, 'walking-football')
  const items = [{ purchasable_id: id, purchasable_type: 'course' as const }]
  const { data } = await platform.visitor.call(createRedirectSession, {
    headers: { 'x-partner-key': partnerKey },
    body: { data: { ...sessionOf(await uuidOf(carys)), items } },
  })
  const headers = { 'x-sandbox': stage.sandbox, ...cy }
  const visit = createCustomer(personAt(platform.host, { id: carys.id, token: data.token, headers }), stage.tokenise)
  expect((await visit.sendCompletion(await visit.completion(undefined))).status).toBe(200)
  expect((await lastMail(stage)).subject).toMatch(/^Booking confirmed: /)
})

describe('the confirmation lists', () => {
  const items = {
    'a membership': ['membershipRenewal', '1-1', 'Membership confirmed', 'Aelodaeth wedi’i chadarnhau'],
    'a package': ['pricingOption', 0, 'Order confirmed', 'Archeb wedi’i chadarnhau'],
  } as const

  test.each(Object.entries(items))('%s, in both languages', async (_what, [type, known, inEnglish, inWelsh]) => {
    const stage = await openStage()
    for (const [persona, headers, subject] of [
      ['carys', en, inEnglish],
      ['amina', cy, inWelsh],
    ] as const) {
      const person = await stage.platform.as(persona)
      const asking = { 'x-sandbox': stage.sandbox, ...headers }
      const customer = createCustomer(
        personAt(stage.platform.host, { id: person.id, token: person.token, headers: asking }),
        stage.tokenise,
      )
      const { data: packages } = await person.call(listPackages, {
        params: { source: 'online', venue: '1' },
        query: {},
      })
      const bought = {
        purchasable_type: type,
        purchasable_id: known === 0 ? (packages[0]?.pricing_option.id ?? 0) : known,
      }
      await person.call(addItems, { params: basketOf(person.id), body: { items: [bought] } })
      const { transaction_uuid: uuid } = await customer.authorise(cards.good)
      await customer.complete(uuid ?? '')
      const mail = await lastMail(stage)
      expect(mail.subject.split(':')[0]).toBe(subject)
      expect(mail.text).not.toMatch(/booking/i)
      await stage.platform.advance('PT1M')
    }
  })
})
