import { addItems } from '@touchline/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { seedIds } from '../carts/basket.ts'
import { basketOf, courseCalled } from '../support/basket.ts'
import { cards, courses, type Customer, openStage, type Stage } from './stage.ts'

let stage: Stage
let carys: Customer
let carysId: number

beforeEach(async () => {
  stage = await openStage()
  carys = await stage.as('carys')
  carysId = (await stage.platform.as('carys')).id
})

afterEach(async () => {
  await stage.settle()
})

const waiver = (restrictionId: number, userId: number) => ({
  restriction_id: restrictionId,
  user_id: userId,
  agreed: true,
})

/** The waiver that the lessons in deep water ask for. */
async function poolWaiver(): Promise<number> {
  const course = await courseCalled(await stage.platform.as('carys'), 'deep-water-confidence')
  return course.occurrences[0]?.restrictions?.pre_purchase_waiver?.id ?? 0
}

async function inductionOf(slug: string): Promise<number> {
  const course = await courseCalled(await stage.platform.as('carys'), slug)
  return course.occurrences[0]?.restrictions?.pre_purchase_induction?.id ?? 0
}

/** Agreements that a basket of badminton does not need. */
const unasked: readonly (readonly [string, () => Promise<object>])[] = [
  ['a waiver that does not exist', async () => waiver(4_000_000_000, carysId)],
  ['a waiver of another course', async () => waiver(await poolWaiver(), carysId)],
  ['a waiver of another course for a stranger', async () => waiver(await poolWaiver(), seedIds.safiya)],
  ['a person who does not exist', async () => waiver(await poolWaiver(), 4_000_000_000)],
  ['an induction', async () => waiver(await inductionOf('lead-climbing'), carysId)],
]

describe.each(unasked)('[O-49 partly] agreement to %s is refused for a basket that does not need it', (_what, made) => {
  test('at authorisation: nothing is held', async () => {
    await carys.add(courses.badminton)
    const body = await carys.authorisation(cards.good)
    const refused = await carys.sendAuthorisation({ ...body, completed_waivers: [await made()] })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['completed_waivers.0']])
    expect(await stage.gateway.transactions()).toEqual([])
  })

  test('at completion: nothing is captured, and the basket can be paid again', async () => {
    await carys.add(courses.badminton)
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    const body = await carys.completion(uuid)
    const refused = await carys.sendCompletion({ ...body, completed_waivers: [await made()] })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['completed_waivers.0']])
    expect((await stage.gateway.transactions()).map(({ state }) => state)).toEqual(['aborted'])
    const again = await carys.authorise(cards.good)
    expect((await carys.complete(again.transaction_uuid)).body.status).toBe('completed')
  })

  test('for a free basket: nothing is ordered', async () => {
    await carys.add(courses.free)
    const body = await carys.completion(undefined)
    const refused = await carys.sendCompletion({ ...body, completed_waivers: [await made()] })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['completed_waivers.0']])
    expect(await carys.orders()).toEqual([])
  })
})

describe('[O-49 partly] a required waiver', () => {
  async function basketForSafiya() {
    const amina = await stage.platform.as('amina')
    const { id } = await courseCalled(amina, 'deep-water-confidence')
    const restriction = await poolWaiver()
    const item = {
      purchasable_id: id,
      purchasable_type: 'course' as const,
      purchased_for_user_id: seedIds.safiya,
      activity_restriction_ids: [restriction],
    }
    await amina.call(addItems, { params: basketOf(amina.id), query: {}, body: { items: [item] } })
    return { amina: await stage.as('amina'), aminaId: amina.id, restriction }
  }

  test('is agreed to for its attendee, however often it is sent', async () => {
    const { amina, restriction } = await basketForSafiya()
    const said = [waiver(restriction, seedIds.safiya), waiver(restriction, seedIds.safiya)]
    const { body: held } = await amina.sendAuthorisation({
      ...(await amina.authorisation(cards.good)),
      completed_waivers: said,
    })
    const body = { ...(await amina.completion(held.transaction_uuid)), completed_waivers: said }
    expect((await amina.sendCompletion(body)).body.status).toBe('completed')
  })

  test('is not agreed to for the payer, and every wrong one is named', async () => {
    const { amina, aminaId, restriction } = await basketForSafiya()
    const said = [waiver(restriction, aminaId), waiver(restriction, seedIds.safiya), waiver(restriction, carysId)]
    const refused = await amina.sendAuthorisation({
      ...(await amina.authorisation(cards.good)),
      completed_waivers: said,
    })
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['completed_waivers.0', 'completed_waivers.2'])
  })
})
