import {
  type ApiTypes,
  clashFilters,
  listOccurrences,
  listVenues,
  type Occurrence,
  readOccurrence,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { readOnlyPlatform } from '../support/platform.ts'

const reading = readOnlyPlatform()

/** Three weeks around the day on which the platform stands. */
const weeks = { starts_after: '2026-04-06T00:00:00Z', starts_before: '2026-04-27T00:00:00Z' }

type Query = ApiTypes['listOccurrences']['query']

async function listed(query: Partial<Query> = {}) {
  const { visitor } = await reading()
  return visitor.call(listOccurrences, { query: { ...weeks, per_page: 100, ...query } })
}

const instantOf = ({ starts_at: { utc } }: Occurrence) => Date.parse(`${utc.replace(' ', 'T')}Z`)

describe('occurrences in a period', () => {
  test('[P5-033, O-86] are sorted by start, then id, on pages without gaps', async () => {
    const { data, meta } = await listed()
    expect(data.length).toBeGreaterThan(20)
    const order = data.map((one) => `${one.starts_at.utc} ${one.id}`)
    expect(order).toEqual(order.toSorted())
    for (const one of data) {
      expect(instantOf(one)).toBeGreaterThan(Date.parse(weeks.starts_after))
      expect(instantOf(one)).toBeLessThan(Date.parse(weeks.starts_before))
    }
    const first = await listed({ per_page: 7 })
    const second = await listed({ per_page: 7, page: 2 })
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(data.slice(0, 14).map(({ id }) => id))
    expect(meta.pagination.total_records).toBeGreaterThanOrEqual(data.length)
    expect(first.meta.sorting).toEqual({ sort_by: 'starts_at', direction: 'ascending' })
  })

  test('[P5-034 partly] of several venues are listed together', async () => {
    const { visitor } = await reading()
    const { data: venues } = await visitor.call(listVenues, { query: {} })
    const totals: number[] = []
    for (const { id } of venues) totals.push((await listed({ venue_ids: [id] })).meta.pagination.total_records)
    const all = await listed({ venue_ids: venues.map(({ id }) => id) })
    expect(all.meta.pagination.total_records).toBe(totals.reduce((sum, one) => sum + one, 0))
    expect(totals.every((total) => total > 0)).toBe(true)
  })

  test('[P3-099] with tickets have no price of their own; others have one for known customers', async () => {
    const carys = await (await reading()).as('carys')
    const { data } = await carys.call(listOccurrences, { query: { ...weeks, per_page: 100 } })
    const known = Map.groupBy(data, ({ booking_type: type }) => type)
    expect(known.get('ticketed')?.map(({ price }) => price)).toEqual(known.get('ticketed')?.map(() => null))
    expect(known.get('classes')?.some(({ price }) => price !== null)).toBe(true)
  })

  test('[P5-036, P5-037] are all, or those with a clash, or those without', async () => {
    const total = async (query: Partial<Query>) => (await listed(query)).meta.pagination.total_records
    const [only, others, all] = [
      await total({ clashing: 'only_clashing' }),
      await total({ clashing: 'only_non_clashing' }),
      await total({ clashing: 'all' }),
    ]
    expect(clashFilters).toEqual(['only_clashing', 'only_non_clashing', 'all'])
    expect(only + others).toBe(all)
    expect(await total({})).toBe(all)
  })

  test.each([
    [{ starts_after: undefined }, 'starts_after'],
    [{ starts_before: undefined }, 'starts_before'],
    [{ starts_after: 'yesterday' }, 'starts_after'],
    [{ starts_before: weeks.starts_after }, 'starts_before'],
    [{ venue_ids: ['none'] }, 'venue_ids.0'],
    [{ venue_ids: '' }, 'venue_ids.0'],
    [{ clashing: 'some' }, 'clashing'],
    [{ source: 'phone' }, 'source'],
  ])('[P5-033, P5-034, P5-035, P5-036] refuse %j by field', async (wrong, field) => {
    const { visitor } = await reading()
    // Values that the types exclude on purpose.
    const query = { ...weeks, ...wrong } as unknown as Query
    const { status, errors } = await visitor.refusal(listOccurrences, { query })
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]])
  })

  test('[P5-035, P6-002] on the staff channel are for staff', async () => {
    const { visitor, as } = await reading()
    const query = { ...weeks, source: 'foh' } as const
    expect((await visitor.refusal(listOccurrences, { query })).status).toBe(401)
    expect((await (await as('amina')).refusal(listOccurrences, { query })).status).toBe(403)
    expect((await (await as('ellie')).call(listOccurrences, { query })).data.length).toBeGreaterThan(0)
  })
})

describe('[P3-104, C-66] an occurrence', () => {
  test('has actions only for a known customer', async () => {
    const { visitor, as } = await reading()
    const [session] = (await listed()).data.filter(({ booking_type: type }) => type === 'courses')
    if (!session) throw new Error('no session of a course')
    const params = { occurrenceId: session.id }
    const unknown = (await visitor.call(readOccurrence, { params, query: {} })).data
    expect(unknown.bookable_action).toEqual({ action: null, message: null })
    expect(unknown.restrictions).toBeNull()
    const amina = await as('amina')
    const known = (await amina.call(readOccurrence, { params, query: {} })).data
    expect(known.bookable_action.message).toEqual(expect.any(String))
    expect(known.block_booking_information).toEqual([])
  })

  test('[P3-090, P3-091, P3-096] is the same in a list and alone', async () => {
    const { visitor } = await reading()
    for (const one of (await listed()).data.slice(0, 5)) {
      expect((await visitor.call(readOccurrence, { params: { occurrenceId: one.id }, query: {} })).data).toEqual(one)
      expect(one.locations.at(-1)?.name).toMatch(/Leisure Centre|Sports Village/)
      expect(one.id).toHaveLength(34)
    }
  })

  test('that is unknown is not found', async () => {
    const { visitor } = await reading()
    const params = { occurrenceId: `oc${'0'.repeat(32)}` }
    expect((await visitor.refusal(readOccurrence, { params, query: {} })).status).toBe(404)
    expect((await visitor.refusal(readOccurrence, { params: { occurrenceId: '12' }, query: {} })).status).toBe(404)
  })
})
