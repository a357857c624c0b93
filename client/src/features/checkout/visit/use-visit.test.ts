import { expect, test } from 'vitest'
import { isOver, visitAddress } from './use-visit.ts'

test.each([
  ['https://daysout.example/thanks?visit=7', true],
  ['http://127.0.0.1:4000/late', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/basket', false],
  ['', false],
  [null, false],
])('[O-17] %s is a page a customer may be sent to: %s', (address, expected) => {
  expect(visitAddress(address)).toBe(expected ? address : null)
})

test('[O-17] a checkout is over from its expiry on; without one, never', () => {
  const end = '2026-04-07T09:30:00Z'
  expect([Date.parse(end) - 1, Date.parse(end)].map((now) => isOver(end, now))).toEqual([false, true])
  expect([null, 'soon'].map((text) => isOver(text, Date.parse(end)))).toEqual([false, false])
})
