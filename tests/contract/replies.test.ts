import { type ApiName, endpoints } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { expectAnswer, findingsOn } from './contract-answers.ts'
import { requestFor } from './requests.ts'
import { setScene } from './scene.ts'

// The keys of an object literal whose type has exactly these keys.
const names = Object.keys(endpoints) as readonly ApiName[]

describe('every call', () => {
  test.each(names)('%s returns exactly the fields that its endpoint declares', async (name) => {
    expectAnswer(endpoints[name], await requestFor(name)(await setScene()))
  })
})

test('an answer with an undeclared field is reported', () => {
  const { reply } = endpoints.readClock
  const clock = { now: '2026-04-07T09:00:00Z', frozen: true, ran: [] }
  expect(findingsOn(reply, { data: clock })).toEqual([])
  expect(findingsOn(reply, { data: { ...clock, secret: 1 } })).not.toEqual([])
  expect(findingsOn(reply, { data: { ...clock, now: 'noon' } })).not.toEqual([])
})
