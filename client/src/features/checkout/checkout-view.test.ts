import { paymentStatuses } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { exampleItem } from '../carts/testing/cart-examples.ts'
import { declined, paidElsewhere, unknownOutcome } from '../payments/machine/states/payment-errors.ts'
import { recovery } from '../payments/testing/payment-examples.ts'
import { states } from '../payments/testing/state-examples.ts'
import { checkoutView, type Happening } from './checkout-view.ts'

const texts = { count: null, itemCount: null, formattedTotal: null, formattedBalance: null, notices: [] }
const price = (value: number) => ({ formatted: '', value, currency: 'GBP' })
const costing = (value: number) => ({
  ...texts,
  credits: [],
  items: [exampleItem([])],
  total: price(value),
  balance: price(value),
})
const empty = { ...costing(0), items: [] }

const shopping: Happening = {
  payment: states.ready,
  cart: costing(1500),
  lastAsked: 1500,
  ended: null,
  refused: null,
  placing: false,
  isPlaced: false,
  isDesk: false,
}
const view = (more: Partial<Happening>) => checkoutView({ ...shopping, ...more })

describe('the checkout page', () => {
  test('shows what is to be paid, and the amount', () => {
    const pay = { title: 'checkout:payment.pay', amount: 1500, isPaying: false, hasNothing: false, isGone: false }
    expect(view({})).toEqual(pay)
    expect(view({ isDesk: true })).toEqual({ ...pay, title: 'checkout:desk.take' })
    expect(view({ cart: costing(0) })).toMatchObject({ title: 'checkout:page.free', amount: 0 })
    expect(view({ cart: { ...costing(0), total: null, balance: null } }).amount).toBe(8400)
  })

  test('shows no unknown amount', () => {
    const unpriced = { ...exampleItem([]), price: null, lineTotal: null }
    const cart = { ...costing(0), total: null, balance: null, items: [unpriced] }
    expect(view({ cart, lastAsked: null })).toMatchObject({ title: 'checkout:page.heading', amount: null })
    expect(view({ cart: null })).toMatchObject({ title: 'checkout:page.heading', amount: null, hasNothing: true })
  })

  test('shows a running payment, whatever the basket says', () => {
    const paying = paymentStatuses.filter((status) => view({ payment: states[status], cart: empty }).isPaying)
    expect(paying).toEqual(['authorizing', 'sca_processing', 'completing', 'completed'])
    for (const status of paying) {
      expect(view({ payment: states[status], cart: empty })).toMatchObject({ amount: 1500, hasNothing: false })
    }
    expect(view({ payment: states.completing, cart: costing(4200) }).amount).toBe(1500)
  })

  test('[PAY-45 partly] stays with a payment of unknown outcome, even when the basket is empty', () => {
    const payment = { ...states.failed, error: unknownOutcome(null), recovery }
    expect(view({ payment, cart: empty })).toMatchObject({ isPaying: true, hasNothing: false, isGone: false })
    // After a reload the amount is unknown.
    expect(view({ payment, cart: empty, lastAsked: null }).title).toBe('checkout:page.heading')
  })

  test('stays with an order without a card until it is placed', () => {
    expect(view({ cart: empty, placing: true }).hasNothing).toBe(false)
    expect(view({ cart: empty, isPlaced: true })).toMatchObject({ hasNothing: true, isGone: false })
  })
})

describe('items that have left the basket', () => {
  const order = { reference: 'TL-000501', total: null, path: null }
  test.each<[string, Partial<Happening>, boolean]>([
    ['nobody has said why', { cart: empty }, true],
    ['nor does a card that was declined before say so', { cart: empty, ended: states.failed.error }, true],
    ['the platform has said why', { cart: { ...empty, notices: ['The time ran out.'] } }, false],
    ['the last payment made an order of it', { cart: empty, ended: paidElsewhere(order) }, false],
    [
      'somebody else was served first',
      { cart: empty, refused: { ...declined('complete', null, false), code: 'basket_paid' } },
      false,
    ],
    ['it could not be read', { cart: null }, false],
    ['it is there', {}, false],
  ])('%s', (_what, happening, isGone) => {
    expect(view(happening).isGone).toBe(isGone)
  })
})
