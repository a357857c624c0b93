import { describe, expect, test } from 'vitest'
import { word } from '../../texts/index.ts'
import { linesOfTerms, linesTogether, type VisitTerms } from './terms.ts'

type Summary = NonNullable<VisitTerms['cancellation']>

const until = { utc: '2026-05-01 08:00:00', local: '2026-05-01 09:00:00', timezone: 'Europe/London' }
const pounds = (value: number) => ({ value, formatted: `£${(value / 100).toFixed(2)}`, currency: 'GBP' }) as const
const plain: Summary['later'] = { returns: 'nothing', fee: null, blocks: [], strikes: null, sessions: null }

const termsOf = (cancellation: Omit<Summary, 'amount'>, price: number): VisitTerms => ({
  cancellation: { ...cancellation, amount: pounds(price) },
  price,
  bring: undefined,
})

const said = (cancellation: Omit<Summary, 'amount'>, price = 5600) =>
  linesOfTerms(termsOf(cancellation, price))
    .map((line) => word('en', line))
    .join(' ')

describe('[O-301, O-385] the mail says the terms of cancelling in the words of the site', () => {
  const first = 'Cancel by Friday 1 May 2026, 09:00. Full refund as credit.'

  test.each<[Partial<Summary['later']>, string]>([
    [{ returns: 'not_possible' }, "After that you can't cancel."],
    [{}, 'After that, no refund.'],
    [{ fee: pounds(300) }, 'After that, no refund and a fee of £3.00.'],
    [
      { fee: pounds(300), blocks: ['booking'] },
      'After that, no refund and a fee of £3.00. It must be paid before the next booking.',
    ],
    [
      { fee: pounds(500), strikes: { count: 3, days: 30 } },
      'After that, no refund. With 3 or more late cancellations within 30 days, there is a fee of £5.00.',
    ],
    [{ returns: 'not_possible', sessions: 'each' }, 'After that, each day has its own deadline.'],
    [{ sessions: 'each' }, 'After that, each day has its own deadline. After each deadline there is no refund.'],
    [
      { fee: pounds(300), sessions: 'all_left' },
      'After that, you can still cancel the remaining sessions. Each has its own deadline. After each deadline there is no refund and a fee of up to £3.00.',
    ],
    [
      { returns: 'not_possible', sessions: 'all_left' },
      'After that, you can still cancel the remaining sessions, up to the deadline of the next one.',
    ],
  ])('after the deadline: %o', (later, sentence) => {
    expect(said({ until, returns: 'credit_full', later: { ...plain, ...later } })).toBe(`${first} ${sentence}`)
  })

  test('once the deadline has passed', () => {
    const now = (later: Partial<Summary['later']>) =>
      said({ until: null, returns: 'nothing', later: { ...plain, ...later } })
    expect(now({ returns: 'not_possible', sessions: 'each' })).toBe('You can cancel each day before its own deadline.')
    expect(now({})).toBe("You can cancel, but you won't get a refund.")
    expect(now({ fee: pounds(200) })).toBe(
      "You can cancel, but you won't get a refund. A fee of £2.00 applies if you cancel now.",
    )
  })

  test('of what a package paid for, and of what is free', () => {
    const lost = { ...plain, returns: 'usage_lost' } as const
    expect(said({ until, returns: 'usage', later: lost }, 0)).toBe(
      'Cancel by Friday 1 May 2026, 09:00. The use goes back to your package. After that, the use of your package is lost.',
    )
  })

  test('[O-531] of what is free: nothing to refund, no fee, and when it can no longer be cancelled', () => {
    const free = 'It was free, so there is nothing to refund and no fee.'
    expect(said({ until, returns: 'nothing', later: plain }, 0)).toBe(`Cancel by Friday 1 May 2026, 09:00. ${free}`)
    expect(said({ until, returns: 'nothing', later: { ...plain, returns: 'not_possible' } }, 0)).toBe(
      `Cancel by Friday 1 May 2026, 09:00. After that you can't cancel. ${free}`,
    )
  })

  test('[O-531] of tickets told together: what the paid ones cost, and that nothing was paid only where that is so of all', () => {
    const free = termsOf({ until, returns: 'nothing', later: plain }, 0)
    const paid = termsOf({ until, returns: 'credit_full', later: { ...plain, fee: pounds(300) } }, 1680)
    const together = (...all: readonly VisitTerms[]) => linesTogether(all).map((line) => word('en', line))
    expect(together(free, paid, paid)).toEqual([
      'Cancel by Friday 1 May 2026, 09:00.',
      'Full refund as credit.',
      'After that, no refund and a fee of £3.00.',
    ])
    expect(together(free, free)).toEqual([
      'Cancel by Friday 1 May 2026, 09:00.',
      'It was free, so there is nothing to refund and no fee.',
    ])
  })
})
