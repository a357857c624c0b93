import { day, hour } from '@touchline/clock'
import { type ApiTypes, listCourses, listStartingSoon } from '@touchline/contract'
import { expect, test } from 'vitest'
import { addCourse } from '../support/basket.ts'
import { type TestPlatform, startPlatform } from '../support/platform.ts'

const now = Date.parse('2026-04-07T09:00:00Z')
const instant = (utc: string) => Date.parse(`${utc.replace(' ', 'T')}Z`)
const url = '/api/v1/activities/starting-soon?source=online'

async function soon({ visitor }: TestPlatform, query: Partial<ApiTypes['listStartingSoon']['query']> = {}) {
  return (await visitor.call(listStartingSoon, { query: { source: 'online', ...query } })).data
}

test('[O-97] what begins in the next days at any venue is listed soonest first, at most twelve, with places left', async () => {
  const platform = await startPlatform()
  const courses = await soon(platform)
  const starts = courses.map(({ starts_at: at }) => instant(at.utc))
  expect(courses).toHaveLength(12)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  for (const course of courses) expect(course.capacity.available).not.toBe(0)
  expect(starts[0]).toBeGreaterThan(now)
  const week = await soon(platform, { days: 3 })
  expect(Math.max(...week.map(({ starts_at: at }) => instant(at.utc)))).toBeLessThan(now + 3 * day)
  const query = { source: 'online', per_page: 100 } as const
  const all = (await platform.visitor.call(listCourses, { query })).data
  const expected = all.filter(({ starts_at: at, capacity }) => {
    const start = instant(at.utc)
    return start > now && start < now + 3 * day && capacity.available !== 0
  })
  expect(week.map(({ slug }) => slug)).toEqual(expected.map(({ slug }) => slug))
})

test("[O-97] the visitors' answer is kept until the last place of one of its courses is gone", async () => {
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
