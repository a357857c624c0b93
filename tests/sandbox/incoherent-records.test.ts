import { platformRecords, seedDay } from '@touchline/seed'
import { expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'
import { at, dayCard, make, nia } from './own-records.ts'

const dayCardPrice = 'data.packages.0.contents.0.options.0.soldAt.price'
const mineId = '0190a1b2-0000-7000-8000-000000800009'

const dayCardFor = (price: unknown) => ({
  ...dayCard,
  contents: [{ usages: 2, options: [{ name: 'Any', soldAt: { scheduleId: mineId, price } }] }],
})

/** A schedule of a seeded type under its own ids. */
function mineOf(kind: 'class' | 'ticketed') {
  const found = platformRecords(seedDay(Date.parse(at))).schedules.find((schedule) => schedule.kind === kind)
  const occurrences = found?.occurrences.map((one, n) => ({ ...one, id: `mine${String(n).padStart(30, '0')}` }))
  return { ...found, id: mineId, slug: 'mine', reference: 'MINE', extraIds: [], occurrences }
}

/** An order of the past for a class of mine. */
const orderOf = (total: number, paid: number, tenderType = 'cash') => ({
  id: 800_020,
  cartUuid: '0190a1b2-0000-7000-8000-000000800020',
  userId: nia.id,
  source: 'activity-booking',
  completedAt: '2026-04-01T09:00:00Z',
  total,
  payments: [{ tenderType, amount: paid }],
  refundStatus: null,
  items: [
    {
      id: 800_021,
      purchasableType: 'purchasableOccurrence',
      purchasableId: mineId,
      soldAt: { scheduleId: mineId, price: 'single' },
      name: 'Mine',
      price: 100,
      quantity: 1,
      benefitApplied: false,
      purchasedForUserId: nia.id,
      extras: [],
    },
  ],
})

test.each([
  [
    'a package for a class as a whole',
    () => ({ schedules: [mineOf('class')], packages: [dayCardFor('whole')] }),
    { [dayCardPrice]: [`Schedule ${mineId} is not sold as whole.`] },
  ],
  [
    'a package for tickets of a class',
    () => ({ schedules: [mineOf('class')], packages: [dayCardFor({ ticket: 0 })] }),
    { [dayCardPrice]: [`Schedule ${mineId} is not sold as ticket 0.`] },
  ],
  [
    'a swim without tickets',
    () => ({ schedules: [{ ...mineOf('ticketed'), tickets: [], occurrences: [] }] }),
    { 'data.schedules.0.tickets': ['A ticketed schedule needs at least one kind of ticket.'] },
  ],
  [
    'an order that was paid in part',
    () => ({ users: [nia], schedules: [mineOf('class')], orders: [orderOf(100, 50)] }),
    { 'data.orders.0.payments': ['The payments come to 50, the total is 100.'] },
  ],
  [
    'an order whose lines cost less',
    () => ({ users: [nia], schedules: [mineOf('class')], orders: [orderOf(120, 120)] }),
    { 'data.orders.0.items': ['The lines come to 100, the total is 120.'] },
  ],
  [
    'an order by card online',
    () => ({ users: [nia], schedules: [mineOf('class')], orders: [orderOf(100, 100, 'online')] }),
    { 'data.orders.0.payments.0.tenderType': ['An order of the past cannot be paid by online.'] },
  ],
  [
    'credit of nothing',
    () => ({
      credits: [{ id: 800_030, userId: 1, type: 'general', amount: 0, reason: '-', createdAt: 0, expiresAt: null }],
    }),
    { 'data.credits.0.amount': ['Credit is of more than nothing.'] },
  ],
  [
    'a venue in a zone that does not exist',
    () => {
      const [venue] = platformRecords(seedDay(Date.parse(at))).venues
      return { venues: [{ ...venue, id: 800_031, slug: 'mine', timezone: 'Europe/Nowhere' }] }
    },
    { 'data.venues.0.timezone': ['There is no time zone Europe/Nowhere; Europe/London is one.'] },
  ],
])('contradictory records of one’s own are refused: %s', async (_what, data, errors) => {
  const platform = await startPlatform()
  const { status, json } = await make(platform, data())
  expect([status, (json() as { errors?: unknown }).errors]).toEqual([422, errors])
})

test('records of one’s own may include a past order', async () => {
  const platform = await startPlatform()
  const data = {
    users: [nia],
    schedules: [mineOf('class')],
    packages: [dayCardFor('single')],
    orders: [orderOf(100, 100)],
  }
  const made = await make(platform, data)
  expect(made.status, made.text).toBe(201)
})
