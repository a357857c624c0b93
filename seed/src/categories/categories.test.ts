import { expect, test } from 'vitest'
import { entriesOf } from '../entries.ts'
import { seedCategories } from './categories.ts'
import { publishedPolicies } from './policies.ts'

test('the seed has every cancellation policy that operators publish', () => {
  const bookable = seedCategories().filter(({ bookingType }) => bookingType !== null)
  const missing = entriesOf(publishedPolicies).flatMap(([name, { message }]) =>
    bookable.some(({ cancellation }) => cancellation.message === message) ? [] : [name],
  )
  expect(missing).toEqual([])
})
