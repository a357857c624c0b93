import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { ticketsQuoted } from './tickets-quoted.ts'

const price = (value: number) => ({ formatted: null, value, currency: 'GBP' })
const tickets = [
  { id: 'adult', name: 'Adult', price: price(0), attendees: 1 },
  { id: 'junior', name: 'Junior', price: price(380), attendees: 1 },
]
const line = (purchasableId: string, quantity: number, value: number, more: object = {}) => ({
  purchasableType: 'activityTicket',
  purchasableId,
  name: 'Lane swim',
  quantity,
  price: price(value),
  lineTotal: price(value * quantity),
  benefitApplied: false,
  packageApplied: false,
  priceNote: null,
  ...more,
})
const refresh = async () => undefined
const answered = (lines: ReturnType<typeof line>[], total: number) => ({
  status: 'success' as const,
  data: { lines, total: price(total) },
  refresh,
})
const asking = { tickets, quantities: { adult: 20, junior: 1 }, loggedIn: true }

describe('[O-283] the price of chosen tickets', () => {
  test('is the platform’s: one at the member price, the rest at the ordinary one', () => {
    const lines = [line('adult', 1, 0, { benefitApplied: true }), line('adult', 19, 520), line('junior', 1, 380)]
    expect(ticketsQuoted(answered(lines, 10_260), asking)).toEqual({
      total: 10_260,
      lines: [
        { ticketId: 'adult', quantity: 1, price: 0, reason: 'member' },
        { ticketId: 'adult', quantity: 19, price: 520, reason: null },
        { ticketId: 'junior', quantity: 1, price: 380, reason: null },
      ],
      terms: [],
    })
  })

  test('is the platform’s where the first ticket is free: the others are not', () => {
    const friends = { ...asking, quantities: { adult: 3 } }
    expect(ticketsQuoted({ status: 'loading', refresh }, friends).total).toBeNull()
    const lines = [line('adult', 1, 0, { benefitApplied: true }), line('adult', 2, 560)]
    expect(ticketsQuoted(answered(lines, 1120), friends)).toMatchObject({ total: 1120, lines: [{}, { quantity: 2 }] })
    expect(ticketsQuoted({ status: 'loading', refresh }, { ...asking, quantities: {} }).total).toBe(0)
  })

  test('[O-45] names the ticket that a package pays for', () => {
    const { lines } = ticketsQuoted(answered([line('adult', 1, 0, { packageApplied: true })], 0), asking)
    expect(lines).toMatchObject([{ reason: 'package' }])
  })

  test('[O-430] has the terms of cancelling each line, where the platform says those of all', () => {
    const terms = { cancellationSummary: { until: null, returns: 'nothing' } }
    const [own, others] = [line('adult', 1, 0, terms), line('adult', 2, 520, terms)]
    expect(ticketsQuoted(answered([own, others], 1040), asking).terms).toEqual([
      { summary: terms.cancellationSummary, price: 0, tickets: { name: 'Adult', quantity: 1, price: 0 } },
      { summary: terms.cancellationSummary, price: 1040, tickets: { name: 'Adult', quantity: 2, price: 520 } },
    ])
    expect(ticketsQuoted(answered([own, line('adult', 2, 520)], 1040), asking).terms).toEqual([])
  })

  test('is unknown until the platform has said it', () => {
    const unknown = { total: null, lines: [], terms: [] }
    expect(ticketsQuoted({ status: 'loading', refresh }, asking)).toEqual(unknown)
  })

  test('is everybody’s for a visitor, and on a platform that does not answer', () => {
    const shown = { total: 380, lines: [], terms: [] }
    expect(ticketsQuoted({ status: 'loading', refresh }, { ...asking, loggedIn: false })).toEqual(shown)
    const error = new ApiError({ status: 404, code: 'item_not_found' })
    expect(ticketsQuoted({ status: 'error', error, refresh }, asking)).toEqual(shown)
  })
})
