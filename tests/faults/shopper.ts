import type { CompletionOutcome, Course } from '@touchline/contract'
import { expect } from 'vitest'
import { asksNothing } from '../payments/asks-nothing.ts'
import { cards } from '../payments/cards.ts'
import { createCustomer } from '../payments/customer.ts'
import type { RemotePerson } from '../support/remote-person.ts'

type Tokenise = Parameters<typeof createCustomer>[1]

/** Somebody who buys one course after the other and writes down what the server has acknowledged. */
export type Shopper = {
  /** Buys until there is nothing left to buy; rejects with a TypeError when the server goes away. */
  readonly shop: (onAcknowledged: () => void) => Promise<void>
  /** What must still be true after a restart; takes up again what was under way. */
  readonly takeStock: () => Promise<void>
  /** To be said when holds have run out: what is in the basket is no longer what was put there. */
  readonly letHoldsGo: () => void
  /** How many orders have been acknowledged. */
  readonly ordered: () => number
}

/** `first` keeps shoppers from all beginning with the same course. */
export function createShopper(person: RemotePerson, tokenise: Tokenise, first: number): Shopper {
  const customer = createCustomer(person, tokenise)
  const orders = new Set<number>()
  /** Names of the courses in the basket; unknown while a change of it has not been acknowledged. */
  let basket: readonly string[] | undefined
  /** A completion whose answer has not arrived. */
  let pending: object | undefined
  let turn = first

  async function add({ id }: Course): Promise<boolean> {
    basket = undefined
    const url = `/api/v1/users/${person.id}/carts/activity-booking/items`
    const items = [{ purchasable_id: id, purchasable_type: 'course' }]
    const { status } = await customer.call('POST', url, { items })
    // Refused when the course is full or this customer has it.
    expect([201, 409]).toContain(status)
    basket = await namesInBasket()
    return status === 201
  }

  const namesInBasket = async () => (await customer.cart()).items.map(({ name }) => name)

  async function complete(body: object): Promise<void> {
    pending = body
    basket = undefined
    const { status, body: outcome } = await customer.sendCompletion(body)
    pending = undefined
    note(status, outcome)
  }

  function note(status: number, { status: result, order_id: orderId }: CompletionOutcome): void {
    expect(status).toBeLessThan(500)
    if (result !== 'completed' || orderId === null) return
    orders.add(orderId)
    basket = []
  }

  return {
    ordered: () => orders.size,
    async shop(onAcknowledged) {
      const list = '/api/v1/activities/courses?source=online&per_page=100'
      const { body } = await customer.call<{ data: readonly Course[] }>('GET', list)
      const courses = body.data.filter(asksNothing)
      for (const _ of courses) {
        const course = courses[turn++ % courses.length]
        if (!course || !(await add(course))) continue
        onAcknowledged()
        // Every third course waits in the basket for the next one.
        if (turn % 3 === 0) continue
        const { transaction_uuid: uuid, transaction_status: status } = await customer.authorise(cards.good)
        expect(status).toBe('authorised')
        await complete(await customer.completion(uuid))
        onAcknowledged()
      }
    },
    letHoldsGo() {
      basket = undefined
    },
    async takeStock() {
      if (basket) expect(await namesInBasket()).toEqual(basket)
      if (pending) await complete(pending)
      const kept = await customer.orders()
      const succeeded = kept.filter(({ status }) => status === 'success').map(({ id }) => id)
      for (const id of orders) expect(succeeded).toContain(id)
    },
  }
}
