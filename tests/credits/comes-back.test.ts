import { applyCredit, cancelBooking, listBookings, listCredits, previewCancellation } from '@touchline/contract'
import { personaId } from '@touchline/seed'
import { expect, test } from 'vitest'
import { add, freeCourt } from '../packages/usages.ts'
import { cards, openStage, type Stage } from '../payments/stage.ts'
import { hostOfSeed } from '../support/host.ts'
import { seedWith } from '../support/seed-with.ts'

/** Carys has £10.00 of credit that expires the day after the tests begin. */
const tomorrowMorning = '2026-04-08T09:00:00.000Z'
const endsSoon = seedWith('credit-of-carys-ends-soon', (writer) => ({
  credits: (records) => {
    const [first] = records
    const own = { id: 901, userId: personaId('carys'), type: 'general' as const, amount: first?.amount }
    const ending = { amount: 1000, expiresAt: Date.parse(tomorrowMorning) }
    return writer.credits(first ? [...records, { ...first, ...own, ...ending } as typeof first] : records)
  },
}))
const host = hostOfSeed(endsSoon)

/** Carys books a court of £11.50 with all her credit and the rest by card; answers the booking. */
async function bookWithCredit(stage: Stage, date: string, amount: number): Promise<number> {
  const carys = await stage.platform.as('carys')
  await add(carys, await freeCourt(carys, date))
  await carys.call(applyCredit, { body: { source: 'activity-booking', credits: [{ type: 'general', amount }] } })
  const customer = await stage.as('carys')
  const { body } = await customer.complete((await customer.authorise(cards.good)).transaction_uuid)
  const query = { cancellation_source: 'customers', per_page: 100 } as const
  const { data } = await carys.call(listBookings, { query })
  return data.find(({ order_id: id }) => id === body.order_id)?.id ?? 0
}

async function endsOf(stage: Stage): Promise<readonly (readonly [number, string | null])[]> {
  const carys = await stage.platform.as('carys')
  const { data } = await carys.call(listCredits, { params: { userId: carys.id }, query: {} })
  return data.map(({ remaining, expires_at: end }) => [remaining.value, end])
}

test('[O-284] credit that comes back keeps its end or 14 days, money a year, as the preview says, and not again and again', async () => {
  const stage = await openStage({ host: await host() })
  const carys = await stage.platform.as('carys')
  const bookingId = await bookWithCredit(stage, '2026-04-10', 1000)
  const query = { booking_ids: [bookingId], cancellation_source: 'customers' as const }
  const { data: preview } = await carys.call(previewCancellation, { query })
  const [inAFortnight, inAYear] = ['2026-04-21T09:00:00Z', '2027-04-07T09:00:00Z']
  expect(preview.parts[0]?.credits).toMatchObject([
    { type: 'general', amount: { value: 1000 }, expires_at: inAFortnight },
    { type: 'general', amount: { value: 150 }, expires_at: inAYear },
  ])
  await carys.call(cancelBooking, { params: { bookingId }, query: { source: 'bookings' } })
  expect(await endsOf(stage)).toEqual([
    [1000, inAFortnight],
    [150, inAYear],
  ])
  // A second time it is not lengthened: it keeps the end that it came back with.
  await stage.advance('P7D')
  const again = await bookWithCredit(stage, '2026-04-17', 1000)
  await carys.call(cancelBooking, { params: { bookingId: again }, query: { source: 'bookings' } })
  expect(await endsOf(stage)).toEqual([
    [1000, inAFortnight],
    [150, inAYear],
    [150, '2027-04-14T09:00:00Z'],
  ])
  await stage.settle()
})
