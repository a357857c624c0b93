import { describe, expect, test } from 'vitest'
import type { CancellationSummary } from './terms.ts'
import { termsTogether } from './terms-together.ts'

const pounds = (value: number) => ({ value, formatted: `£${value / 100}`, currency: 'GBP' })
const until = { utc: '2026-05-01 08:00:00', local: '2026-05-01 09:00:00', timezone: 'Europe/London' }
const paid = (fee: number, later: object = {}): CancellationSummary => ({
  until,
  returns: 'credit_full',
  later: { returns: 'nothing', fee: pounds(fee), ...later },
})
const byPackage: CancellationSummary = { until, returns: 'usage', later: { returns: 'usage_lost', fee: null } }
const free: CancellationSummary = { until, returns: 'nothing', later: { returns: 'nothing', fee: null } }

describe('[O-430] the terms of lines that are cancelled together', () => {
  test('name the sum of the fees, because each line costs its own', () => {
    const together = termsTogether([
      { summary: paid(300), price: 560 },
      { summary: paid(200), price: 200 },
    ])
    expect(together).toMatchObject([{ summary: { later: { fee: { value: 500, formatted: null } } }, price: 760 }])
  })

  test('name the fee of one late cancellation, where only some have any', () => {
    const strikes = { strikes: { count: 3, days: 30 } }
    const together = termsTogether([
      { summary: paid(200, strikes), price: 200 },
      { summary: paid(500, strikes), price: 560 },
    ])
    expect(together).toMatchObject([{ summary: { later: { fee: { value: 500 } } } }])
  })

  test('[O-431] keep apart what a package paid for and what money paid for', () => {
    const together = termsTogether([
      { summary: byPackage, price: 0 },
      { summary: paid(300), price: 560 },
    ])
    expect(together.map(({ summary }) => summary.returns)).toEqual(['usage', 'credit_full'])
  })

  test('[O-431] say nothing of a refund for what was free', () => {
    expect(
      termsTogether([
        { summary: free, price: 0 },
        { summary: paid(300), price: 560 },
      ]),
    ).toMatchObject([{ summary: { returns: 'credit_full', later: { fee: { value: 300 } } } }])
    expect(termsTogether([{ summary: free, price: 0 }])).toMatchObject([{ price: 0 }])
    expect(termsTogether([{ summary: null, price: 0 }])).toEqual([])
  })

  test('[O-508] name their tickets only where others have other terms', () => {
    const adult = (quantity: number, price: number) => ({ name: 'Adult', quantity, price })
    const friends = { summary: paid(300), price: 1120, tickets: adult(2, 560) }
    const own = { summary: free, price: 0, tickets: adult(1, 0) }
    expect(termsTogether([own, friends]).map(({ tickets }) => tickets)).toEqual([[adult(2, 560)]])
    expect(termsTogether([friends, { ...friends, tickets: adult(1, 380) }]).map(({ tickets }) => tickets)).toEqual([[]])
  })
})
