import { expect } from 'vitest'
import { at, type Caller, dataOf, rowsOf } from './caller.ts'
import type { ContractTest } from './contract-test.ts'
import type { Scene } from './scene.ts'
import { problemsForVisitors, problemsWith } from './stated-shape.ts'

const online = { source: 'online' } as const

/** What is booked by the date, camps and packages. */
export function timetableTests(contractTest: ContractTest): void {
  const reads = { writes: false, needs: [] } as const
  // The documents show no whole path of these. [O-61, O-82]
  const readsOurWay = { writes: false, needs: ['our decisions'] } as const

  contractTest('camps are listed, and one has its sessions with prices', reads, async ({ visitor, found }) => {
    const camps = '/api/v1/activities/camps'
    const all = rowsOf(await visitor.get(camps, online))
    const id = String(at(found(all[0], 'camp'), 'id'))
    expect(all.flatMap((camp) => problemsForVisitors('Camp schedule', camp))).toEqual([])
    const camp = dataOf(await visitor.get(`${camps}/${id}`, online))
    expect(problemsForVisitors('Camp schedule', camp)).toEqual([])
    expect(problemsForVisitors('Camp detail', camp)).toEqual([])
    const session = found(at(camp, 'occurrences', 0), 'session of the camp')
    expect(problemsForVisitors('Occurrence', session)).toEqual([])
    expect(problemsForVisitors('Session of a camp', session)).toEqual([])
  })

  contractTest('a venue has activities by the date, and each kind its list', readsOurWay, async (scene) => {
    const { activities, base } = await activitiesOf(scene)
    expect(activities.flatMap(({ category }) => problemsWith('Activity category', category))).toEqual([])
    const lists = { classes: 'timetable', resources: 'slots', ticketed: 'times' } as const
    const entities = { classes: 'Activity class', resources: 'Slot', ticketed: 'Fast-ticket time' } as const
    for (const kind of ['classes', 'resources', 'ticketed'] as const) {
      const slugs = activities.flatMap(({ slug, type }) => (type === kind ? [slug] : []))
      const rows = await firstRows(scene.visitor, base, slugs, lists[kind])
      scene.found(rows[0], `row of ${kind}`)
      expect(rows.flatMap((row) => problemsForVisitors(entities[kind], row))).toEqual([])
    }
  })

  contractTest(
    'packages are listed at a venue, and one says what is in it',
    readsOurWay,
    async ({ visitor, found }) => {
      const venues = rowsOf(await visitor.get('/api/activities/venues'))
      const lists = await Promise.all(
        venues.map((venue) => visitor.get(`/api/v1/promotions/packages/online/${String(at(venue, 'slug'))}`)),
      )
      const index = lists.findIndex((list) => rowsOf(list).length > 0)
      const list = found(lists[index], 'venue with a package')
      expect(rowsOf(list).flatMap((each) => problemsWith('Package', each))).toEqual([])
      const id = String(at(rowsOf(list)[0], 'id'))
      const one = dataOf(
        await visitor.get(`/api/v1/promotions/packages/online/${String(at(venues[index], 'slug'))}/${id}`),
      )
      expect(problemsWith('Package', one)).toEqual([])
    },
  )
}

/** The activities of the first venue, those of groups too, and where its lists are. */
async function activitiesOf({ visitor, found }: Scene) {
  const venue = found(rowsOf(await visitor.get('/api/activities/venues'))[0], 'venue')
  const base = `/api/activities/venue/${String(at(venue, 'slug'))}`
  const groups = rowsOf(await visitor.get(`${base}/categories`))
  const below = groups.flatMap((group) => {
    const children = at(group, 'children')
    return Array.isArray(children) ? children : []
  })
  const slugs = [...groups, ...below].map((category) => String(at(category, 'slug')))
  const read = await Promise.all(slugs.map((slug) => visitor.get(`${base}/categories/${slug}`)))
  const activities = read.map(dataOf).map((category) => ({
    category,
    slug: String(at(category, 'slug')),
    type: at(category, 'v2_type'),
  }))
  return { base, activities }
}

/** The rows of the first activity that has any on a day of its own dates. */
async function firstRows(visitor: Caller, base: string, slugs: readonly string[], list: string) {
  for (const slug of slugs) {
    const dates = rowsOf(await visitor.get(`${base}/activity-category/${slug}/dates`))
    for (const date of dates.slice(0, 3).map((each) => String(at(each, 'raw')))) {
      const rows = rowsOf(await visitor.get(`${base}/activity/${slug}/v2/${list}`, { date }))
      if (rows.length > 0) return rows
    }
  }
  return []
}
