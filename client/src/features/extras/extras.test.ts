import { minorUnits } from '@touchline/money'
import { expect, test } from 'vitest'
import { extra } from '../occurrences/testing/schedule-examples.ts'
import { extraLimit, extrasFor, extrasTakenOff, isForStay } from './extras.ts'

const lunch = { ...extra(1, 2250), name: 'Hot lunch', wholeOnly: true, maxQuantity: 1 }
const shirt = { ...extra(2, 800), name: 'T-shirt' }

test('[O-550 partly] the form stops at the own limit of an extra, and at ten where there is none', () => {
  expect([lunch, shirt].map(extraLimit)).toEqual([1, 10])
  expect(extraLimit({ ...lunch, available: 0 })).toBe(0)
})

test('[O-567] an extra that a person has once is for the whole booking, others are counted', () => {
  expect([lunch, shirt].map(isForStay)).toEqual([true, false])
})

test('[O-551 partly] an extra for the whole comes off with single days, with its amount', () => {
  const { fit, forWhole } = extrasFor([lunch, shirt], false)
  expect([fit, forWhole]).toEqual([[shirt], [lunch]])
  const offer = { forWhole, all: [lunch, shirt], had: [] }
  expect(extrasTakenOff(offer, { 1: 1, 2: 3 })).toEqual([
    { id: 1, name: 'Hot lunch', quantity: 1, amount: 2250, why: 'forWhole' },
  ])
  expect(extrasTakenOff(offer, { 1: 0, 2: 3 })).toEqual([])
  expect(extrasTakenOff({ ...offer, forWhole: [] }, { 1: 1 })).toEqual([])
})

test('[O-551 partly] an extra of the line that the other person is not offered comes off', () => {
  const had = [{ id: 9, name: 'Hoodie', quantity: 1, amount: minorUnits(2400) }]
  expect(extrasTakenOff({ forWhole: [], all: [shirt], had }, { 9: 1 })).toEqual([{ ...had[0], why: 'notOffered' }])
})
