import {
  type ApiTypes,
  cancelBooking,
  listBookings,
  listGuestPasses,
  listMoves,
  listUserWaitlists,
  moveBooking,
  readBooking,
} from '@touchline/contract'
import { personaId } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

const amina = personaId('amina')

/** Ellie at the desk, with what Amina has booked herself and for her people. */
async function atDesk() {
  const { as } = await startPlatform()
  const ellie = await as('ellie')
  const bookings = async (query: Partial<ApiTypes['listBookings']['query']>) =>
    (await ellie.call(listBookings, { query: { per_page: 100, cancellation_source: 'foh', ...query } })).data
  return { as, ellie, bookings, own: await bookings({ user_id: amina }) }
}

describe('[C-06, O-38, O-209 partly] staff who serve a customer', () => {
  test('list the customer’s bookings as the customer does, and nobody else’s', async () => {
    const { as, own } = await atDesk()
    const query = { cancellation_source: 'customers', per_page: 100 } as const
    const { data } = await (await as('amina')).call(listBookings, { query })
    expect(own.map(({ id }) => id)).toEqual(data.map(({ id }) => id))
    expect(own.length).toBeGreaterThan(2)
  })

  test('read, move and cancel them at the desk; on the customer channel they do not exist', async () => {
    const { as, ellie, own } = await atDesk()
    const id = own.find(({ cancellation }) => cancellation.can_move)?.id ?? 0
    const query = { cancellation_source: 'customers' } as const
    expect(await ellie.refusal(readBooking, { params: { id }, query })).toMatchObject({ status: 404 })
    expect(await ellie.refusal(listMoves, { params: { id }, query })).toMatchObject({ status: 404 })
    expect(await ellie.refusal(listBookings, { query: { ...query, user_id: amina } })).toMatchObject({ status: 403 })
    const online = { params: { bookingId: id }, query: { source: 'bookings' } } as const
    expect(await ellie.refusal(cancelBooking, online)).toMatchObject({ status: 404 })

    const { data: moves } = await ellie.call(listMoves, { params: { id }, query: { cancellation_source: 'foh' } })
    const to = { occurrence_id: moves[0]?.occurrence_id ?? '', cancellation_source: 'foh' } as const
    const { data: moved } = await ellie.call(moveBooking, { params: { id }, body: { data: to } })
    expect(moved).toMatchObject({ user_id: own.find((one) => one.id === id)?.user_id, starts_at: moves[0]?.starts_at })
    const { data: ended } = await ellie.call(cancelBooking, { params: { bookingId: id }, query: { source: 'foh' } })
    expect(ended.map(({ status }) => status)).toEqual(['cancelled'])
    // A customer does not become staff by a claim.
    const carys = await as('carys')
    const other = { params: { id: own[0]?.id ?? 0 }, query: { cancellation_source: 'foh' } } as const
    expect(await carys.refusal(readBooking, other)).toMatchObject({ status: 403 })
  })

  test('read no guest passes but their own', async () => {
    const { ellie } = await atDesk()
    expect((await ellie.call(listGuestPasses, { query: {} })).data).toEqual([])
    const headers = { 'x-selected-user': String(amina) }
    expect(await ellie.refusal(listGuestPasses, { query: {}, headers })).toMatchObject({ status: 403 })
  })

  test('see the customer’s waitlists', async () => {
    const { as, ellie } = await atDesk()
    const parts = { params: { userId: amina }, query: {} }
    const { data } = await ellie.call(listUserWaitlists, parts)
    expect(data.length).toBeGreaterThan(0)
    expect(data).toEqual((await (await as('amina')).call(listUserWaitlists, parts)).data)
  })
})
