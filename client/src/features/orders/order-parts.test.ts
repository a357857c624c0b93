import { expect, test } from 'vitest'
import { mainPartOf, partsOf } from './order-parts.ts'
import { exampleOrder } from './testing/order-example.ts'

const [course] = exampleOrder.items
if (!course) throw new Error('The example has a course.')
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
