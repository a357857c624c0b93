import { beforeAll, describe, expect, test } from 'vitest'
import { staticMarkup } from '../../app/pages/static-markup.tsx'
import { loadTexts, startI18n } from '../../i18n/start-i18n.ts'
import { namespaces } from '../../i18n/text-catalogue.ts'
import type { CancellationSummary } from './terms.ts'
import { useCancellationText, useCancellationTexts } from './use-cancellation-text.ts'

beforeAll(async () => {
  await startI18n()
  await loadTexts(namespaces)
})

const until = { utc: '2026-05-01 08:00:00', local: '2026-05-01 09:00:00', timezone: 'Europe/London' }
const pounds = (value: number) => ({ value, formatted: null, currency: null })

function Said({ summary, price }: { readonly summary: CancellationSummary; readonly price: number }) {
  const text = useCancellationText()(summary, price)
  return [text?.by, text?.returns].filter(Boolean).join('. ')
}

const said = (summary: CancellationSummary, price = 5600) => staticMarkup(<Said summary={summary} price={price} />)

function SaidTogether() {
  const later = { returns: 'nothing', fee: pounds(300) }
  const usage = { until, returns: 'usage', later: { returns: 'usage_lost', fee: null } }
  const text = useCancellationTexts()([
    { summary: usage, price: 0 },
    { summary: { until, returns: 'credit_full', later }, price: 560 },
    { summary: { until, returns: 'credit_full', later }, price: 380 },
  ])
  return [text?.by, text?.returns].filter(Boolean).join('. ')
}

test('[O-430, O-431] several lines of one time have one deadline, and each its own refund', async () => {
  expect(await staticMarkup(<SaidTogether />)).toBe(
    'Cancel by Friday 1 May, 09:00. The use goes back to your package. After that, the use of your package is lost. Full refund as credit. After that, no refund and a fee of £6.00.',
  )
})

function SaidOfTickets() {
  const nothing = { until, returns: 'nothing', later: { returns: 'nothing', fee: null } }
  const later = { returns: 'nothing', fee: pounds(300) }
  const text = useCancellationTexts()([
    { summary: nothing, price: 0, tickets: { name: 'Adult', quantity: 1, price: 0 } },
    {
      summary: { until, returns: 'credit_full', later },
      price: 1120,
      tickets: { name: 'Adult', quantity: 2, price: 560 },
    },
  ])
  return [text?.by, text?.returns].filter(Boolean).join('. ')
}

test('[O-508] refund and fee of paid tickets beside a free one say which tickets they are about', async () => {
  expect(await staticMarkup(<SaidOfTickets />)).toBe(
    'Cancel by Friday 1 May, 09:00. 2 × Adult (£5.60 each): Full refund as credit. After that, no refund and a fee of £3.00.',
  )
})

describe('[O-140] cancellation deadlines in words', () => {
  const free = { until, returns: 'credit_full' }
  const first = 'Cancel by Friday 1 May, 09:00. Full refund as credit.'

  test.each([
    [{ returns: 'not_possible' }, "After that you can't cancel."],
    [{ returns: 'nothing' }, 'After that, no refund.'],
    [{ returns: 'nothing', fee: pounds(300) }, 'After that, no refund and a fee of £3.00.'],
    [
      { returns: 'nothing', fee: pounds(300), blocks: ['booking'] },
      'After that, no refund and a fee of £3.00. It must be paid before the next booking.',
    ],
    [
      { returns: 'nothing', fee: pounds(500), strikes: { count: 3, days: 30 } },
      'After that, no refund. With 3 or more late cancellations within 30 days, there is a fee of £5.00.',
    ],
    [{ returns: 'not_possible', sessions: 'each' }, 'After that, each day has its own deadline.'],
    [
      { returns: 'nothing', sessions: 'each' },
      'After that, each day has its own deadline. After each deadline there is no refund.',
    ],
    [
      { returns: 'nothing', fee: pounds(300), sessions: 'all_left' },
      'After that, you can still cancel the remaining sessions. Each has its own deadline. After each deadline there is no refund and a fee of up to £3.00.',
    ],
    [
      { returns: 'not_possible', sessions: 'all_left' },
      'After that, you can still cancel the remaining sessions, up to the deadline of the next one.',
    ],
    [{ returns: 'nothing', sessions: 'of-another-kind' }, 'After that, no refund.'],
  ])('and the terms after the deadline: %o', async (later, sentence) => {
    expect(await said({ ...free, later })).toBe(`${first} ${sentence}`)
  })

  test('names the remaining sessions once the first deadline has passed', async () => {
    const over = { until: null, returns: 'nothing' }
    expect(await said({ ...over, later: { returns: 'not_possible', sessions: 'each' } })).toBe(
      'You can cancel each day before its own deadline',
    )
    expect(await said({ ...over, later: { returns: 'nothing', fee: pounds(300), sessions: 'all_left' } })).toBe(
      'You can still cancel the remaining sessions. Each has its own deadline. After each deadline there is no refund and a fee of up to £3.00.',
    )
    expect(await said({ ...over, later: { returns: 'nothing', sessions: null } })).toBe(
      "You can cancel, but you won't get a refund",
    )
  })

  test('[O-310] names the fee of cancelling now, once the deadline has passed', async () => {
    const over = { until: null, returns: 'nothing' }
    const fee = { returns: 'nothing', fee: pounds(200), sessions: null }
    expect(await said({ ...over, later: fee })).toBe(
      "You can cancel, but you won't get a refund. A fee of £2.00 applies if you cancel now.",
    )
    expect(await said({ ...over, later: { ...fee, blocks: ['booking'], strikes: { count: 3, days: 60 } } })).toBe(
      "You can cancel, but you won't get a refund. With 3 or more late cancellations within 60 days, there is a fee of £2.00. It must be paid before the next booking.",
    )
  })

  test('[O-385] says of a booking paid by a package that the use comes back, and when it is lost', async () => {
    const lost = { returns: 'usage_lost', fee: null, sessions: null }
    expect(await said({ until, returns: 'usage', later: lost }, 0)).toBe(
      'Cancel by Friday 1 May, 09:00. The use goes back to your package. After that, the use of your package is lost.',
    )
    expect(await said({ until, returns: 'usage', later: { ...lost, sessions: 'all_left' } }, 0)).toBe(
      'Cancel by Friday 1 May, 09:00. The use goes back to your package. After that, you can still cancel the remaining sessions. Each has its own deadline. After each deadline the use of your package is lost.',
    )
    expect(await said({ until: null, returns: 'usage_lost', later: lost }, 0)).toBe(
      'You can cancel, but the use of your package is lost',
    )
  })

  test('covers free bookings and bookings without a refund', async () => {
    const later = { returns: 'nothing', sessions: 'all_left' }
    expect(await said({ until, returns: 'nothing', later }, 0)).toBe(
      'Cancel by Friday 1 May, 09:00. After that, you can still cancel the remaining sessions. Each has its own deadline.',
    )
    expect(await said({ until, returns: 'nothing', later })).toBe('Cancel by Friday 1 May, 09:00. No refund.')
    // What becomes impossible is said of free bookings, too.
    expect(await said({ until, returns: 'nothing', later: { returns: 'not_possible', sessions: null } }, 0)).toBe(
      "Cancel by Friday 1 May, 09:00. After that you can't cancel.",
    )
    expect(await said({ until, returns: 'nothing', later: { returns: 'nothing', sessions: null } }, 0)).toBe(
      'Cancel by Friday 1 May, 09:00',
    )
  })
})
