import { deleteOccurrence, updateOccurrence } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { ids, seedWithProgramme } from '../occurrences/programme.ts'
import { alone } from '../places/attempts.ts'
import { courseCalled } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import { cards, courses, openStage } from './stage.ts'

/** Carys has a course in her basket, of which staff can move a session. */
async function stageWithCourse() {
  const stage = await openStage()
  const [carys, ellie] = [await stage.as('carys'), await stage.platform.as('ellie')]
  await carys.add(courses.badminton)
  const { occurrences } = await courseCalled(ellie, courses.badminton)
  const params = { occurrenceId: occurrences[1]?.id ?? '' }
  const moving = { params, body: { data: { duration_minutes: 20 } } }
  return {
    stage,
    carys,
    ellie,
    moving,
    move: () => ellie.call(updateOccurrence, moving),
    callOff: () => ellie.call(deleteOccurrence, { params, body: { data: { reason: 'unknown' } } }),
    states: async () => (await stage.gateway.transactions()).map(({ state }) => state),
  }
}

describe('[O-46, O-52] a session moved by staff during checkout', () => {
  test('cannot be paid before the customer has seen it: the card is not charged', async () => {
    const { stage, carys, move, states } = await stageWithCourse()
    const asked = await carys.authorisation(cards.good)
    await move()
    const refused = await carys.sendAuthorisation(asked)
    expect([refused.status, refused.body.code]).toEqual([409, 'item_hash_mismatch'])
    expect(await states()).toEqual([])
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    expect((await carys.complete(uuid)).body.status).toBe('completed')
    await stage.settle()
  })

  test('with the money already held: it is released, the basket stays, and can be paid once it was seen', async () => {
    const { stage, carys, move, states } = await stageWithCourse()
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    const before = await carys.completion(uuid)
    await move()
    const refused = await carys.sendCompletion(before)
    expect([refused.status, refused.body.code]).toEqual([409, 'basket_changed'])
    expect(await states()).toEqual(['aborted'])
    const { items, notices, hold } = await carys.cart()
    expect([items.length, notices.length, hold?.pinned]).toEqual([1, 1, false])
    const again = await carys.authorise(cards.good)
    expect((await carys.complete(again.transaction_uuid)).body.status).toBe('completed')
    expect((await stage.gateway.ledger()).filter(({ kind }) => kind === 'capture')).toHaveLength(1)
    await stage.settle()
  })

  test('is not moved during the capture', async () => {
    const { stage, carys, ellie, moving, move } = await stageWithCourse()
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    await stage.gateway.addFault('release', 'timeout', { ms: 1 })
    expect((await carys.complete(uuid)).body.status).toBe('pending')
    expect(await ellie.refusal(updateOccurrence, moving)).toMatchObject({ status: 409, code: 'basket_locked' })
    expect((await carys.complete(uuid)).body.status).toBe('completed')
    const moved = async () => (await stage.mails()).filter(({ kind }) => kind === 'occurrence-moved').length
    const told = await moved()
    await move()
    expect(await moved()).toBeGreaterThan(told)
    await stage.settle()
  })

  test('[O-51] a session called off then is in no paid basket', async () => {
    const { stage, carys, callOff, states } = await stageWithCourse()
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    const before = await carys.completion(uuid)
    await callOff()
    const refused = await carys.sendCompletion(before)
    expect([refused.status, refused.body.code]).toEqual([409, 'basket_changed'])
    expect(await states()).toEqual(['aborted'])
    const { items, notices, lost } = await carys.cart()
    expect([items, notices.length, lost.length]).toEqual([[], 1, 1])
    await stage.settle()
  })

  // Where transactions do not take turns, the basket is an order by the time that staff reach it.
  test('[O-51] a payment at the moment of calling off is either booked or refused as gone', async () => {
    for (let round = 0; round < 6; round++) {
      const { stage, carys, ellie, callOff } = await stageWithCourse()
      const { transaction_uuid: uuid } = await carys.authorise(cards.good)
      const before = await carys.completion(uuid)
      const [paid, off] = await Promise.allSettled([carys.sendCompletion(before), callOff()])
      expect(paid).toMatchObject({ status: 'fulfilled' })
      if (off.status === 'rejected') expect(off.reason).toMatchObject({ status: 409, code: 'basket_locked' })
      expect(ellie.id).toBeGreaterThan(0)
      await stage.settle()
    }
  })
})

const host = hostOfSeed(seedWithProgramme)

test('[O-141] a session with a clash cannot be paid, held already or not, until the clash ends', async () => {
  const stage = await openStage({ host: await host() })
  const [carys, ellie] = [await stage.as('carys'), await stage.platform.as('ellie')]
  const move = (start_time: string) =>
    ellie.call(updateOccurrence, { params: { occurrenceId: ids.yoga }, body: { data: { start_time } } })
  const items = [alone(ids.dance)]
  expect((await carys.call('POST', `/api/v1/users/${carys.id}/carts/activity-booking/items`, { items })).status).toBe(
    201,
  )
  const { transaction_uuid: uuid } = await carys.authorise(cards.good)
  const before = await carys.completion(uuid)
  expect((await move('12:30')).data.status).toBe('clashing')
  const refused = await carys.sendCompletion(before)
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    422,
    'not_bookable',
    'Booking has closed. moved-dance',
  ])
  const asked = await carys.tryPrepare()
  expect([asked.status, asked.body.code]).toEqual([422, 'not_bookable'])
  expect((await stage.gateway.transactions()).map(({ state }) => state)).toEqual(['aborted'])
  expect((await carys.cart()).items).toHaveLength(1)
  await move('14:30')
  const again = await carys.authorise(cards.good)
  expect((await carys.complete(again.transaction_uuid)).body.status).toBe('completed')
  await stage.settle()
})

test('[O-141, O-210] nor a course with a clashing session', async () => {
  const { stage, carys, ellie, moving } = await stageWithCourse()
  const { params } = moving
  const move = (start_time: string) => ellie.call(updateOccurrence, { params, body: { data: { start_time } } })
  expect((await move('04:00')).data.status).toBe('clashing')
  const refused = await carys.tryPrepare()
  expect([refused.status, refused.body.code]).toEqual([422, 'not_bookable'])
  expect((await move('14:00')).data.status).toBe('bookable')
  const { transaction_uuid: uuid } = await carys.authorise(cards.good)
  expect((await carys.complete(uuid)).body.status).toBe('completed')
  await stage.settle()
})
