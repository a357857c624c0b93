import { day } from '@touchline/clock'
import { type ApiTypes, limits } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Reads } from '../../repositories.ts'
import { listReply } from '../../infra/http/pagination.ts'
import { readPartsOf } from '../occurrences/index.ts'
import { findPage, type Found } from './list-courses.ts'
import { readViews } from './read-views.ts'
import { readMemberships } from './select-courses.ts'

type Asker = Pick<Actor, 'ownerId' | 'channel'>
export type Asking = { readonly query: ApiTypes['listStartingSoon']['query']; readonly now: number }

/** Courses at any venue that begin soon, can be booked and have places left, as the caller sees them. [O-97] */
export async function listStartingSoon(
  reads: Reads,
  actor: Asker,
  asking: Asking,
): Promise<ApiTypes['listStartingSoon']['reply']> {
  const { refs, total, page, client } = await findStartingSoon(reads, actor, asking)
  const courses = [...(await readPartsOf(reads, refs)).values()]
  const rows = await readViews(reads, courses, { actor, client, now: asking.now })
  return listReply({ ...page, rows, total, sortBy: 'starts_at' })
}

/** Which courses these are. */
export async function findStartingSoon(reads: Reads, { ownerId }: Asker, { query, now }: Asking): Promise<Found> {
  const page = { page: 1, perPage: query.limit ?? limits.soonCount }
  const client = await reads.site.getClient()
  if (!client.campsAndCourses) return { refs: [], total: 0, page, client }
  const filter = {
    bookingType: 'courses',
    now,
    venueIds: undefined,
    categoryIds: undefined,
    startsAfter: now,
    startsBefore: now + (query.days ?? limits.soonDays.standard) * day,
    onlyOpen: true,
    memberships: ownerId === undefined ? [] : await readMemberships(reads, ownerId, now),
    withPlaces: true,
  } as const
  return { ...(await findPage(reads, filter, page)), page, client }
}
