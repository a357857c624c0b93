import { day, localDate } from '@touchline/clock'
import type { Request } from 'autocannon'
import { besideSeed } from './compare.ts'
import { visitor } from './lists.ts'
import { measureInTurns } from './load.ts'
import type { Platform } from './platforms.ts'
import type { Row } from './report.ts'
import { bearer, listPath, type Picks, picks, readLoads, singleLoads } from './requests.ts'
import { textOf } from './same-answers.ts'
import type { Setting, Stand } from './stands.ts'

const mostGrowth = 1.5

type Read = { readonly figure: string; readonly make: (platform: Platform) => (from: Picks) => Request }

type LoadsOf = typeof readLoads

const courses = '/api/v1/activities/courses'

/** Every read of the product, of random venues and people. */
function readsOf(until: number): readonly Read[] {
  return [
    {
      figure: 'list, signed in',
      make:
        ({ venueIds, readerIds }) =>
        ({ pick }) => ({ path: listPath(pick(venueIds), until), headers: bearer(pick(readerIds)) }),
    },
    { figure: 'list, visitors', make: ({ venueIds }) => visitor(venueIds, until) },
    {
      figure: 'one course',
      make:
        ({ courseIds, readerIds }) =>
        ({ pick }) => ({ path: `${courses}/${pick(courseIds)}?source=online`, headers: bearer(pick(readerIds)) }),
    },
    {
      figure: 'camps of a venue',
      make:
        ({ venueIds, readerIds }) =>
        ({ pick }) => ({ path: listPath(pick(venueIds), until, 'camps'), headers: bearer(pick(readerIds)) }),
    },
    {
      figure: 'one camp',
      make:
        ({ campIds, readerIds }) =>
        ({ pick }) => ({
          path: `/api/v1/activities/camps/${pick(campIds)}?source=online`,
          headers: bearer(pick(readerIds)),
        }),
    },
    {
      figure: 'occurrences of a venue on a day',
      make:
        ({ venueIds, readerIds }) =>
        ({ pick }) => ({
          path: windowPath([pick(venueIds)], until),
          headers: bearer(pick(readerIds)),
        }),
    },
    {
      figure: 'occurrences of a day, all venues',
      make:
        ({ readerIds }) =>
        ({ pick }) => ({ path: windowPath([], until), headers: bearer(pick(readerIds)) }),
    },
    {
      figure: 'bookings of a person',
      make:
        ({ readerIds }) =>
        ({ pick }) => ({
          path: '/api/v1/activities/bookings?cancellation_source=customers',
          headers: bearer(pick(readerIds)),
        }),
    },
    ...(
      [
        ['classes of a day', 'timetable', 'studio-classes'],
        ['availability of courts on a day', 'slots', 'court-hire'],
        ['times for tickets on a day', 'times', 'public-swimming'],
      ] as const
    ).map(([figure, list, activity]) => ({
      figure,
      make:
        ({ venueIds, readerIds }: Platform) =>
        ({ pick }: Picks) => ({
          path: `/api/activities/venue/${pick(venueIds)}/activity/${activity}/v2/${list}?date=${dayBefore(until)}`,
          headers: bearer(pick(readerIds)),
        }),
    })),
    {
      figure: 'dates of an activity',
      make:
        ({ venueIds }) =>
        ({ pick }) => ({ path: `/api/activities/venue/${pick(venueIds)}/activity-category/studio-classes/dates` }),
    },
    {
      figure: 'what can be booked at a venue',
      make:
        ({ venueIds }) =>
        ({ pick }) => ({ path: `/api/v1/activities/categories/bookable/${pick(venueIds)}?source=online` }),
    },
  ]
}

/** The last whole day within the window, `YYYY-MM-DD`. */
function dayBefore(until: number): string {
  return localDate(until - day, 'Europe/London')
}

/** The first page of what begins on the last whole day within the window, at some venues or at all. */
function windowPath(venueIds: readonly number[], until: number): string {
  const query = new URLSearchParams({
    source: 'online',
    starts_after: new Date(until - 2 * day).toISOString(),
    starts_before: new Date(until - day).toISOString(),
  })
  for (const id of venueIds) query.append('venue_ids[]', String(id))
  return `/api/v1/activities/occurrences?${query.toString()}`
}

/** All courses there are, with how many: the count grows with the platform. */
const unbounded: Read = {
  figure: 'list of all venues, with its total',
  make:
    ({ readerIds }) =>
    ({ pick }) => ({ path: `${courses}?source=online`, headers: bearer(pick(readerIds)) }),
}

/** Throws unless the server answers each of the reads that are measured. */
export async function checkReads({ platform, server }: Stand, until: number): Promise<void> {
  for (const { figure, make } of [...readsOf(until), unbounded]) await textOf(server, make(platform)(picks(figure)))
}

/** The cost of each read on the large platform relative to the seed's size; unbounded totals have no target. */
export async function measureReads(setting: Setting): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const read of readsOf(setting.until)) rows.push(await measureRead(setting, read, mostGrowth))
  return [...rows, await measureRead(setting, unbounded, undefined, singleLoads)]
}

async function measureRead(
  { small, large }: Setting,
  { figure, make }: Read,
  most?: number,
  loadsOf: LoadsOf = readLoads,
): Promise<Row> {
  const [ofSmall, ofLarge] = await measureInTurns([
    { process: small.server, loads: loadsOf(figure, make(small.platform)) },
    { process: large.server, loads: loadsOf(figure, make(large.platform)) },
  ])
  return besideSeed(figure, ofLarge, ofSmall, most)
}
