import { addItems, type ApiTypes, listCourses } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { addCourse } from '../support/basket.ts'
import { startPlatform } from '../support/platform.ts'

const url = '/api/v1/activities/courses?source=online&per_page=100'

describe('cached visitor answers', () => {
  test('are repeated byte for byte, and an ETag saves the transfer', async () => {
    const { visitor } = await startPlatform()
    const first = await visitor.send({ method: 'GET', url })
    const again = await visitor.send({ method: 'GET', url })
    expect(again.text).toBe(first.text)
    const etag = String(first.headers['etag'])
    const saved = await visitor.send({ method: 'GET', url, headers: { 'if-none-match': etag } })
    expect([saved.status, saved.text]).toEqual([304, ''])
  })

  test('show a booking at once', async () => {
    const platform = await startPlatform()
    const before = await platform.visitor.call(listCourses, { query: { source: 'online', per_page: 100 } })
    const course = before.data.find(({ slug }) => slug === 'first-strokes')
    const carys = await platform.as('carys')
    await carys.call(addItems, {
      params: { userId: carys.id, source: 'activity-booking' },
      body: { items: [{ purchasable_id: String(course?.id), purchasable_type: 'course' }] },
    })
    const after = await platform.visitor.call(listCourses, { query: { source: 'online', per_page: 100 } })
    const places = after.data.find(({ slug }) => slug === 'first-strokes')?.capacity
    expect(places?.consumed).toBe((course?.capacity.consumed ?? 0) + 1)
  })

  test('are kept after changes elsewhere and rebuilt after a booking on the page', async () => {
    const platform = await startPlatform()
    const read = async () => {
      const { headers, text } = await platform.visitor.send({ method: 'GET', url })
      return { etag: String(headers['etag']), text }
    }
    const first = await read()
    // Logging in is written down, ten minutes go by: neither is about a course.
    const carys = await platform.as('carys')
    await platform.advance('PT10M')
    expect(await read()).toEqual(first)
    await addCourse(carys, 'badminton-from-scratch')
    const after = await read()
    expect(after.etag).not.toBe(first.etag)
    expect(after.text).not.toBe(first.text)
    const saved = await platform.visitor.send({ method: 'GET', url, headers: { 'if-none-match': after.etag } })
    expect([saved.status, saved.text]).toEqual([304, ''])
    const stale = await platform.visitor.send({ method: 'GET', url, headers: { 'if-none-match': first.etag } })
    expect([stale.status, stale.text]).toEqual([200, after.text])
  })

  test('rebuild only the changed rows of a list, with the same result as a full build', async () => {
    const platform = await startPlatform()
    const textOf = async (more = '') => (await platform.visitor.send({ method: 'GET', url: url + more })).text
    // The shape of the contract's reply.
    const coursesIn = (text: string) => (JSON.parse(text) as ApiTypes['listCourses']['reply']).data
    const carys = await platform.as('carys')
    const steps = [
      () => addCourse(carys, 'badminton-from-scratch'),
      () => addCourse(carys, 'first-strokes'),
      () => platform.advance('PT16M'),
      () => platform.advance('P1D'),
    ]
    const changes: number[] = []
    let before = await textOf()
    for (const [index, step] of steps.entries()) {
      await step()
      const after = await textOf()
      // An unknown parameter makes another address, whose answer is not cached yet.
      expect(after).toBe(await textOf(`&unknown=${index}`))
      const known = new Map(coursesIn(before).map((course) => [course.id, JSON.stringify(course)]))
      changes.push(coursesIn(after).filter((course) => known.get(course.id) !== JSON.stringify(course)).length)
      before = after
    }
    // A place is taken, another one; both holds expire, and a course that begins in a day can no longer be given back.
    expect(changes.slice(0, 3)).toEqual([1, 1, 3])
  })

  test('show changes by time at once: a finished course leaves the list', async () => {
    const platform = await startPlatform()
    const ids = async () => {
      const { data } = await platform.visitor.call(listCourses, { query: { source: 'online', per_page: 100 } })
      return data.map(({ id }) => id)
    }
    const seen = new Set<string>()
    let sizes = 0
    for (let week = 0; week < 26; week++) {
      const now = await ids()
      // A second request is answered from memory: it must say the same.
      expect(await ids()).toEqual(now)
      if (seen.size > 0 && now.length !== sizes) seen.add('changed')
      seen.add('looked')
      sizes = now.length
      await platform.advance('P7D')
    }
    expect(seen).toContain('changed')
  })

  test('are never returned to a signed-in customer', async () => {
    const platform = await startPlatform()
    await platform.visitor.send({ method: 'GET', url })
    const carys = await platform.as('carys')
    const { data } = await carys.call(listCourses, { query: { source: 'online', per_page: 100 } })
    expect(data.some(({ bookable_action }) => bookable_action.action === 'book')).toBe(true)
  })
})
