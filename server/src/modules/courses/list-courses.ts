import type { ApiTypes } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import { listReply, offsetOf, type Page, pageOf } from '../../infra/http/pagination.ts'
import type { Reads } from '../../repositories.ts'
import { readPartsOf, type ScheduleFilter, type ScheduleRef } from '../occurrences/index.ts'
import type { ClientRow } from '../site/index.ts'
import { readViews } from './read-views.ts'
import { selectCourses } from './select-courses.ts'

export type Asking = { readonly query: ApiTypes['listCourses']['query']; readonly now: number }
type Asker = Pick<Actor, 'ownerId' | 'channel'>
export type Found = {
  readonly refs: readonly ScheduleRef[]
  readonly total: number
  readonly page: Page
  readonly client: ClientRow
}

/** One page of courses as the caller sees them at `now`. */
export async function listCourses(
  reads: Reads,
  actor: Asker,
  { query, now }: Asking,
): Promise<ApiTypes['listCourses']['reply']> {
  const { refs, total, page, client } = await findCourses(reads, actor, { query, now })
  const courses = [...(await readPartsOf(reads, refs)).values()]
  const rows = await readViews(reads, courses, { actor, client, now })
  return listReply({ ...page, rows, total, sortBy: 'starts_at' })
}

/** Which courses are on a page, in the state they are in, and how many there are. */
export async function findCourses(reads: Reads, actor: Asker, { query, now }: Asking): Promise<Found> {
  const page = pageOf(query)
  const client = await reads.site.getClient()
  const filter = client.campsAndCourses ? await selectCourses(reads, actor, { query, now }) : undefined
  return { ...(filter ? await findPage(reads, filter, page) : { refs: [], total: 0 }), page, client }
}

export async function findPage(reads: Reads, filter: ScheduleFilter, page: Page) {
  return {
    refs: await reads.occurrences.page(filter, { limit: page.perPage, offset: offsetOf(page) }),
    total: await reads.occurrences.total(filter),
  }
}
