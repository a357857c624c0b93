import { describe, expect, test } from 'vitest'
import { exampleOrder } from '../../orders/testing/order-example.ts'
import { hasBecome } from './paid-order.ts'

const [line] = exampleOrder.items
const order = { ...exampleOrder, itemHash: 'v1:a', items: line ? [{ ...line, id: 71 }] : [] }

describe('an order matches the basket it came from', () => {
  test.each([
    ['it has its hash', { itemHash: 'v1:a', itemIds: [] }, true],
    ['it has one of its items, whatever was added elsewhere', { itemHash: 'v1:b', itemIds: [70, 71] }, true],
    ['it has neither', { itemHash: 'v1:b', itemIds: [70] }, false],
    ['nothing is known of the basket', { itemHash: null, itemIds: [] }, false],
  ])('%s', (_, basket, expected) => {
    expect(hasBecome(order, basket)).toBe(expected)
  })

  test('a cancelled or pending order does not match', () => {
    const basket = { itemHash: 'v1:a', itemIds: [71] }
    expect(hasBecome({ ...order, status: 'cancelled' }, basket)).toBe(false)
    expect(hasBecome({ ...order, status: 'awaiting_payment' }, basket)).toBe(false)
  })

  test('without a hash and ids nothing is guessed', () => {
    const unnamed = { ...order, itemHash: null, items: line ? [{ ...line, id: null }] : [] }
    expect(hasBecome(unnamed, { itemHash: null, itemIds: [71] })).toBe(false)
  })
})
