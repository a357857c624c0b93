import { type ApiTypes, clearCart, listBookings, readBooking } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { addCourse, basketOf } from '../support/basket.ts'
import { type Person, queryText } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

type Query = Partial<ApiTypes['listBookings']['query']>

const everything = ['settled', 'reserved', 'cancelled'] as const
const [amina, safiya] = [1, 9]

function list(person: Person, query: Query = {}) {
  return person.call(listBookings, { query: { cancellation_source: 'customers', per_page: 100, ...query } })
}

/** Name and status of what is listed, each once. */
async function kinds(person: Person, query?: Query): Promise<readonly string[]> {
  const { data } = await list(person, query)
  return [...new Set(data.map(({ name, status }) => `${name}: ${status}`))].toSorted()
}

describe('bookings', () => {
  test('[P5-019, P9-012, P7-026] are the paid ones unless others are requested, in order of time', async () => {
    const { as } = await startPlatform()
    const { data, meta } = await list(await as('amina'))
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['settled']))
    expect(data.map(({ starts_at: { utc } }) => utc)).toEqual(data.map(({ starts_at: { utc } }) => utc).toSorted())
    expect(meta.pagination).toMatchObject({ total_records: 17, records_on_current_page: 17 })
  })

  test('[P5-018] of some statuses', async () => {
    const { as } = await startPlatform()
    const customer = await as('amina')
    await addCourse(customer, 'badminton-from-scratch')
    expect(await kinds(customer, { status: ['cancelled'] })).toEqual(['Goalkeeper taster: cancelled'])
    expect(await kinds(customer, { status: ['reserved'] })).toEqual(['Badminton from scratch: reserved'])
    expect((await kinds(customer, { status: [...everything] })).length).toBe(5)
  })

  test('[O-295] leave out a place that was only held, once it is not: expired, removed or cleared', async () => {
    const platform = await startPlatform()
    const [carys, ellie] = [await platform.as('carys'), await platform.as('ellie')]
    const all = async (person: Person, more: Query = {}) =>
      (await list(person, { ...more, status: [...everything] })).data.map(({ id }) => id)
    const before = await all(carys)
    await addCourse(carys, 'badminton-from-scratch')
    expect(await all(carys)).toHaveLength(before.length + 8)
    await platform.advance('PT15M')
    expect(await all(carys)).toEqual(before)
    await addCourse(carys, 'badminton-from-scratch')
    await carys.call(clearCart, { params: basketOf(carys.id), query: {} })
    expect(await all(carys)).toEqual(before)
    const seen = { cancellation_source: 'foh', user_id: carys.id } as const
    expect(new Set(await all(ellie, seen))).toEqual(new Set(before))
  })

  test('[P5-017] starting strictly after and before an instant, given as RFC 3339', async () => {
    const { as } = await startPlatform()
    const customer = await as('amina')
    const days = async (query: Query) => (await list(customer, query)).data.map(({ starts_at: { local } }) => local)
    expect(await days({ starts_after: '2026-04-28T08:00:00Z', starts_before: '2026-05-27T14:45:00Z' })).toEqual([
      '2026-05-13 15:45:00',
      '2026-05-20 15:45:00',
    ])
    // The same instant, said in another zone.
    expect(await days({ starts_after: '2026-07-08T15:45:00+01:00' })).toEqual(['2026-07-15 15:45:00'])
    for (const field of ['starts_after', 'starts_before'] as const) {
      for (const text of ['2026-04-28', '2026-04-28 08:00:00', 'tomorrow']) {
        const query = { cancellation_source: 'customers', [field]: text } as const
        const { status, errors } = await customer.refusal(listBookings, { query })
        expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]])
      }
    }
  })

  test('of one session', async () => {
    const { as } = await startPlatform()
    const customer = await as('amina')
    const [first] = (await list(customer)).data
    const { data } = await list(customer, { occurrence_id: first?.occurrence_id ?? '' })
    expect(data.map(({ id }) => id)).toEqual([first?.id])
  })

  test('[P5-016] of one person: the customer or a linked user', async () => {
    const { as } = await startPlatform()
    const customer = await as('amina')
    expect(await kinds(customer, { user_id: safiya })).toEqual([
      'River meadow camp: settled',
      'Stage four swimmers: settled',
    ])
    expect((await list(customer, { user_id: amina })).data.length).toBe(17)
    expect(
      await customer.refusal(listBookings, { query: { cancellation_source: 'customers', user_id: 0 } }),
    ).toMatchObject({ status: 422 })
  })

  test('[P7-025] accept every filter and report each invalid one by name', async () => {
    const { as } = await startPlatform()
    const customer = await as('amina')
    const [first] = (await list(customer, { user_id: safiya })).data
    const filters = {
      occurrence_id: first?.occurrence_id ?? '',
      user_id: safiya,
      starts_after: '2026-01-01T00:00:00Z',
      starts_before: '2026-12-31T00:00:00Z',
      status: ['settled'],
      cancellation_source: 'customers',
      bypass_pagination: false,
      page: 1,
      per_page: 20,
      selected_user_id: safiya,
    } as const
    const { data } = await customer.call(listBookings, { query: { ...filters, status: [...filters.status] } })
    expect(data.map(({ id }) => id)).toEqual([first?.id])
    for (const field of Object.keys(filters)) {
      const url = `${listBookings.path}${queryText({ ...filters, [field]: 'no-such-thing' })}`
      const refused = await customer.send({ method: 'GET', url })
      expect([refused.status, refused.json()]).toMatchObject([422, { errors: expect.objectContaining({}) }])
      expect(JSON.stringify(refused.json())).toContain(field)
    }
  })

  test('[P5-020] need the cancelling party', async () => {
    const { as } = await startPlatform()
    const customer = await as('amina')
    const refused = await customer.send({ method: 'GET', url: listBookings.path })
    expect([refused.status, refused.json()]).toMatchObject([
      422,
      { errors: { cancellation_source: ['This field is required'] } },
    ])
  })

  test('[O-37] come in pages; only staff front of house bypass them', async () => {
    const { as } = await startPlatform()
    const [customer, ellie] = [await as('amina'), await as('ellie')]
    const query = { bypass_pagination: true, per_page: 2 } as const
    expect((await list(customer, query)).data).toHaveLength(2)
    expect((await list(ellie, { ...query, cancellation_source: 'customers' })).data).toHaveLength(0)
    const all = await list(ellie, { ...query, cancellation_source: 'foh' })
    expect(all.data).toHaveLength(1000)
    expect(all.meta.pagination).toMatchObject({ current_page: 1, records_per_page: 1000 })
  })
})

describe('which bookings a user sees', () => {
  test('[O-38 partly] their own and those of linked users', async () => {
    const { as } = await startPlatform()
    const owners = async (name: Parameters<typeof as>[0]) =>
      new Set((await list(await as(name), { status: [...everything] })).data.map(({ user_id: id }) => id))
    expect(await owners('amina')).toEqual(new Set([1, 8, 9]))
    expect(await owners('gwen')).toEqual(new Set([11]))
    expect(await owners('carys')).toEqual(new Set())
  })

  test('not another customer’s, nor one of an unconfirmed link', async () => {
    const { as } = await startPlatform()
    const query = { cancellation_source: 'customers', user_id: 4 } as const
    for (const name of ['carys', 'gwen'] as const) {
      expect(await (await as(name)).refusal(listBookings, { query })).toMatchObject({
        status: 403,
        message: 'Unauthorised.',
      })
    }
  })

  test('staff see everybody’s front of house, and their own online', async () => {
    const { as } = await startPlatform()
    const ellie = await as('ellie')
    expect((await list(ellie, { cancellation_source: 'foh', user_id: 4 })).data).toHaveLength(8)
    expect((await list(ellie)).data).toEqual([])
  })

  test('customers do not see them front of house, visitors not at all', async () => {
    const { as, visitor } = await startPlatform()
    const query = { cancellation_source: 'foh' } as const
    expect(await (await as('amina')).refusal(listBookings, { query })).toMatchObject({ status: 403 })
    expect(await visitor.refusal(listBookings, { query: { cancellation_source: 'customers' } })).toMatchObject({
      status: 401,
    })
  })

  test('[P7-028] one booking is visible to its owner, its person and staff; to others it does not exist', async () => {
    const { as } = await startPlatform()
    const customer = await as('amina')
    const id = (await list(customer, { user_id: safiya })).data[0]?.id ?? 0
    const query = { cancellation_source: 'customers' } as const
    expect((await customer.call(readBooking, { params: { id }, query })).data).toMatchObject({ id, user_id: safiya })
    const chosen = { ...query, selected_user_id: safiya }
    expect((await customer.call(readBooking, { params: { id }, query: chosen })).data).toMatchObject({ id })
    const stranger = { ...query, selected_user_id: 11 }
    expect(await customer.refusal(readBooking, { params: { id }, query: stranger })).toMatchObject({ status: 403 })
    const foh = { params: { id }, query: { cancellation_source: 'foh' } } as const
    expect((await (await as('ellie')).call(readBooking, foh)).data.id).toBe(id)
    for (const name of ['carys', 'ellie'] as const) {
      expect(await (await as(name)).refusal(readBooking, { params: { id }, query })).toMatchObject({ status: 404 })
    }
  })
})
