import { day, hour } from '@touchline/clock'
import { type ApiTypes, listCourses, listStartingSoon } from '@touchline/contract'
import { expect, test } from 'vitest'
import { addCourse } from '../support/basket.ts'
import { readOnlyPlatform, startPlatform } from '../support/platform.ts'
import { venues } from './timetable.ts'

const reading = readOnlyPlatform()
const now = Date.parse('2026-04-07T09:00:00Z')
const instant = (utc: string) => Date.parse(`${utc.replace(' ', 'T')}Z`)
const url = '/api/v1/activities/starting-soon?source=online'

async function soon(query: Partial<ApiTypes['listStartingSoon']['query']> = {}) {
  const { visitor } = await reading()
  return (await visitor.call(listStartingSoon, { query: { source: 'online', ...query } })).data
}

test('[O-97] upcoming sessions are of every booking type, in order of start, one for each category, with places left', async () => {
  const found = await soon({ days: 31 })
  const starts = found.map(({ starts_at: at }) => instant(at.utc))
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  expect(starts[0]).toBeGreaterThan(now)
  expect(new Set(found.map(({ category }) => category.id)).size).toBe(found.length)
  expect(new Set(found.map(({ booking_type: type }) => type))).toEqual(
    new Set(['courses', 'camps', 'classes', 'ticketed', 'resources']),
  )
  for (const { capacity, bookable_action: action } of found) {
    expect(capacity.available).not.toBe(0)
    expect(action).toEqual({ action: null, message: null })
  }
  const few = await soon({ limit: 4 })
  expect(new Set(few.map(({ booking_type: type }) => type)).size).toBe(4)
  for (const { starts_at: at } of await soon({ days: 1 })) expect(instant(at.utc)).toBeLessThan(now + day)
})

test('[O-97, C-37] at one venue they are the next of each name, by the ids of its generation', async () => {
  const [newer, older] = [await soon({ venue: venues.newer, days: 1 }), await soon({ venue: venues.older, days: 1 })]
  for (const [found, slug] of [
    [newer, venues.newer],
    [older, venues.older],
  ] as const) {
    expect(found.length).toBeGreaterThan(3)
    expect(new Set(found.map(({ venue }) => venue.slug))).toEqual(new Set([slug]))
    expect(new Set(found.map(({ category, name }) => `${category.id} ${name}`)).size).toBe(found.length)
  }
  const idOf = (found: typeof newer) => typeof found.find(({ booking_type: type }) => type === 'classes')?.id
  expect([idOf(newer), idOf(older)]).toEqual(['string', 'number'])
  const { visitor } = await reading()
  const query = { source: 'online', venue: 'nowhere' } as const
  expect(await visitor.refusal(listStartingSoon, { query })).toMatchObject({ status: 404 })
})

test('[O-340] a stranger is shown nothing that only members can book, a member is', async () => {
  const { as, visitor } = await reading()
  const ben = await as('ben')
  for (const [venue, days] of [
    [venues.newer, 7],
    ['porthwen-leisure-centre', 31],
  ] as const) {
    const query = { source: 'online', venue, days, limit: 48 } as const
    const seen = (await visitor.call(listStartingSoon, { query })).data.map(({ name }) => name)
    const own = (await ben.call(listStartingSoon, { query })).data.map(({ name }) => name)
    expect(seen).not.toEqual(expect.arrayContaining([expect.stringMatching(/^Members|^Masters/)]))
    expect(own).toEqual(expect.arrayContaining([expect.stringMatching(/^Members|^Masters/)]))
  }
})

test('[O-97] a known customer sees what they can book', async () => {
  const { as } = await reading()
  const { data } = await (await as('amina')).call(listStartingSoon, { query: { source: 'online' } })
  expect(data.length).toBeGreaterThan(0)
  expect(new Set(data.map(({ bookable_action: { action } }) => action))).toEqual(new Set(['book']))
})

test('[O-97] the visitor answer is cached until the last place of one of its courses is booked', async () => {
  const platform = await startPlatform({ scenario: 'last-place' })
  const { data } = await platform.visitor.call(listCourses, { query: { source: 'online', per_page: 100 } })
  const last = data.find(({ slug }) => slug === 'last-place-trampolining')
  await platform.advance(`PT${(instant(last?.starts_at.utc ?? '') - now) / hour - 1}H`)
  const read = async () => {
    const { headers, text } = await platform.visitor.send({ method: 'GET', url })
    return { etag: headers['etag'], text }
  }
  const before = await read()
  expect(before.text).toContain('last-place-trampolining')
  const carys = await platform.as('carys')
  expect(await read()).toEqual(before)
  await addCourse(carys, 'last-place-trampolining')
  expect((await read()).text).not.toContain('last-place-trampolining')
})
