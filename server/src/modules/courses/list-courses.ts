import type { ApiTypes } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import { listReply, offsetOf, type Page, pageOf } from '../../infra/http/pagination.ts'
import type { Prepared } from '../../prepared-answer.ts'
import type { Reads } from '../../repositories.ts'
import { endOfMinute, nextChange, readPartsOf, type ScheduleFilter, type ScheduleRef } from '../occurrences/index.ts'
import { readViews } from './read-views.ts'
import { selectCourses } from './select-courses.ts'

type Asking = { readonly query: ApiTypes['listCourses']['query']; readonly now: number }
type Found = { readonly refs: readonly ScheduleRef[]; readonly total: number }

/**
 * One page of courses as the caller, or a visitor, sees them at `now`: what it depends on is read, and it can be put
 * together. It depends on the courses of the page in the state they are in, their places, how many courses there are,
 * the currency, and on which side of the times named in those courses it is.
 */
export async function prepareCourses(
  reads: Reads,
  actor: Pick<Actor, 'ownerId' | 'channel'>,
  { query, now }: Asking,
): Promise<Prepared<ApiTypes['listCourses']['reply']>> {
  const page = pageOf(query)
  const client = await reads.site.getClient()
  const filter = client.campsAndCourses ? await selectCourses(reads, actor, { query, now }) : undefined
  const { refs, total } = filter ? await findPage(reads, filter, page) : { refs: [], total: 0 }
  const courses = [...(await readPartsOf(reads, refs)).values()]
  const views = await readViews(reads, courses, { actor, client, now })
  return {
    fingerprint: () =>
      JSON.stringify([
        total,
        nextChange(courses, now) ?? null,
        [client.currencyCode, client.currencySymbol],
        refs.map((ref) => [ref.id, ref.revision, ref.venueRevision, ref.categoryRevision]),
        views.places.map((places) => Object.values(places)),
      ]),
    until: endOfMinute(now),
    make: () => listReply({ ...page, rows: views.present(), total, sortBy: 'starts_at' }),
  }
}

async function findPage(reads: Reads, filter: ScheduleFilter, page: Page): Promise<Found> {
  return {
    refs: await reads.occurrences.page(filter, { limit: page.perPage, offset: offsetOf(page) }),
    total: await reads.occurrences.total(filter),
  }
}
