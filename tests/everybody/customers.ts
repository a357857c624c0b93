import {
  type AddItem,
  addItems,
  addLostAgain,
  type Cart,
  extendHold,
  joinWaitlist,
  leaveWaitlist,
  listMoves,
  listPenalties,
  moveBooking,
  removeItem,
  updateItem,
} from '@touchline/contract'
import { expect } from 'vitest'
import { cancel as cancelAll } from '../bookings/stage.ts'
import {
  authoriseBy,
  complete as completeBy,
  completionBy,
  type CompletionOf,
  type EnterCard,
} from '../payments/pay-by.ts'
import { cards, type Stage } from '../payments/stage.ts'
import { bookingsOf, type Booker, online, tried, type Walk } from './people.ts'

type Act = (walk: Walk, booker: Booker) => Promise<unknown>

const basketOf = ({ person }: Booker) => ({ userId: person.id, source: online }) as const

function put(booker: Booker, item: AddItem) {
  return tried(booker.person.call(addItems, { params: basketOf(booker), body: { items: [item] } }))
}

async function putSomething({ chance, programme }: Walk, booker: Booker) {
  const item = chance.pick(programme.items)
  const whom = chance.pickAny(booker.whom)
  const quantity = chance.pick([1, 1, 1, 2, 3])
  const isForMany = ['activityTicket', 'pricingOption'].includes(item.purchasable_type) || chance.below(8) === 0
  return put(booker, {
    ...item,
    ...(isForMany && whom === undefined ? { quantity } : {}),
    ...(whom === undefined ? {} : { purchased_for_user_id: whom }),
  })
}

async function putCharge(_: Walk, booker: Booker) {
  const { data } = await booker.person.call(listPenalties, { params: { userId: booker.person.id }, query: {} })
  const owed = data.find(({ paid_at: at }) => at === null)
  if (owed) await put(booker, { purchasable_type: owed.purchasable_type, purchasable_id: String(owed.id) })
}

async function changeItem({ chance }: Walk, booker: Booker) {
  const item = chance.pickAny((await booker.customer.cart()).items)
  if (!item) return
  const params = { ...basketOf(booker), cartItemId: item.id }
  const data = chance.pick([{ quantity: 1 }, { quantity: 2 }, { apply_benefit: false }, { apply_benefit: true }])
  await tried(booker.person.call(updateItem, { params, body: { data } }))
}

async function takeOut({ chance }: Walk, booker: Booker) {
  const item = chance.pickAny((await booker.customer.cart()).items)
  if (!item) return
  await tried(booker.person.call(removeItem, { params: { ...basketOf(booker), cartItemId: item.id } }))
}

async function applyCredit({ chance }: Walk, { customer }: Booker) {
  const type = chance.pick(['general', 'membership'])
  expect((await customer.applyCredit(chance.pick([0, 300, 1500, 9000]), type)).status).toBeLessThan(500)
}

const cardsTried = [
  cards.good,
  cards.good,
  cards.challenge,
  cards.declined,
  cards.refundPending,
  cards.refundFailsLater,
]

const comesTo = ({ balance, credits }: Cart) =>
  balance.value - credits.reduce((total, { reserved }) => total + reserved.value, 0)

/** Lets the bank hold the money for the basket as it is. */
async function authorise({ stage, chance }: Walk, { customer, attempts }: Booker): Promise<void> {
  if (comesTo(await customer.cart()) <= 0) return
  const { status, body: prepared } = await customer.tryPrepare()
  expect(status).toBeLessThan(500)
  if (status !== 200) return
  const reply = await authoriseBy(customer, prepared, cardEntry(stage), chance.pick(cardsTried))
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500)
  // Even a refused request is valid by the contract.
  expect(JSON.stringify(reply.body)).not.toContain('This field is not recognised.')
  if (reply.status !== 200) return
  if (reply.body.sca_url !== null) {
    const page = await stage.answerBank(reply.body, chance.pick(['123456', '123456', 'cancel']))
    if (page.action.includes('3ds-return')) await stage.returnFromBank(page)
  }
  attempts.push(reply.body)
}

/** The answer of the card form of any provider, used to pay. */
function cardEntry({ enterCard }: Stage): EnterCard {
  return async (path, typed) => (await enterCard(path, typed)).body
}

async function complete({ told, chance, provider }: Walk, { person, customer, attempts }: Booker) {
  const cart = await customer.cart()
  const attempt = attempts.pop()
  if (attempt === undefined && (cart.items.length === 0 || comesTo(cart) > 0)) return
  const completion: CompletionOf = attempt
    ? await completionBy(customer, provider, attempt)
    : { url: '/api/checkout/complete', body: await customer.completion(undefined) }
  const replies = Array.from({ length: chance.pick([1, 1, 1, 2]) }, () => completeBy(customer, completion))
  for (const { status, body } of await Promise.all(replies)) {
    expect(status, JSON.stringify(body)).toBeLessThan(500)
    if (body.order_id) told.push({ orderId: body.order_id, by: person, payments: completion.body.payments })
  }
}

async function pay(walk: Walk, booker: Booker) {
  await authorise(walk, booker)
  await complete(walk, booker)
}

async function buy(walk: Walk, booker: Booker) {
  for (let lines = walk.chance.pick([1, 1, 2, 3]); lines > 0; lines--) await putSomething(walk, booker)
  await pay(walk, booker)
}

async function cancel({ chance }: Walk, { person }: Booker) {
  const booking = chance.pickAny(await bookingsOf(person))
  if (!booking) return

  await tried(cancelAll(person, [booking.id]))
}

async function move({ chance }: Walk, { person }: Booker) {
  const booking = chance.pickAny(await bookingsOf(person))
  if (!booking) return
  const params = { id: booking.id }
  const moves = await tried(person.call(listMoves, { params, query: { cancellation_source: 'customers' } }))
  const there = chance.pickAny(moves?.data ?? [])
  if (there) await tried(person.call(moveBooking, { params, body: { data: { occurrence_id: there.occurrence_id } } }))
}

async function wait({ chance, programme }: Walk, { person, whom }: Booker) {
  const params = { occurrenceId: chance.pick(programme.sessions) }
  const data = {
    user_id: chance.pickAny(whom) ?? person.id,
    count: chance.pick([1, 1, 2]),
    terms: chance.pick([true, false]),
  }
  await tried(person.call(joinWaitlist, { params, query: {}, body: { data } }))
}

async function waitNoLonger({ chance, programme }: Walk, { person, whom }: Booker) {
  const params = { occurrenceId: chance.pick(programme.sessions), userId: chance.pickAny(whom) ?? person.id }
  await tried(person.call(leaveWaitlist, { params, query: {} }))
}

const often: readonly Act[] = [buy, buy, putSomething, putSomething, pay]
const sometimes: readonly Act[] = [cancel, move, wait, authorise, complete, applyCredit]
const seldom: readonly Act[] = [
  changeItem,
  takeOut,
  putCharge,
  waitNoLonger,
  (_, booker) => tried(booker.person.call(extendHold, { params: basketOf(booker), query: {} })),
  (_, booker) => tried(booker.person.call(addLostAgain, { params: basketOf(booker), query: {} })),
  (_, booker) => booker.customer.clear(),
]

/** The actions of customers, by frequency. */
export const actsOfCustomers: readonly Act[] = [...often, ...often, ...often, ...sometimes, ...sometimes, ...seldom]
