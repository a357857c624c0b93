import { expect, test } from 'vitest'
import { slowdownOf } from './calibrate.ts'

test.each([
  [100, 1],
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1050, 2.5],
  [1533, 4],
  [2000, 6],
  [2600, 6],
])('a machine of %i is slowed down %d times', (index, slowdown) => {
  expect(slowdownOf(index)).toBe(slowdown)
})
