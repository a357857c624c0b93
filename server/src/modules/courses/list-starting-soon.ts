import { day } from '@touchline/clock'
import { type ApiTypes, type Course, limits } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { KeptRow, PreparedList } from '../../prepared-answer.ts'
import type { Reads } from '../../repositories.ts'
import { findPage, type FoundSchedules, prepareSchedules, readMemberships } from '../occurrences/index.ts'
import { presentFound } from './list-courses.ts'
import { presentCourse } from './presenter.ts'

type Asker = Pick<Actor, 'ownerId' | 'channel'>
type Asking = { readonly query: ApiTypes['listStartingSoon']['query']; readonly now: number }

/** Courses at any venue that begin soon, can be booked and have places left, as the caller sees them. [O-97] */
export async function listStartingSoon(
  reads: Reads,
  actor: Asker,
  asking: Asking,
): Promise<ApiTypes['listStartingSoon']['reply']> {
  return presentFound(reads, actor, await findStartingSoon(reads, actor, asking), asking.now)
}

/** The same as visitors see them: which they are depends on places that are counted elsewhere, too. */
export async function prepareStartingSoon(
  reads: Reads,
  { channel }: Pick<Actor, 'channel'>,
  { query, now, known }: Asking & { readonly known: readonly KeptRow[] },
): Promise<PreparedList<Course>> {
  const find = (later: Reads) => findStartingSoon(later, { ownerId: undefined, channel }, { query, now })
  const found = await find(reads)
  const prepared = await prepareSchedules(reads, found, { channel, now, known, present: presentCourse })
  const among = ({ refs, total }: FoundSchedules, counts: string) =>
    `${total} ${refs.map(({ id }) => id).join()} ${counts}`
  return {
    ...prepared,
    counts: among(found, prepared.counts),
    readCounts: async (later) => among(await find(later), await prepared.readCounts(later)),
  }
}

/** Which courses these are. */
async function findStartingSoon(reads: Reads, { ownerId }: Asker, { query, now }: Asking): Promise<FoundSchedules> {
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
