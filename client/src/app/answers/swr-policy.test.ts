import { expect, test } from 'vitest'
import { saysTheSame } from './swr-policy.ts'

const course = { name: 'Splash babies', sessions: [{ at: '2026-03-02' }, { at: '2026-03-09' }], place: null }

test.each([
  ['an answer and its copy', structuredClone(course), true],
  ['keys in another order', { place: null, sessions: course.sessions, name: course.name }, true],
  ['another text within', { ...course, sessions: [{ at: '2026-03-02' }, { at: '2026-03-10' }] }, false],
  ['a row less', { ...course, sessions: [{ at: '2026-03-02' }] }, false],
  ['a field that is undefined instead of null', { ...course, place: undefined }, false],
  ['another field in place of one', { name: course.name, sessions: course.sessions, town: null }, false],
  ['no answer', undefined, false],
])('%s', (_, other, expected) => {
  expect(saysTheSame(course, other)).toBe(expected)
  expect(saysTheSame(other, course)).toBe(expected)
})

test('a list is no object, and a value that is not plain equals only itself', () => {
  expect(saysTheSame([], {})).toBe(false)
  expect(saysTheSame(new Date(0), new Date(0))).toBe(false)
})
