import {
  addItems,
  listCourses,
  listVenues,
  login,
  namedSchemas,
  type Pagination,
  readCourse,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { addCourse } from '../support/basket.ts'
import { personAt } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { findingsOn } from './contract-answers.ts'

const fits = (name: string, value: unknown) => findingsOn(namedSchemas.get(name), value).length === 0

/** The names of an object schema's fields. */
function fieldsOf(name: string): readonly string[] {
  const { properties } = namedSchemas.get(name) as { readonly properties?: object }
  return Object.keys(properties ?? {})
}

describe('shared shapes', () => {
  test('[P3-001] a price is formatted, value and currency', async () => {
    expect(fieldsOf('Price')).toEqual(['formatted', 'value', 'currency'])
    const { visitor } = await startPlatform()
    const params = { idOrSlug: 'first-strokes' }
    const { data } = await visitor.call(readCourse, { params, query: { source: 'online' } })
    expect(data.price).toEqual({ formatted: '£84.00', value: 8400, currency: 'GBP' })
  })

  test('[S3-017] total and balance of a basket are prices', async () => {
    const { as } = await startPlatform()
    const { total, balance } = await addCourse(await as('carys'), 'first-strokes')
    for (const price of [total, balance]) expect(price).toEqual({ formatted: '£84.00', value: 8400, currency: 'GBP' })
  })

  test('[P3-002, P3-003, P3-004, P1-020, P9-007, S9-002] a price has text, whole minor units and a three-letter code', () => {
    const price = { formatted: '£84.00', value: 8400, currency: 'GBP' }
    expect(fits('Price', price)).toBe(true)
    expect(fits('Price', { ...price, value: 84.5 })).toBe(false)
    expect(fits('Price', { ...price, currency: 'Pounds' })).toBe(false)
    expect(fits('Price', { ...price, formatted: 84 })).toBe(false)
  })

  test('[P3-005, P3-006] a date-time is utc, local and timezone', async () => {
    expect(fieldsOf('DateTime')).toEqual(['utc', 'local', 'timezone'])
    const { visitor } = await startPlatform()
    const params = { idOrSlug: 'first-strokes' }
    const { data } = await visitor.call(readCourse, { params, query: { source: 'online' } })
    // The clocks have gone forward: the wall shows an hour more than UTC.
    expect(data.starts_at).toEqual({
      utc: '2026-04-15 16:00:00',
      local: '2026-04-15 17:00:00',
      timezone: 'Europe/London',
    })
  })

  test.each([
    ['2026-01-01 00:00:00', true],
    ['2026-12-31 23:59:59', true],
    ['2026-04-14T16:00:00', false],
    ['2026-00-14 16:00:00', false],
    ['2026-13-14 16:00:00', false],
    ['2026-04-00 16:00:00', false],
    ['2026-04-32 16:00:00', false],
    ['2026-04-14 24:00:00', false],
    ['2026-04-14 16:60:00', false],
    ['2026-04-14 16:00:60', false],
    ['2026-4-14 16:00:00', false],
  ])('[P3-007] %s fits as utc and as local: %s', (text, expected) => {
    const date = { utc: '2026-04-14 16:00:00', local: '2026-04-14 17:00:00', timezone: 'Europe/London' }
    expect([fits('DateTime', { ...date, utc: text }), fits('DateTime', { ...date, local: text })]).toEqual([
      expected,
      expected,
    ])
  })

  test('[P3-011, P9-010] an occurrence id has 34 letters, digits, underscores and hyphens', async () => {
    const { visitor } = await startPlatform()
    const { data } = await visitor.call(listCourses, { query: { source: 'online', per_page: 100 } })
    const ids = data.flatMap(({ occurrences }) => occurrences.map(({ id }) => id))
    expect(ids.length).toBeGreaterThan(100)
    expect(ids.filter((id) => !/^[A-Za-z0-9_-]{34}$/.test(id))).toEqual([])
    expect(
      ids.filter((id) => !/^oc[0-9a-f]{32}$/.test(id)),
      'O-87',
    ).toEqual([])
  })
})

describe('lists', () => {
  const page = (over: Partial<Pagination>) => ({
    previous_page: null,
    current_page: 1,
    next_page: null,
    records_per_page: 2,
    records_on_current_page: 2,
    first_record_on_current_page: 1,
    last_record_on_current_page: 2,
    total_records: 3,
    total_pages: 2,
    ...over,
  })

  test('[P3-008, P3-009, O-86] have page, number of pages and sorting', async () => {
    const { visitor } = await startPlatform()
    const pageOf = async (query: object) => (await visitor.call(listVenues, { query })).meta
    expect(await pageOf({ per_page: 2 })).toEqual({
      pagination: page({ next_page: 2 }),
      sorting: { sort_by: 'name', direction: 'ascending' },
    })
    expect((await pageOf({ per_page: 2, page: 2 })).pagination).toEqual(
      page({
        previous_page: 1,
        current_page: 2,
        records_on_current_page: 1,
        first_record_on_current_page: 3,
        last_record_on_current_page: 3,
      }),
    )
  })

  test('[P3-008] a page past the last one is empty', async () => {
    const { visitor } = await startPlatform()
    const { data, meta } = await visitor.call(listVenues, { query: { page: 9, per_page: 2 } })
    expect(data).toEqual([])
    expect(meta.pagination).toEqual(
      page({
        previous_page: 8,
        current_page: 9,
        records_on_current_page: 0,
        first_record_on_current_page: null,
        last_record_on_current_page: null,
      }),
    )
  })

  test('[P5-049, P5-050, C-77] refuse a page or page size out of range instead of changing it', async () => {
    const { visitor } = await startPlatform()
    for (const [field, value] of [
      ['page', 0],
      ['page', -1],
      ['page', 2 ** 32],
      ['per_page', 0],
      ['per_page', 101],
    ] as const) {
      const { status, code, errors } = await visitor.refusal(listVenues, { query: { [field]: value } })
      expect([status, code, Object.keys(errors ?? {})]).toEqual([422, 'validation_failed', [field]])
    }
  })
})

describe('the envelope', () => {
  test('[O-60 partly] of a refusal is message, code and, for invalid fields, their messages', async () => {
    const { host, visitor } = await startPlatform()
    const refused = await visitor.send({ method: 'POST', url: login.path, payload: { username: 'amina' } })
    expect(refused.json()).toEqual({
      message: 'Please check the highlighted fields.',
      code: 'validation_failed',
      errors: { password: ['This field is required'] },
    })
    const lost = await personAt(host).send({ method: 'GET', url: '/api/nothing-here' })
    expect(lost.json()).toEqual({ message: 'There is nothing at this address.', code: 'path_not_found' })
  })

  test('[C-46, P5-006, P8-006, S5-001, P9-004] names a field in a list by its index', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const params = { userId: amina.id, source: 'activity-booking' } as const
    const items = [{ purchasable_id: 'x', purchasable_type: 'course', quantity: 0 } as const]
    const { errors } = await amina.refusal(addItems, { params, query: {}, body: { items } })
    expect(errors).toEqual({ 'items.0.quantity': ['This field must be at least 1.'] })
  })

  test('[P5-001] names a field of an update, whose quantity is a number of at least 1', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const { items } = await addCourse(amina, 'first-strokes')
    const url = `/api/v1/users/${amina.id}/carts/activity-booking/items/${items[0]?.id}`
    for (const quantity of [0, -1, 1.5, 'x', null]) {
      const refused = await amina.send({ method: 'PUT', url, payload: { data: { quantity } } })
      expect([refused.status, refused.json()]).toMatchObject([
        422,
        { errors: { 'data.quantity': [expect.any(String)] } },
      ])
    }
    expect((await amina.send({ method: 'PUT', url, payload: { data: { quantity: 1 } } })).status).toBe(200)
  })
})
