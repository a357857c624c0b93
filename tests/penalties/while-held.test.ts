import { removeItem, updateAttendance } from '@touchline/contract'
import { publishedPolicies } from '@touchline/seed'
import { expect, test } from 'vitest'
import { idOf } from '../carts/basket.ts'
import { session } from '../bookings/programme.ts'
import { alone, bookerOn, policyStages } from '../bookings/stage.ts'
import { cards } from '../payments/stage.ts'
import { basketOf } from '../support/basket.ts'

const opened = policyStages('while-held', publishedPolicies.feeBeforeNext)

/** Carys keeps a place in her basket when staff say that she missed another session, for which she owes £3.00. */
async function owingCarys() {
  const stage = await opened()
  const carys = await bookerOn(stage, 'carys')
  await carys.book(alone(session(1)))
  const { id } = await carys.at(session(1))
  await stage.advance('P14DT10H')
  await carys.put(alone(session(20)))
  const ellie = await stage.platform.as('ellie')
  const miss = () => ellie.call(updateAttendance, { body: { data: { booking_ids: [id], status: 'absent' } } })
  const due = async () => {
    const penalty = (await carys.penalties()).find(({ paid_at: paidAt }) => paidAt === null)
    return { purchasable_type: 'penalty', purchasable_id: penalty?.id ?? 0 } as const
  }
  return { stage, carys, customer: carys.customer, miss, due }
}

const blocked = { status: 403, body: { code: 'booking_blocked' } }

test('[O-92, O-18] held items are paid together with a new penalty, and not without it', async () => {
  const { stage, carys, customer, miss, due } = await owingCarys()
  const typed = await customer.authorisation(cards.good)
  await miss()
  expect(await customer.sendAuthorisation(typed)).toMatchObject(blocked)
  // No customer enters another card before they are told.
  expect(await customer.tryPrepare()).toMatchObject(blocked)
  const { data } = await carys.put(await due())
  expect(data.items).toMatchObject([{ line_total: { value: 850 } }, { type: 'penalty', line_total: { value: 300 } }])
  // Nothing else can be added before it is paid.
  expect(await customer.tryAdd('badminton-from-scratch')).toMatchObject(blocked)
  const order = await customer.order(await carys.pay())
  expect(order).toMatchObject({ status: 'success', total_paid: { value: 1150 } })
  expect(await carys.penalties()).toMatchObject([{ paid_at: expect.any(String) }])
  expect(await carys.at(session(20))).toMatchObject({ status: 'settled' })
  await stage.settle()
})

test('[O-92] removed from the basket, it prevents booking again', async () => {
  const { stage, carys, customer, miss, due } = await owingCarys()
  await miss()
  const { data } = await carys.put(await due())
  const params = { ...basketOf(carys.person.id), cartItemId: idOf(data.items[1]) }
  await carys.person.call(removeItem, { params, query: {} })
  expect(await customer.tryPrepare()).toMatchObject(blocked)
  await stage.settle()
})

test('[O-92] a penalty incurred during authorisation releases the money; with it in the basket both are paid', async () => {
  const { stage, carys, customer, miss, due } = await owingCarys()
  const { transaction_uuid: uuid } = await customer.authorise(cards.good)
  await miss()
  expect(await customer.complete(uuid)).toMatchObject(blocked)
  expect((await stage.gateway.transactions()).map(({ held }) => held)).toEqual([0, 0])
  await carys.put(await due())
  await carys.pay()
  expect(await stage.platform.invariants()).toEqual([])
  await stage.settle()
})
