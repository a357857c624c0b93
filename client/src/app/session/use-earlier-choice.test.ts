import { expect, test } from 'vitest'
import { isFromEarlier } from './use-earlier-choice.ts'

const at = Date.parse('2026-04-07T09:00:00Z')
const minutesAgo = (minutes: number) => at - minutes * 60_000

test.each([
  ['just now', minutesAgo(0), false],
  ['half an hour ago', minutesAgo(30), false],
  ['longer ago', minutesAgo(31), true],
  ['at an unknown time', null, false],
])('[O-372 partly] a person chosen or last used %s is of an earlier visit: %s', (_, chosenAt, expected) => {
  expect(isFromEarlier(chosenAt, at)).toBe(expected)
})
