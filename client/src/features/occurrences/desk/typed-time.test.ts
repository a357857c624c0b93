import { expect, test } from 'vitest'
import { typedTime } from './typed-time.ts'

test.each([
  ['18:30', '18:30'],
  ['18.30', '18:30'],
  ['1830', '18:30'],
  [' 9:05 ', '09:05'],
  ['5pm', '17:00'],
  ['5 pm', '17:00'],
  ['5.30 p.m.', '17:30'],
  ['12am', '00:00'],
  ['12 PM', '12:00'],
])('[O-578 partly] the typed time %s is %s', (text, time) => {
  expect(typedTime(text)).toBe(time)
})

test.each(['', '5', '25:00', '18:60', '13pm', '0am', 'noon', '18:30:00', '5pmm', '5m'])(
  '[O-578 partly] %o is no time',
  (text) => {
    expect(typedTime(text)).toBeNull()
  },
)
