import { setTimeout } from 'node:timers/promises'
import { type ApiTypes, type Course, listPackages } from '@touchline/contract'
import { expect } from 'vitest'
import { asksNothing } from '../payments/asks-nothing.ts'
import { cards } from '../payments/cards.ts'
import { createCustomer } from '../payments/customer.ts'
import { createWallet } from './wallet.ts'
import { authoriseBy, complete, type CompletionOf, completionBy, type EnterCard } from '../payments/pay-by.ts'
import { pathOf } from '../support/person.ts'
import type { RemotePerson } from '../support/remote-person.ts'
import { GatewayAway } from './outside.ts'

/** An acknowledged purchase. */
export type Bought = {
  readonly orders: number
  readonly packages: number
  readonly withCredit: number
  /** Cards set up without a payment, each as often as it was. */
  readonly cards: number
}

/**
 * A customer who buys courses and packages one after the other, with credit and card, and records what the server has
 * acknowledged.
 */
export type Shopper = {
  /** Buys on and on; rejects with `ServerAway` when the server goes away. A gateway that is away is waited for. */
  readonly shop: (onAcknowledged: () => void) => Promise<void>
  /** Checks the records after a restart and continues the purchase in progress. */
  readonly takeStock: () => Promise<void>
  /** To be said when holds have run out: what is in the basket is no longer what was put there. */
  readonly letHoldsGo: () => void
  readonly bought: () => Bought
}

const creditInOneBasket = 200
const shortly = 50
const roundsBetweenCards = 6

/** Answers with which a payment ends before money is held, while its gateway or an earlier attempt is in the way. */
const notNow: readonly number[] = [409, 422, 502, 503, 504]

/** `first` keeps shoppers from all beginning with the same course. */
export function createShopper(person: RemotePerson, enterCard: EnterCard, first: number): Shopper {
  const customer = createCustomer(person, async () => '')
  const orders = new Set<number>()
  const counted = { packages: 0, withCredit: 0 }
  const wallet = createWallet(customer, enterCard)
  /** Names of what is in the basket; unknown while a change of it has not been acknowledged. */
  let basket: readonly string[] | undefined
  /** A completion whose answer has not arrived. */
  let pending: CompletionOf | undefined
  let turn = first

  async function add(item: object): Promise<boolean> {
    basket = undefined
    const url = `/api/v1/users/${person.id}/carts/activity-booking/items`
    const { status, body } = await customer.call('POST', url, { items: [item] })
    // Refused when the course is full, this customer has it, or money is being taken for the basket.
    expect([201, 409, 422], JSON.stringify(body)).toContain(status)
    basket = await namesInBasket()
    return status === 201
  }

  const namesInBasket = async () => (await customer.cart()).items.map(({ name }) => name)

  async function finish(completion: CompletionOf): Promise<void> {
    pending = completion
    basket = undefined
    for (;;) {
      const { status, body } = await complete(customer, completion)
      expect(status, JSON.stringify(body)).toBeLessThan(500)
      if (body.status === 'pending') {
        await setTimeout(shortly)
        continue
      }
      pending = undefined
      if (body.status !== 'completed' || body.order_id === null) return
      orders.add(body.order_id)
      basket = []
      return
    }
  }

  /** Holds the money; undefined where that cannot be done now. */
  async function hold(): Promise<CompletionOf | undefined> {
    const prepared = await customer.tryPrepare()
    if (prepared.status !== 200) {
      expect(notNow, JSON.stringify(prepared.body)).toContain(prepared.status)
      return undefined
    }
    const { status, body } = await authoriseBy(customer, prepared.body, enterCard, cards.good)
    if (status === 200 && body.transaction_status === 'authorised')
      return completionBy(customer, prepared.body.payment_provider, body)
    if (status !== 200) expect(notNow, JSON.stringify(body)).toContain(status)
    return undefined
  }

  async function pay(): Promise<boolean> {
    const { credits, items } = await customer.cart()
    try {
      const completion = await hold()
      if (!completion) return false
      const before = orders.size
      await finish(completion)
      if (orders.size === before) return true
      if (credits.some(({ reserved }) => reserved.value > 0)) counted.withCredit += 1
      counted.packages += items.filter(({ purchasable_type: type }) => type === 'pricingOption').length
      return true
    } catch (error) {
      if (!(error instanceof GatewayAway)) throw error
      return false
    }
  }

  async function offers() {
    const list = '/api/v1/activities/courses?source=online&per_page=100'
    const courses = await customer.call<{ data: readonly Course[] }>('GET', list)
    const ofVenue = pathOf(listPackages.path, { source: 'online', venue: '1' })
    const packages = await customer.call<ApiTypes['listPackages']['reply']>('GET', ofVenue)
    const swims = packages.body.data.find(({ friendly_name: name }) => name === 'Ten swims')
    return { courses: courses.body.data.filter(asksNothing), packageOption: String(swims?.pricing_option.id) }
  }

  return {
    bought: () => ({ orders: orders.size, ...counted, cards: wallet.kept() }),
    async shop(onAcknowledged) {
      const { courses, packageOption } = await offers()
      for (let round = 0; ; round++) {
        if (round % roundsBetweenCards === 0 && (await wallet.keepOne())) onAcknowledged()
        const course = courses[turn++ % courses.length]
        const isIn = await add({ purchasable_id: course?.id, purchasable_type: 'course' })
        if (isIn) onAcknowledged()
        // Every third course waits in the basket for the next one; what cannot be had is made up for.
        if (isIn && turn % 3 === 0) continue
        if (!isIn || turn % 4 === 0) await add({ purchasable_id: packageOption, purchasable_type: 'pricingOption' })
        if (turn % 2 === 0) await customer.applyCredit(creditInOneBasket)
        if (await pay()) onAcknowledged()
        else await setTimeout(shortly)
      }
    },
    letHoldsGo() {
      basket = undefined
    },
    async takeStock() {
      if (basket) expect(await namesInBasket()).toEqual(basket)
      if (pending) await finish(pending)
      await wallet.takeStock()
      const kept = await customer.orders()
      const succeeded = kept.filter(({ status }) => status === 'success').map(({ id }) => id)
      for (const id of [...orders].toSorted((a, b) => b - a).slice(0, kept.length)) expect(succeeded).toContain(id)
    },
  }
}
