import type { ApiTypes, Course, Unworded } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import { listReply } from '../../infra/http/answers/pagination.ts'
import type { KeptRow, PreparedList } from '../../prepared-answer.ts'
import type { Reads } from '../../repositories.ts'
import { findSchedules, type FoundSchedules, readPartsOf } from '../schedules/index.ts'
import { prepareSchedules, readView } from '../selling/index.ts'
import { presentCourse } from './presenter.ts'

type Asking = { readonly query: ApiTypes['listCourses']['query']; readonly now: number }
type Asker = Pick<Actor, 'ownerId' | 'channel'>

/** One page of courses as the caller sees them at `now`. */
export async function listCourses(
  reads: Reads,
  actor: Asker,
  { query, now }: Asking,
): Promise<Unworded<ApiTypes['listCourses']['reply']>> {
  return presentFound(reads, actor, await findSchedules(reads, 'courses', actor, { query, now }), now)
}

export async function presentFound(
  reads: Reads,
  actor: Asker,
  { refs, total, page, client }: FoundSchedules,
  now: number,
): Promise<Unworded<ApiTypes['listCourses']['reply']>> {
  const courses = [...(await readPartsOf(reads, refs)).values()]
  const view = await readView(reads, courses, { actor, client, now })
  const rows = courses.map((course) => presentCourse(course, view))
  return listReply({ ...page, rows, total, sortBy: 'starts_at' })
}

/** The page of camps that visitors see. */
export async function prepareCourses(
  reads: Reads,
  { channel }: Pick<Actor, 'channel'>,
  { query, now, known }: Asking & { readonly known: readonly KeptRow[] },
): Promise<PreparedList<Unworded<Course>>> {
  const found = await findSchedules(reads, 'courses', { ownerId: undefined, channel }, { query, now })
  return prepareSchedules(reads, found, { channel, now, known, present: presentCourse })
}
