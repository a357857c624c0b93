import { expect, test } from 'vitest'
import { patternKindOf } from './pattern-kind.ts'

test.each([
  ['Swimming', 'swim'],
  ['aqua-aerobics', 'swim'],
  ['Gymnastics', 'gymnastics'],
  ['Gym & Fitness', 'gym'],
  ['Badminton', 'racket'],
  ['Street dance', 'dance'],
  ['Football coaching', 'football'],
  ['Climbing wall', 'climbing'],
  ['Pilates', 'yoga'],
  ['Holiday crafts', 'generic'],
])('%s is drawn as %s', (name, kind) => {
  expect(patternKindOf(name)).toBe(kind)
})
