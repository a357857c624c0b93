import { expect, test } from 'vitest'
import { expectedOn, nextSession } from './next-session.ts'
import { exampleCap, exampleItem, exampleSession } from './testing/cart-examples.ts'

const at = (text: string) => Date.parse(text)
const course = exampleItem([
  exampleSession(2, '2027-01-12', '17:00', '17:45'),
  exampleSession(1, '2027-01-05', '17:00', '17:45'),
  exampleCap,
])
const other = exampleItem([exampleSession(3, '2027-01-08', '09:00', '10:00')])

test('the next session of an order is the first one to come, from any item', () => {
  expect(nextSession([other, course], at('2027-01-04T12:00:00Z'))).toMatchObject({ item: course })
  expect(nextSession([other, course], at('2027-01-06T12:00:00Z'))).toMatchObject({ item: other })
  expect(nextSession([other, course], at('2027-02-01T12:00:00Z'))).toBeUndefined()
  expect(nextSession([exampleItem([])], at('2027-01-04T12:00:00Z'))).toBeUndefined()
})

test('a session is expected today or tomorrow by its time, and by a weekday alone only while that is unambiguous', () => {
  const [session] = [nextSession([course], at('2027-01-04T12:00:00Z'))?.session]
  if (!session) throw new Error('the course has a session')
  expect(expectedOn(session, at('2027-01-05T08:00:00Z'))).toEqual({ kind: 'today', time: '17:00' })
  expect(expectedOn(session, at('2027-01-04T12:00:00Z'))).toEqual({ kind: 'tomorrow', time: '17:00' })
  expect(expectedOn(session, at('2027-01-03T12:00:00Z'))).toEqual({ kind: 'soon', weekday: 'Tuesday' })
  expect(expectedOn(session, at('2026-12-29T18:00:00Z'))).toEqual({ kind: 'later', day: 'Tuesday 5 January' })
})
