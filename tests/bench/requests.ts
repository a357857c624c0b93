import type { Request } from 'autocannon'
import { seededRandom } from '@touchline/ids'
import { firstShopper, shoppers, tokenOf } from './customers.ts'
import { connections, type Load } from './load.ts'
import type { Platform } from './platforms.ts'

const rounds = 3
const secondsPerRound = 1.5
/** Requests of one connection before it begins again. */
const perConnection = 40
/** One in twenty changes something. */
const betweenWrites = 20

export const bearer = (userId: number) => ({ authorization: `Bearer ${tokenOf(userId)}` })

export type Picks = { readonly pick: <T>(from: readonly T[]) => T }

/** The same choices for the same name, on every machine. */
export function picks(name: string): Picks {
  const random = seededRandom(`bench ${name}`)
  return {
    pick(from) {
      const [a = 0, b = 0, c = 0] = random.bytes(3)
      const chosen = from[((a << 16) | (b << 8) | c) % from.length]
      if (chosen === undefined) throw new RangeError('nothing to choose from')
      return chosen
    },
  }
}

/** The first page of what a venue has on within the window, `until` being its end. */
export function listPath(venueId: number, until: number, of: 'courses' | 'camps' = 'courses'): string {
  const before = encodeURIComponent(new Date(until).toISOString())
  return `/api/v1/activities/${of}?source=online&per_page=20&venue_ids%5B%5D=${venueId}&starts_before=${before}`
}

/** Random requests, a list per connection, in the warm-up and in each round. */
export function readLoads(name: string, make: (from: Picks) => Request): readonly Load[] {
  const from = picks(name)
  const lists = Array.from({ length: connections }, () => Array.from({ length: perConnection }, () => make(from)))
  return Array.from({ length: rounds + 1 }, (_, round) => timed(lists, round))
}

/** One request of each connection in the warm-up and in each round, however long it takes: for what may take seconds. */
export function singleLoads(name: string, make: (from: Picks) => Request): readonly Load[] {
  const from = picks(name)
  return Array.from({ length: rounds + 1 }, () => ({ lists: Array.from({ length: connections }, () => [make(from)]) }))
}

/**
 * Random requests with one write in twenty: each connection has a customer who puts a course in and takes it out again. Every
 * round has customers of its own, because the last requests of a run that is cut off may be worked off during the next.
 * `group` counts the mixed measurements.
 */
export function mixedLoads(
  name: string,
  { courseIds }: Platform,
  group: number,
  make: (from: Picks) => Request,
): readonly Load[] {
  const from = picks(name)
  return Array.from({ length: rounds + 1 }, (_, round) => {
    const first = firstShopper + (group * (rounds + 1) + round) * connections
    const lists = Array.from({ length: connections }, (__, connection) => {
      const userId = first + connection
      return Array.from({ length: perConnection }, (___, position) => {
        if (position === 0) return clearRequest(userId)
        return position === betweenWrites ? addRequest(userId, from.pick(courseIds)) : make(from)
      })
    })
    return timed(lists, round)
  })
}

/** The warm-up is each request once, however long that takes: on a busy machine a second is over before anything is compiled. */
function timed(lists: Load['lists'], round: number): Load {
  return round === 0 ? { lists } : { lists, seconds: secondsPerRound }
}

export function addRequest(userId: number, courseId: string): Request {
  return {
    method: 'POST',
    path: `/api/v1/users/${userId}/carts/activity-booking/items`,
    headers: { ...bearer(userId), 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ purchasable_id: courseId, purchasable_type: 'course' }] }),
  }
}

export function clearRequest(userId: number): Request {
  return { method: 'DELETE', path: `/api/v1/users/${userId}/carts/activity-booking`, headers: bearer(userId) }
}

const perRound = 320
/** Until what runs again and again has been compiled: a server in use is measured, not one that has just begun. */
const inWarmUp = 640

/** Shoppers for the parts of a measurement: each shops once. */
const allotted = { mixed: 2 * (rounds + 1) * connections, compared: 1, purchases: 200 } as const

/** The first of the customers who buy, one purchase each. */
export const buyers = { first: firstShopper + allotted.mixed + allotted.compared }

/** The customer for comparing answers one by one. */
export const comparedShopper = firstShopper + allotted.mixed

/** Every customer puts a random course into an empty basket once; then each empties it. */
export function shoppingLoads(name: string, { courseIds }: Platform) {
  const from = picks(name)
  const all = inWarmUp + rounds * perRound
  const first = buyers.first + allotted.purchases
  if (first + all > firstShopper + shoppers) throw new RangeError('there are not enough customers')
  const groups = [inWarmUp, ...Array.from({ length: rounds }, () => perRound)]
  const starts = groups.map((_, index) => first + groups.slice(0, index).reduce((sum, count) => sum + count, 0))
  const loadOf = (index: number, make: (userId: number) => Request): Load => {
    const ids = Array.from({ length: groups[index] ?? 0 }, (_, offset) => (starts[index] ?? 0) + offset)
    const lists = Array.from({ length: connections }, (_, connection) =>
      ids.filter((__, position) => position % connections === connection).map(make),
    )
    return { lists }
  }
  return {
    adds: groups.map((_, index) => loadOf(index, (userId) => addRequest(userId, from.pick(courseIds)))),
    clears: groups.map((_, index) => loadOf(index, clearRequest)),
  }
}
