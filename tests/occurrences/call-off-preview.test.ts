import { deleteOccurrence, listBookings, listOccurrences, previewCancellation, refundOrder } from '@touchline/contract'
import { expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'
import type { Person } from '../support/person.ts'

/** The settled bookings of a session, or those that have been cancelled. */
async function bookingsAt(ellie: Person, occurrenceId: string, status: 'settled' | 'cancelled') {
  const query = { occurrence_id: occurrenceId, cancellation_source: 'foh', bypass_pagination: true } as const
  return (await ellie.call(listBookings, { query: { ...query, status: [status] } })).data
}

/** Sessions of every kind that somebody comes to. */
async function bookedSessions(ellie: Person) {
  const query = { source: 'foh', starts_after: '2026-04-08T00:00:00Z', starts_before: '2026-05-08T00:00:00Z' } as const
  const { data } = await ellie.call(listOccurrences, { query: { ...query, per_page: 100 } })
  const booked = data.filter(({ capacity, status }) => capacity.consumed > 0 && status !== 'cancelled')
  const kinds = Map.groupBy(booked, ({ booking_type: type }) => type)
  return [...kinds.values()].flatMap((sessions) => sessions.slice(0, 6))
}

test('[O-528] calling a session off returns what staff were told, also of orders with extras and earlier refunds', async () => {
  const { as } = await startPlatform()
  const ellie = await as('ellie')
  let [told, refunded] = [0, 0]
  const kinds = new Set<string>()
  for (const [turn, { id: occurrenceId, booking_type: kind }] of (await bookedSessions(ellie)).entries()) {
    const settled = await bookingsAt(ellie, occurrenceId, 'settled')
    if (settled.length === 0) continue
    const orderId = settled[0]?.order_id
    if (turn % 2 === 0 && orderId && (await refundPart(ellie, orderId))) refunded += 1
    const before = await bookingsAt(ellie, occurrenceId, 'cancelled')
    const bookingIds = settled.map(({ id }) => id)
    const { data: preview } = await ellie.call(previewCancellation, {
      query: { booking_ids: bookingIds, cancellation_source: 'occurrence' },
    })
    expect(preview.fee).toBeNull()
    await ellie.call(deleteOccurrence, { params: { occurrenceId }, body: { data: { reason: 'adverse_weather' } } })
    const gone = (await bookingsAt(ellie, occurrenceId, 'cancelled')).filter(
      ({ id }) => !before.some((one) => one.id === id),
    )
    const returned = gone.reduce((sum, { cancelled }) => sum + (cancelled?.returned.value ?? 0), 0)
    expect([occurrenceId, returned]).toEqual([occurrenceId, preview.returned.value])
    told += preview.returned.value
    kinds.add(kind)
  }
  expect(Math.min(told, refunded)).toBeGreaterThan(0)
  expect(kinds.size).toBeGreaterThan(1)
})

/** Gives a pound of an order back as credit; answers whether it could. */
async function refundPart(ellie: Person, orderId: number): Promise<boolean> {
  const url = refundOrder.path.replace('{orderId}', String(orderId))
  const payload = { refunds: [{ tender_type: 'credit', amount: 100 }], reason: 'The water was cold' }
  return (await ellie.send({ method: refundOrder.method, url, payload })).status === 200
}

test('[O-528] nobody but staff previews in the name of the venue', async () => {
  const { as } = await startPlatform()
  const amina = await as('amina')
  const query = { booking_ids: [1], cancellation_source: 'occurrence' as const }
  expect((await amina.refusal(previewCancellation, { query })).code).toBe('unauthorised')
})
