import {
  agreeToWaivers,
  answerForCart,
  createRedirectSession,
  listCartAttendees,
  listPreviousAttendees,
  readCart,
  readUser,
} from '@touchline/contract'
import { expect, test } from 'vitest'
import { createCustomer } from '../payments/customer.ts'
import { openStage } from '../payments/stage.ts'
import { alone } from '../places/attempts.ts'
import { ids, seedWithRaces } from '../places/programme.ts'
import { basketOf } from '../support/basket.ts'
import { ownHost } from '../support/host.ts'
import { personAt } from '../support/person.ts'
import { seedWith } from '../support/seed-with.ts'
import { partnerKey, sessionOf, uuidOf } from './partner.ts'

/** Yoga for nothing, with a waiver. */
const withWaiver = seedWith(
  'visit-waiver',
  (writer) => ({
    schedules: (records) =>
      writer.schedules(
        records.map((record) => (record.slug === 'race-free' ? { ...record, prePurchaseWaiverId: 2 } : record)),
      ),
  }),
  seedWithRaces,
)

async function sendAmina() {
  const stage = await openStage({ host: await ownHost({ seed: withWaiver }) })
  const { platform } = stage
  const amina = await platform.as('amina')
  const { data } = await platform.visitor.call(createRedirectSession, {
    headers: { 'x-partner-key': partnerKey },
    body: { data: { ...sessionOf(await uuidOf(amina)), items: [alone(ids.free)] } },
  })
  const identity = { id: amina.id, token: data.token, headers: { 'x-sandbox': platform.sandbox } }
  return { stage, platform, amina, visit: personAt(platform.host, identity) }
}

test('[O-17, O-131] the attendee questions of a basket are answered on the visit, and then it can be paid', async () => {
  const { stage, amina, visit } = await sendAmina()
  const cart = async () => (await visit.call(readCart, { params: basketOf(amina.id), query: {} })).data
  expect((await cart()).attendee_waivers_required).toBe(true)
  const customer = createCustomer(visit, stage.tokenise)
  expect((await customer.sendCompletion(await customer.completion(undefined))).status).toBe(422)
  const { data: asked } = await visit.call(listCartAttendees, { params: basketOf(amina.id) })
  // The name is hidden from the holder of the visit's token.
  expect(asked).toMatchObject([{ user_id: amina.id, first_name: null, last_name: null, waiver: { id: 2 } }])
  const waivers = [{ restriction_id: 2, user_id: amina.id, agreed: true as const }]
  await visit.call(agreeToWaivers, { body: { waivers } })
  expect((await cart()).attendee_waivers_required).toBe(false)
  expect((await customer.sendCompletion(await customer.completion(undefined))).status).toBe(200)
  await stage.settle()
})

test('[O-17] answers and agreements that the basket does not need are refused, and no user details are shown', async () => {
  const { platform, amina, visit } = await sendAmina()
  for (const waiver of [
    { restriction_id: 1, user_id: amina.id, agreed: true as const },
    { restriction_id: 2, user_id: 9, agreed: true as const },
  ]) {
    expect(await visit.refusal(agreeToWaivers, { body: { waivers: [waiver] } })).toMatchObject({ status: 403 })
  }
  const { data: other } = await amina.call(readCart, {
    params: { userId: amina.id, source: 'class-booking' },
    query: {},
  })
  const answers = [{ cart_item_id: 1, position: 1, custom_question_answers: [] }]
  const elsewhere = { params: { cartId: other.id ?? 999_999 }, body: { answers } }
  expect(await visit.refusal(answerForCart, elsewhere)).toMatchObject({ status: 404 })
  const previous = { params: { id: 2 }, query: {} }
  expect(await visit.refusal(listPreviousAttendees, previous)).toMatchObject({ status: 403 })
  // A partner names whom it likes by an id: that must not tell who they are.
  const { data: full } = await amina.call(readUser, {})
  const { data: told } = await visit.call(readUser, {})
  expect([full.email, full.first_name, full.date_of_birth]).not.toContain(null)
  const { id, uuid, first_name, last_name, reference, email, phone, address, date_of_birth, barcode } = told
  expect({ id, uuid, roles: told.roles }).toEqual({ id: full.id, uuid: full.uuid, roles: ['customer'] })
  expect([first_name, last_name, reference]).toEqual(['', '', ''])
  expect([email, phone, address, date_of_birth, barcode]).toEqual([null, null, null, null, null])
  expect([told.credit.balance.value, told.membership_user, told.has_outstanding_penalties]).toEqual([0, false, false])
  expect(await platform.visitor.send({ method: 'GET', url: `/api/v1/users/${amina.id}` })).toMatchObject({
    status: 404,
  })
})
