import { describe, expect, test } from 'vitest'
import { creditCovering, creditOptions } from './credit-options.ts'

function price(value: number) {
  return { formatted: '', value, currency: 'GBP' }
}

function credit(type: 'membership' | 'general', available: number, applicable: number, reserved = 0) {
  return {
    type,
    totalAvailable: price(available),
    maxApplicable: price(applicable),
    reserved: price(reserved),
  }
}

describe('credit at the checkout', () => {
  test('[O-42 partly] membership credit comes before general credit', () => {
    const options = creditOptions([credit('general', 1500, 1500), credit('membership', 2000, 2000)], 8400)
    expect(options.map(({ type }) => type)).toEqual(['membership', 'general'])
  })

  test('credit that the customer does not have is not offered', () => {
    expect(creditOptions([credit('membership', 0, 0), credit('general', 1500, 1500)], 8400)).toEqual([
      { type: 'general', available: 1500, applicable: 1500, reserved: 0 },
    ])
  })

  test('[O-42 partly] both kinds together never cover more than the balance', () => {
    const options = creditOptions([credit('membership', 2000, 2000, 1800), credit('general', 1500, 1500)], 2000)
    expect(options).toEqual([
      { type: 'membership', available: 2000, applicable: 2000, reserved: 1800 },
      { type: 'general', available: 1500, applicable: 200, reserved: 0 },
    ])
  })

  test('reserved credit can be released even when no other is left', () => {
    expect(creditOptions([credit('general', 0, 0, 500)], 400)).toEqual([
      { type: 'general', available: 0, applicable: 0, reserved: 500 },
    ])
  })
})

describe('[O-277] credit that pays for all of a basket', () => {
  test('is taken of each type in turn, and reserved credit counts', () => {
    const both = creditOptions([credit('membership', 500, 500), credit('general', 1500, 720)], 720)
    expect(creditCovering(both, 720)).toEqual([
      { type: 'membership', amount: 500 },
      { type: 'general', amount: 220 },
    ])
    expect(creditCovering(creditOptions([credit('general', 720, 720, 720)], 720), 720)).toEqual([
      { type: 'general', amount: 720 },
    ])
  })

  test('is none where it does not suffice, and nothing where nothing is due', () => {
    expect(creditCovering(creditOptions([credit('general', 700, 700)], 720), 720)).toBeNull()
    expect(creditCovering([], 0)).toEqual([])
  })
})
