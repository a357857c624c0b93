import { type GuestPass, listGuestPasses, listPackages } from '@touchline/contract'
import { add } from '../packages/usages.ts'
import { cards, type Stage } from '../payments/stage.ts'
import type { Person } from '../support/platform.ts'

export const source = 'online-guest-passes'

/** The pricing option for guest passes at the first venue. */
export async function optionOf(person: Person, packageId: number): Promise<number> {
  const at = { params: { source: 'online', venue: '1' }, query: {} } as const
  const { data } = await person.call(listPackages, at)
  return data.find(({ id, for_guests }) => id === packageId && for_guests)?.pricing_option.id ?? 0
}

/** Carys buys three passes by card, so many times, in the basket that they have. */
export async function buyPasses(stage: Stage, quantity = 1) {
  const person = await stage.platform.as('carys')
  const customer = await stage.as('carys', source)
  const item = { purchasable_type: 'pricingOption', purchasable_id: await optionOf(person, 10), quantity } as const
  const cart = await add(person, item, source)
  const { transaction_uuid: uuid } = await customer.authorise(cards.good)
  const { body } = await customer.complete(uuid ?? '')
  return { person, cart, order: await customer.order(body.order_id) }
}

/** All passes of a customer, or those of an order. */
export async function passesOf(person: Person, orderId?: number): Promise<readonly GuestPass[]> {
  const { data } = await person.call(listGuestPasses, { query: { per_page: 100 } })
  return orderId === undefined ? data : data.filter(({ order_id: id }) => id === orderId)
}
