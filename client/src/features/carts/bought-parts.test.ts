import { expect, test } from 'vitest'
import { mainPartOf, partsOf } from './bought-parts.ts'
import { exampleItem, exampleSession } from './testing/cart-examples.ts'

const course = exampleItem([exampleSession(1, '2027-01-05', '17:00', '17:45')])
const penalty = { ...course, type: 'penalty' as const, name: 'Missed without notice', childItems: [] }
const fee = { ...penalty, type: 'journal_transaction' as const, name: 'A fee' }
const tenSwims = { ...penalty, type: 'pricing_option' as const, name: 'Ten swims' }
const membership = { ...penalty, type: 'membership' as const, name: 'Active' }

test('bookings, purchases and charges are told apart', () => {
  expect(partsOf([penalty, course, tenSwims, membership, fee])).toEqual({
    booked: [course],
    bought: [tenSwims, membership],
    settled: [penalty, fee],
  })
})

test('an item with sessions is a booking, whatever its type', () => {
  expect(partsOf([{ ...course, type: 'something_new' }]).booked).toHaveLength(1)
})

test('a booking outweighs a purchase, and a purchase a paid charge', () => {
  const mainOf = (...items: Parameters<typeof partsOf>[0]) => mainPartOf(partsOf(items))
  expect(mainOf(penalty, tenSwims, course)).toBe('booked')
  expect(mainOf(penalty, membership)).toBe('bought')
  expect(mainOf(penalty, fee)).toBe('settled')
})
