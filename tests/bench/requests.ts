import type { Request } from 'autocannon'
import { customers, firstCustomer, tokenOf } from './customers.ts'
import type { Load } from './load.ts'

/** One page of fifty courses. */
export const listPath = '/api/v1/activities/courses?source=online&per_page=50'

const rounds = 3

export const bearer = (userId: number) => ({ authorization: `Bearer ${tokenOf(userId)}` })

/** The same list, in the warm-up and in each round. */
export function listLoads(headers: Readonly<Record<string, string>>): readonly Load[] {
  return Array.from({ length: rounds + 1 }, () => ({ repeated: [{ path: listPath, headers }] }))
}

export function addRequest(userId: number, courseId: string): Request {
  return {
    method: 'POST',
    path: `/api/v1/users/${userId}/carts/activity-booking/items`,
    headers: { ...bearer(userId), 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ purchasable_id: courseId, purchasable_type: 'course' }] }),
  }
}

/** Customers kept for what is measured one by one: the first comparison of answers, and whole purchases. */
const keptBack = 2000
const warmUpShare = 1 / 12

/** The customers who buy, one purchase each. */
export const buyers = { first: firstCustomer + 1, count: keptBack - 1 }

/** Every customer puts the course into an empty basket once: a part of them in the warm-up, the rest in equal rounds. */
export function addLoads(courseId: string): readonly Load[] {
  const all = Array.from({ length: customers - keptBack }, (_, index) =>
    addRequest(firstCustomer + keptBack + index, courseId),
  )
  const warmUp = Math.floor(all.length * warmUpShare)
  const each = Math.floor((all.length - warmUp) / rounds)
  const parts = Array.from({ length: rounds }, (_, round) => ({
    once: all.slice(warmUp + round * each, warmUp + (round + 1) * each),
  }))
  return [{ once: all.slice(0, warmUp) }, ...parts]
}
