import { describe, expect, test } from 'vitest'
import { stepped } from './step.ts'

const extras = { min: 0, max: 10 }

describe('the number stepper', () => {
  test('[S5-050] stays at min when it is stepped down', () => {
    expect(stepped(1, { kind: 'decrease' }, extras)).toBe(0)
    expect(stepped(0, { kind: 'decrease' }, extras)).toBe(0)
  })

  test('[S5-051] stays at max when it is stepped up', () => {
    expect(stepped(9, { kind: 'increase' }, extras)).toBe(10)
    expect(stepped(10, { kind: 'increase' }, extras)).toBe(10)
  })

  test.each(['0', '-3', 'x', '', '1.5', '1e1'])(
    '[S5-052, C-53] ignores the typed %o, which is not above min',
    (text) => {
      expect(stepped(4, { kind: 'typed', text }, extras)).toBe(4)
    },
  )

  test('[S5-053] ignores a typed value above max', () => {
    expect(stepped(4, { kind: 'typed', text: '11' }, extras)).toBe(4)
    expect(stepped(4, { kind: 'typed', text: '10' }, extras)).toBe(10)
  })

  test('a digit typed after a zero counts as that digit', () => {
    expect(stepped(0, { kind: 'typed', text: '07' }, extras)).toBe(7)
  })

  test('[S5-054 partly, C-53 partly] erasing sets 0, raised to min', () => {
    expect(stepped(4, { kind: 'erased' }, extras)).toBe(0)
    expect(stepped(4, { kind: 'erased' }, { min: 2, max: 10 })).toBe(2)
  })

  test('[S5-055 partly] a double click sets max', () => {
    expect(stepped(4, { kind: 'double-clicked' }, extras)).toBe(10)
  })
})
