import {
  acceptMembershipRequest,
  addItems,
  type ApiTypes,
  createMembershipRequest,
  listMails,
  listMembershipRequests,
  listMemberships,
  readMail,
  readUser,
  refuseMembershipRequest,
  withdrawMembershipRequest,
} from '@touchline/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { add, freeCourt } from '../packages/usages.ts'
import { cards, openStage } from '../payments/stage.ts'
import { basketOf } from '../support/basket.ts'
import { everyWrite } from '../support/every-write.ts'
import { type Person, startPlatform, type TestPlatform } from '../support/platform.ts'
import { tomorrow } from '../timetable/timetable.ts'

type Wish = ApiTypes['createMembershipRequest']['body']['data']

const freeze: Wish = { membership_id: 1, kind: 'freeze', from: '2026-05-01', months: 2 }
const end: Wish = { membership_id: 1, kind: 'end' }
const change: Wish = { membership_id: 1, kind: 'change', to_type_id: 2 }

let platform: TestPlatform
let ben: Person
let ellie: Person

beforeEach(async () => {
  platform = await startPlatform()
  ben = await platform.as('ben')
  ellie = await platform.as('ellie')
})

const ask = async (data: Wish, person = ben, userId = person.id) =>
  (await person.call(createMembershipRequest, { params: { userId }, body: { data } })).data
const refuse = (data: Wish, person = ben, userId = person.id) =>
  person.refusal(createMembershipRequest, { params: { userId }, body: { data } })
const accept = async (requestId: number) => (await ellie.call(acceptMembershipRequest, { params: { requestId } })).data
const membership = async (person = ben) =>
  (await person.call(listMemberships, { params: { userId: person.id }, query: {} })).data[0]
const waiting = async () => (await ellie.call(listMembershipRequests, { query: {} })).data
const isMember = async () => (await ben.call(readUser, {})).data.membership_user
const priceOfCourt = async (day: string) => (await add(ben, await freeCourt(ben, day))).items.at(-1)?.price.value

async function mailsToBen(): Promise<readonly string[]> {
  const params = { id: platform.sandbox }
  const { data } = await platform.visitor.call(listMails, { params, query: { per_page: 100 } })
  const own = data.filter(({ kind, to }) => kind === 'membership-request' && to === 'ben@example.test')
  const mails = own.map(({ id: mailId }) => platform.visitor.call(readMail, { params: { ...params, mailId } }))
  return (await Promise.all(mails)).map(({ data: { text } }) => text)
}

describe('[O-253] a request about a membership', () => {
  test('waits for staff, who see the member, and changes nothing by itself', async () => {
    const asked = await ask(freeze)
    expect(asked).toMatchObject({ kind: 'freeze', status: 'open', from: '2026-05-01', months: 2, effect: null })
    expect(await waiting()).toMatchObject([
      { id: asked.id, user: { id: ben.id, name: 'Ben Carter' }, membership_type: { name: 'Fairwater All In' } },
    ])
    expect(await membership()).toMatchObject({ status: 'active', freeze: null, requests: [asked] })
    expect(await mailsToBen()).toEqual([])
  })

  test('is taken back until it is answered', async () => {
    const { id: requestId } = await ask(freeze)
    const params = { userId: ben.id, requestId }
    expect((await ben.call(withdrawMembershipRequest, { params })).data).toMatchObject({ status: 'withdrawn' })
    expect(await waiting()).toEqual([])
    for (const again of [
      ben.refusal(withdrawMembershipRequest, { params }),
      ellie.refusal(acceptMembershipRequest, { params: { requestId } }),
    ]) {
      expect(await again).toMatchObject({ status: 409, code: 'request_answered' })
    }
    await ask(freeze)
  })

  test('is refused with a reason, which the member reads and gets by mail', async () => {
    const { id: requestId } = await ask(end)
    const body = { data: { reason: 'We need <b>more</b> notice.' } }
    await ellie.call(refuseMembershipRequest, { params: { requestId }, body })
    expect(await membership()).toMatchObject({
      status: 'active',
      ends_on: null,
      requests: [{ status: 'refused', reason: 'We need <b>more</b> notice.', answered_at: expect.any(String) }],
    })
    expect(await mailsToBen()).toEqual([expect.stringContaining('Reason: We need <b>more</b> notice.')])
  })

  test('is answered once, whoever of the staff is first', async () => {
    const { id: requestId } = await ask(end)
    const farid = await platform.as('farid')
    const answers = await Promise.allSettled([
      ellie.call(acceptMembershipRequest, { params: { requestId } }),
      farid.call(refuseMembershipRequest, { params: { requestId }, body: { data: { reason: 'No' } } }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await mailsToBen()).toHaveLength(1)
  })

  test('of one kind waits at a time, and of all kinds ten a day', async () => {
    await ask(freeze)
    expect((await refuse(freeze)).errors).toEqual({ 'data.kind': [expect.stringContaining('already')] })
    for (let count = 3; count < 10; count++) await refuse(freeze)
    expect(await ask(end)).toMatchObject({ status: 'open' })
    expect(await refuse(end)).toMatchObject({ status: 429, code: 'rate_limited' })
  })

  test.each([
    ['a freeze without its days', { membership_id: 1, kind: 'freeze' }, ['data.from', 'data.months']],
    ['a freeze that began', { ...freeze, from: '2026-04-06' }, ['data.from']],
    ['a freeze in a distant future', { ...freeze, from: '2026-08-07' }, ['data.from']],
    ['a freeze of four months', { ...freeze, months: 4 }, ['data.months']],
    ['days of an end', { ...end, from: '2026-05-01' }, ['data.from']],
    ['a change without a type', { membership_id: 1, kind: 'change' }, ['data.to_type_id']],
    ['a change to the same type', { ...change, to_type_id: 1 }, ['data.to_type_id']],
    ['a change to a type of other centres', change, ['data.to_type_id']],
  ] as const)('tells the problem per field: %s', async (_what, wish, fields) => {
    // Swim and Sauna is not valid at Ben's home centre.
    expect(Object.keys((await refuse(wish as Wish)).errors ?? {})).toEqual(fields)
  })

  test('about another’s membership is not found, and nobody asks in another’s name but staff', async () => {
    const carys = await platform.as('carys')
    expect(await refuse(end, carys)).toMatchObject({ status: 404, code: 'item_not_found' })
    expect(await refuse(end, carys, ben.id)).toMatchObject({ status: 403 })
    const asked = await ask(end, ellie, ben.id)
    const params = { userId: carys.id, requestId: asked.id }
    expect(await carys.refusal(withdrawMembershipRequest, { params })).toMatchObject({ status: 404 })
  })

  test('about one that has ended is refused', async () => {
    const gwen = await platform.as('gwen')
    const { errors } = await refuse({ ...end, membership_id: 2 }, gwen)
    expect(errors).toEqual({ 'data.kind': ['This membership has ended.'] })
  })
})

describe('[O-253] an accepted freeze', () => {
  test('pauses the benefits from its first day to its last, and they apply again after it', async () => {
    await accept((await ask({ ...freeze, from: '2026-04-08' })).id)
    const agreed = { from: '2026-04-08', until: '2026-06-07' }
    expect(await membership()).toMatchObject({ status: 'active', freeze: agreed })
    expect(await mailsToBen()).toEqual([expect.stringContaining('from 8 April 2026 to 7 June 2026')])
    // Days within the freeze have the ordinary price before it has begun, too. [O-282]
    const prices = [await priceOfCourt('2026-04-07'), await priceOfCourt('2026-04-10')]
    expect([await isMember(), ...prices]).toEqual([true, 500, 1150])
    await platform.advance('P1D')
    expect([(await membership())?.status, await isMember(), await priceOfCourt('2026-04-11')]).toEqual([
      'frozen',
      false,
      1150,
    ])
    await platform.advance('P60D')
    expect([(await membership())?.status, await isMember()]).toEqual(['frozen', false])
    await platform.advance('P1D')
    expect([(await membership())?.status, await isMember()]).toEqual(['active', true])
    expect(await membership()).toMatchObject({ freeze: null })
  })

  test('begins at once when staff accept it late', async () => {
    const { id } = await ask({ ...freeze, from: '2026-04-08', months: 1 })
    await platform.advance('P5D')
    expect(await accept(id)).toMatchObject({ effect: { from: '2026-04-12', until: '2026-05-11', due: { value: 0 } } })
    expect((await membership())?.status).toBe('frozen')
  })

  test('is no way to buy a second membership of the type, and only one is agreed on at a time', async () => {
    await accept((await ask({ ...freeze, from: '2026-04-07' })).id)
    const item = { purchasable_type: 'membershipRenewal' as const, purchasable_id: '1-3' }
    const second = await ben.refusal(addItems, { params: basketOf(ben.id), body: { items: [item] } })
    expect(second).toMatchObject({ status: 409, code: 'already_booked' })
    expect((await refuse(freeze)).errors).toEqual({ 'data.kind': [expect.stringContaining('freeze')] })
  })

  test('moves the last day back by its days', async () => {
    const stage = await openStage()
    platform = stage.platform
    const carys = await platform.as('carys')
    ellie = await platform.as('ellie')
    await add(carys, { purchasable_type: 'membershipRenewal', purchasable_id: '2-2' })
    const customer = await stage.as('carys')
    await customer.complete((await customer.authorise(cards.good)).transaction_uuid)
    const own = await membership(carys)
    expect(own?.ends_on).toBe('2026-05-06')
    const wish = { ...freeze, membership_id: own?.id ?? 0, from: '2026-04-10', months: 1 }
    await accept((await ask(wish, carys)).id)
    expect(await membership(carys)).toMatchObject({
      ends_on: '2026-06-05',
      freeze: { from: '2026-04-10', until: '2026-05-09' },
      next_payment: { on: '2026-06-06' },
    })
    await stage.settle()
  })
})

describe('[O-253] an accepted end', () => {
  test('ends one without an end on the last day of its month; the benefits apply until then', async () => {
    const own = await membership()
    const accepted = await accept((await ask(end)).id)
    const lastDay = accepted.effect?.until ?? ''
    expect(await membership()).toMatchObject({ status: 'ending', ends_on: lastDay, next_payment: null })
    // A month counted from the first day, whatever day that was.
    const dayAfter = (Number(lastDay.slice(8)) % 31) + 1
    expect(dayAfter).toBe(Number(own?.starts_on.slice(8)))
    expect(lastDay > '2026-04-07' && lastDay < '2026-05-08').toBe(true)
    expect(await isMember()).toBe(true)
    expect(await mailsToBen()).toEqual([expect.stringContaining('ends on')])
    await platform.advance('P31D')
    expect([(await membership())?.status, await isMember()]).toEqual(['ended', false])
    expect((await refuse({ ...freeze, from: '2026-06-01' })).errors).toEqual({
      'data.kind': ['This membership has ended.'],
    })
  })

  test('is not asked for twice, and an ending one is not frozen', async () => {
    await accept((await ask(end)).id)
    for (const wish of [end, { ...freeze, from: '2026-04-08' }]) {
      expect((await refuse(wish)).errors).toEqual({ 'data.kind': ['This membership ends already.'] })
    }
  })
})

describe('[O-253] an accepted change', () => {
  /** Carys has Swim and Sauna at Porthwen, where both types are valid. */
  async function swimmer() {
    const stage = await openStage()
    platform = stage.platform
    ellie = await platform.as('ellie')
    const carys = await platform.as('carys')
    await add(carys, { purchasable_type: 'membershipRenewal', purchasable_id: '2-2' })
    const customer = await stage.as('carys')
    await customer.complete((await customer.authorise(cards.good)).transaction_uuid)
    return { stage, carys, id: (await membership(carys))?.id ?? 0 }
  }

  test('to a dearer type says what is due, and is made when staff sell it', async () => {
    const { stage, carys, id } = await swimmer()
    const accepted = await accept((await ask({ ...change, membership_id: id, to_type_id: 1 }, carys)).id)
    expect(accepted).toMatchObject({
      status: 'accepted',
      to_type: { id: 1 },
      effect: { due: { value: 1250 }, purchasable_id: `${id}-to-1` },
    })
    expect(await membership(carys)).toMatchObject({ membership_type: { id: 2 } })
    const items = [{ purchasable_type: 'membershipRenewal' as const, purchasable_id: `${id}-to-1` }]
    const params = { userId: carys.id, source: 'front-of-house' as const }
    const { data: cart } = await ellie.call(addItems, { params, body: { items } })
    expect(cart.total.value).toBe(1250)
    await stage.settle()
  })

  test('to a type that costs no more is made at once, and the days stay', async () => {
    const { stage, carys, id } = await swimmer()
    const { store } = await platform.host.sandboxes.open(platform.sandbox)
    await store.write((tx) => everyWrite(tx).memberships.changeType({ id, membershipTypeId: 1 }))
    const accepted = await accept((await ask({ ...change, membership_id: id }, carys)).id)
    expect(accepted.effect).toMatchObject({ from: '2026-04-07', due: { value: 0 }, purchasable_id: null })
    expect(await membership(carys)).toMatchObject({ membership_type: { id: 2 }, ends_on: '2026-05-06' })
    await stage.settle()
  })
})

test('[O-253 partly] what cannot be applied any more is refused to staff, and stays open', async () => {
  const { id: requestId } = await ask({ ...freeze, from: '2026-04-08' })
  await accept((await ask(end)).id)
  const late = await ellie.refusal(acceptMembershipRequest, { params: { requestId } })
  expect(late).toMatchObject({ status: 422, message: 'This membership ends already.' })
  expect(await waiting()).toMatchObject([{ id: requestId }])
  expect(await priceOfCourt(tomorrow)).toBe(500)
})
