import { acceptMembershipRequest, createMembershipRequest, listMemberships } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { add, freeCourt } from '../packages/usages.ts'
import { cards, openStage, type Stage } from '../payments/stage.ts'
import { type Person, startPlatform } from '../support/platform.ts'
import { tomorrow } from '../timetable/timetable.ts'

const membershipsOf = async (person: Person, userId = person.id) =>
  (await person.call(listMemberships, { params: { userId }, query: {} })).data

/** Ben plays badminton tomorrow for £5.00, which costs £11.50 without a membership. */
async function playBadminton(stage: Stage, withBenefit = true): Promise<void> {
  const ben = await stage.platform.as('ben')
  await add(ben, { ...(await freeCourt(ben, tomorrow)), ...(withBenefit ? {} : { apply_benefit: false }) })
  const customer = await stage.as('ben')
  await customer.complete((await customer.authorise(cards.good)).transaction_uuid)
}

describe('[O-252] memberships of a user', () => {
  test('have a status, a price and what is to be paid next: a renewal with its fee, nothing without an end', async () => {
    const { as } = await startPlatform()
    expect(await membershipsOf(await as('ben'))).toMatchObject([
      {
        membership_type: { id: 1, name: 'Fairwater All In' },
        status: 'active',
        ends_on: null,
        home_venue: { slug: 'millwick-sports-village' },
        price: { value: 3650 },
        next_payment: null,
        freeze: null,
        requests: [],
      },
    ])
    const [past] = await membershipsOf(await as('gwen'))
    expect(past).toMatchObject({ status: 'ended', ends_on: '2026-02-10', next_payment: null, benefits: null })
  })

  test('one bought for a month is renewed from the day after its last', async () => {
    const stage = await openStage()
    const carys = await stage.platform.as('carys')
    await add(carys, { purchasable_type: 'membershipRenewal', purchasable_id: '2-2' })
    const customer = await stage.as('carys')
    await customer.complete((await customer.authorise(cards.good)).transaction_uuid)
    expect(await membershipsOf(carys)).toMatchObject([
      {
        status: 'active',
        starts_on: '2026-04-07',
        ends_on: '2026-05-06',
        next_payment: { on: '2026-05-07', amount: { value: 2900 } },
      },
    ])
    await stage.advance('P31D')
    expect(await membershipsOf(carys)).toMatchObject([{ status: 'ended', next_payment: null, benefits: null }])
    await stage.settle()
  })

  test('the benefits of the month are the normal prices against what was paid, in minor units', async () => {
    const stage = await openStage()
    const ben = await stage.platform.as('ben')
    const [before] = await membershipsOf(ben)
    expect(before?.benefits).toMatchObject({ from: '2026-04-01', to: '2026-04-30' })
    await playBadminton(stage)
    const [after] = await membershipsOf(ben)
    const named = after?.benefits?.entries.find(({ name }) => /badminton/i.test(name))
    expect(named).toMatchObject({ times: 1, normal: { value: 1150 }, paid: { value: 500 } })
    const saved = (one: typeof after) => one?.benefits?.saved.value ?? 0
    expect(saved(after) - saved(before)).toBe(650)
    const entries = after?.benefits?.entries ?? []
    expect(entries.reduce((sum, { normal, paid }) => sum + normal.value - paid.value, 0)).toBe(saved(after))
    await stage.advance('P30D')
    expect((await membershipsOf(ben))[0]?.benefits).toMatchObject({ from: '2026-05-01', to: '2026-05-31' })
    await stage.settle()
  })

  test('a session at the normal price saves nothing', async () => {
    const stage = await openStage()
    const ben = await stage.platform.as('ben')
    const [before] = await membershipsOf(ben)
    await playBadminton(stage, false)
    expect((await membershipsOf(ben))[0]?.benefits?.saved).toEqual(before?.benefits?.saved)
    await stage.settle()
  })

  test('are told to their owner and to staff, with the requests; nobody else', async () => {
    const { as } = await startPlatform()
    const [ben, carys, ellie] = [await as('ben'), await as('carys'), await as('ellie')]
    const data = { membership_id: 1, kind: 'end' as const }
    const { data: request } = await ben.call(createMembershipRequest, { params: { userId: ben.id }, body: { data } })
    await ellie.call(acceptMembershipRequest, { params: { requestId: request.id } })
    expect(await membershipsOf(ellie, ben.id)).toEqual(await membershipsOf(ben))
    expect(await membershipsOf(ben)).toMatchObject([
      { status: 'ending', requests: [{ id: request.id, status: 'accepted' }] },
    ])
    const parts = { params: { userId: ben.id }, query: {} }
    expect(await carys.refusal(listMemberships, parts)).toMatchObject({ status: 403 })
    expect(await membershipsOf(carys)).toEqual([])
  })
})
