import { expect, test } from 'vitest'
import { mainPartOf, partsOf } from './bought-parts.ts'
import { exampleItem, exampleSession } from './testing/cart-examples.ts'

const course = exampleItem([exampleSession(1, '2027-01-05', '17:00', '17:45')])
const penalty = { ...course, type: 'penalty' as const, name: 'Missed without notice', childItems: [] }
const fee = { ...penalty, type: 'journal_transaction' as const, name: 'A fee' }
const tenSwims = { ...penalty, type: 'pricing_option' as const, name: 'Ten swims' }
const membership = { ...penalty, type: 'membership' as const, name: 'Active' }

test('what was booked, what was bought and what was owed are told apart', () => {
  expect(partsOf([penalty, course, tenSwims, membership, fee])).toEqual({
    booked: [course],
    bought: [tenSwims, membership],
    settled: [penalty, fee],
  })
})

test('something with sessions is booked, whatever the platform calls it', () => {
  expect(partsOf([{ ...course, type: 'something_new' }]).booked).toHaveLength(1)
})

test('a time to come weighs more than a thing to have, and that more than what is paid off', () => {
  const mainOf = (...items: Parameters<typeof partsOf>[0]) => mainPartOf(partsOf(items))
  expect(mainOf(penalty, tenSwims, course)).toBe('booked')
  expect(mainOf(penalty, membership)).toBe('bought')
  expect(mainOf(penalty, fee)).toBe('settled')
})
