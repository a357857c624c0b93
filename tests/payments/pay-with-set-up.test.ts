import { listSavedCards, removeSavedCard } from '@touchline/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../support/platform.ts'
import { type Keeper, keeperOf, nameOf } from './card-keeper.ts'
import { cards, courses, type Customer, openStage, type Stage } from './stage.ts'

let stage: Stage
let carys: Person
/** Carys, as far as her cards go. */
let mine: Keeper
let customer: Customer

beforeEach(async () => {
  stage = await openStage({ scenario: 'paying-by-card-provider' })
  carys = await stage.platform.as('carys')
  mine = keeperOf(stage, carys)
  customer = await stage.as('carys')
  await customer.add(courses.badminton)
})

afterEach(async () => {
  await stage.settle()
})

describe('[O-203] paying with a set-up', () => {
  async function payWith(setupIntent: string, by = customer) {
    const { session_key: key } = await by.prepare()
    return by.sendAuthorisation({ ...(await by.requestWith(key)), setup_intent_id: setupIntent, save_card: true })
  }

  const refusal = { status: 422, body: { errors: { setup_intent_id: ['This card is not available.'] } } }

  test.each([true, false])('charges its card and saves it once (finished before: %s)', async (isFinished) => {
    const setup = isFinished ? await mine.keep(cards.good) : await mine.begin()
    if (!isFinished) await mine.enter(setup, cards.good)
    const { body: paid } = await payWith(nameOf(setup))
    expect(paid).toMatchObject({ transaction_status: 'authorised', error: null })
    expect((await customer.complete(paid.transaction_uuid)).body.status).toBe('completed')
    expect(await mine.cards()).toEqual(['4242'])
    const { card } = await stage.setupAtGateway(nameOf(setup))
    expect(card.reusable_card_id).toEqual(expect.any(String))
    const charged = (await stage.gateway.transactions()).map((one) => one.card.reusable_card_id)
    expect(charged).toEqual([card.reusable_card_id])
  })

  test('is refused as an unknown card where it saved none, or is removed, unknown or another customer’s', async () => {
    const open = await mine.begin()
    expect(await payWith(nameOf(open))).toMatchObject(refusal)
    expect(await payWith('seti_none')).toMatchObject(refusal)
    const kept = await mine.keep(cards.good)
    const ben = await stage.as('ben')
    await ben.add(courses.pilates)
    expect(await payWith(nameOf(kept), ben)).toMatchObject(refusal)
    const [card] = (await carys.call(listSavedCards, { params: { userId: carys.id } })).data
    await carys.call(removeSavedCard, { params: { userId: carys.id, savedCardId: Number(card?.id) } })
    expect(await payWith(nameOf(kept))).toMatchObject(refusal)
    expect(await stage.gateway.transactions()).toEqual([])
  })

  test('[PAY-04 partly] a free basket still has no card payment', async () => {
    await customer.clear()
    await customer.add(courses.free)
    expect((await customer.tryPrepare()).body.code).toBe('nothing_to_pay')
  })
})
