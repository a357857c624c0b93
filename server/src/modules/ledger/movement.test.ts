import { minorUnits as p } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import { grantOf, transactionOf } from './account.ts'
import { checkMovement, type Entry } from './movement.ts'

const check = (entries: readonly Entry[]) => () => checkMovement({ id: 'order:12', at: 0, entries })

describe('a movement', () => {
  test('sums to zero, with any number of accounts', () => {
    const entries = [
      { account: 'card:u-7', amount: p(1500) },
      { account: 'credit:3', amount: p(300) },
      { account: 'credit:4', amount: p(200) },
      { account: 'sales', amount: p(-2000) },
    ] as const
    expect(check(entries)).not.toThrow()
  })

  test.each([
    [
      'value that appears',
      [
        { account: 'tender:cash', amount: p(2000) },
        { account: 'sales', amount: p(-1999) },
      ],
    ],
    ['one account alone', [{ account: 'sales', amount: p(0) }]],
    ['nothing at all', []],
    [
      'an entry of nothing',
      [
        { account: 'tender:cash', amount: p(0) },
        { account: 'sales', amount: p(0) },
      ],
    ],
  ] as const)('throws with %s', (_what, entries) => {
    expect(check(entries)).toThrow(RangeError)
  })
})

test('an account names its owner', () => {
  expect([grantOf('credit:12'), grantOf('credit-issued'), grantOf('sales')]).toEqual([12, undefined, undefined])
  expect([transactionOf('card:u-7'), transactionOf('tender:card')]).toEqual(['u-7', undefined])
})
