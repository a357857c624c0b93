import type { Cart, CartItem } from '@touchline/contract'
import { expect } from 'vitest'
import type { Booker } from './people.ts'

type Baskets = ReadonlyMap<Booker, Cart>

export async function basketsOf(bookers: readonly Booker[]): Promise<Baskets> {
  const baskets = new Map<Booker, Cart>()
  for (const booker of bookers) baskets.set(booker, await booker.customer.cart())
  return baskets
}

/** When a line takes place, session by session; nothing of a line that has gone. */
function timesOf(item: CartItem | undefined): string {
  if (!item) return ''
  return [item, ...item.child_items].map((one) => one.starts_at?.utc ?? '-').join()
}

/** Customers who did nothing are told of everything that has left their basket or moved since. [O-101] */
export async function expectNothingLeftUnsaid(before: Baskets): Promise<void> {
  for (const [{ customer, person }, { items }] of before) {
    const after = await customer.cart()
    const left = new Map(after.items.map((item) => [item.id, item]))
    const changed = items.filter((item) => timesOf(left.get(item.id)) !== timesOf(item))
    for (const { name } of changed) expect(after.notices.join('\n'), `basket of ${person.id}`).toContain(name)
  }
}
