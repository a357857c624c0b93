import { format } from '@touchline/money'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { openSite } from '../../src/app/choices/testing/open-site.ts'
import { staticMarkup } from '../../src/app/pages/static-markup.tsx'
import { loadTexts, startI18n } from '../../src/i18n/start-i18n.ts'
import { namespaces } from '../../src/i18n/text-catalogue.ts'
import { bookingsSite } from '../../src/sites/bookings/site.ts'
import { SummaryItems } from '../../src/features/carts/summary/SummaryItems.tsx'
import type { Cart, CartItem } from '../../src/features/carts/cart.ts'
import { exampleCap, exampleItem, exampleSession } from '../../src/features/carts/testing/cart-examples.ts'
import { BasketItem } from '../../src/features/carts/basket/items/BasketItem.tsx'
import { BasketSummary } from '../../src/features/carts/basket/BasketSummary.tsx'
import { PanelItem } from '../../src/features/carts/basket/items/PanelItem.tsx'

function price(value: number) {
  return { formatted: format(value), value, currency: 'GBP' }
}

const session = exampleSession(1, '2027-01-05', '17:00', '17:45')
const course = exampleItem([session, exampleCap])
const camp = exampleItem([
  // A session's price is a share of the camp's, not an addition.
  { ...session, price: price(4200), lineTotal: price(4200) },
  { ...session, id: 2, price: price(4200), lineTotal: price(4200) },
  { ...exampleCap, id: 92, name: 'Hot lunch', quantity: 3, lineTotal: price(1440) },
  { ...exampleCap, id: 93, name: 'Camp T-shirt', quantity: 1, lineTotal: price(900) },
])
const fee = { ...exampleCap, id: 94, name: 'Joining fee', quantity: 1, lineTotal: price(2500), collectableFeeId: 4 }
const membership: CartItem = { ...exampleItem([fee]), type: 'membership', name: 'Active' }
const discounted: CartItem = { ...exampleItem([exampleCap]), quantity: 2, price: price(4200), lineTotal: price(6300) }

const things: readonly (readonly [string, readonly CartItem[], number])[] = [
  ['a course with an extra', [course], 9100],
  ['a camp with extras', [camp], 10_740],
  ['a membership with its joining fee', [membership], 10_900],
  ['a discounted line', [discounted], 7000],
  ['several things', [course, { ...camp, id: 8 }, { ...membership, id: 9 }], 30_740],
]

function cartOf(items: readonly CartItem[], total: number): Cart {
  return {
    id: 5,
    uuid: '0d0d0d0d-0000-4000-8000-000000000005',
    source: 'activity-booking',
    status: null,
    refundStatus: null,
    count: items.length,
    itemCount: items.length,
    total: price(total),
    balance: price(total),
    formattedTotal: format(total),
    formattedBalance: format(total),
    lineItems: [],
    availableCredit: [],
    credits: [],
    attendeeWaiversRequired: false,
    itemHash: 'v1:5',
    items,
  }
}

/** All amounts in the text, in minor units. */
async function amountsIn(content: ReactNode): Promise<readonly number[]> {
  openSite(bookingsSite)
  await startI18n()
  await loadTexts(namespaces)
  const markup = await staticMarkup(content)
  return [...markup.matchAll(/£(\d+)\.(\d\d)/g)].map(([, pounds, pence]) => Number(`${pounds}${pence}`))
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

describe.each(things)('the displayed amounts of %s add up to the total', (_, items, total) => {
  test('in the short rows of the checkout', async () => {
    expect(sumOf(await amountsIn(<SummaryItems items={items} />))).toBe(total)
  })

  test('in the basket beside a page', async () => {
    const rows = items.map((item) => <PanelItem key={item.id} item={item} locked={false} onRemoved={() => undefined} />)
    expect(sumOf(await amountsIn(rows))).toBe(total)
  })

  test('in the items of the basket', async () => {
    const rows = items.map((item) => (
      <BasketItem key={item.id} item={item} locked={false} headingLevel={2} onRemoved={() => undefined} />
    ))
    expect(sumOf(await amountsIn(rows))).toBe(total)
  })

  test('in the summary of the basket, with the total last', async () => {
    const summary = <BasketSummary cart={cartOf(items, total)} checkoutPath="/checkout" browsePath="/" />
    const amounts = await amountsIn(summary)
    expect([sumOf(amounts.slice(0, -1)), amounts.at(-1)]).toEqual([total, total])
  })
})
