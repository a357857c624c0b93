import { expect, test } from 'vitest'
import { basketSymbolFor } from './basket-symbol.ts'

const account = (currency: string, ...roles: readonly ('customer' | 'foh')[]) => ({
  roles: [...roles],
  credit: { balance: { formatted: null, value: 0, currency } },
})
const inPounds = { currency: { symbol: '£', code: 'GBP' } }

test.each([
  ['a customer reads the currency of the site', account('EUR', 'customer'), inPounds, '£'],
  ['so does whoever is not logged in', null, inPounds, '£'],
  ['staff of another currency read their own', account('EUR', 'foh'), inPounds, '€'],
  ['in letters where it has no sign', account('CHF', 'foh'), inPounds, 'CHF\u00a0'],
  [
    'staff of the same one what the site calls it',
    account('GBP', 'foh'),
    { currency: { symbol: 'GB£', code: 'GBP' } },
    'GB£',
  ],
  ['what is no currency is passed over', account('euros', 'foh'), inPounds, '£'],
  ['pounds where nobody says', account('', 'foh'), { currency: null }, '£'],
] as const)('[S6-014, C-65] of a basket: %s', (_what, user, client, symbol) => {
  expect(basketSymbolFor(user, client)).toBe(symbol)
})
