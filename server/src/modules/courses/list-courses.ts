import type { ApiTypes } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import { listReply, pageOf, pageOfRows } from '../../infra/http/pagination.ts'
import type { Reads } from '../../repositories.ts'
import { type CatalogueSchedule, readCatalogue } from '../occurrences/index.ts'
import { type ClientRow, currencyOf } from '../site/index.ts'
import { readAttendee } from './attendee.ts'
import { presentCourse } from './presenter.ts'
import { selectCourses } from './select-courses.ts'

type Query = ApiTypes['listCourses']['query']

/** One page of courses as the caller, or a visitor, sees them at `now`. */
export async function listCourses(
  reads: Reads,
  actor: Actor,
  { query, now }: { readonly query: Query; readonly now: number },
) {
  const catalogue = await readCatalogue(reads)
  const client = await reads.site.getClient()
  const found = client.campsAndCourses ? selectCourses(catalogue, query, now) : []
  const page = pageOf(query)
  const present = await coursePresenter(reads, client, actor, now)
  return listReply({
    ...page,
    rows: pageOfRows(found, page).map(present),
    total: found.length,
    sortBy: 'starts_at',
  })
}

/** The application-wide switch of camps and courses. [C-15] */
export async function areCoursesOn(reads: Reads): Promise<boolean> {
  return (await reads.site.getClient()).campsAndCourses
}

/** Presents courses to the person a request is for: one reading of what is known, any number of courses. */
export async function coursePresenter(reads: Reads, client: ClientRow, { ownerId, channel }: Actor, now: number) {
  const currency = currencyOf(client)
  const consumed = await reads.occurrences.consumed('course')
  const extrasConsumed = await reads.occurrences.extrasConsumed()
  const attendeeOf = ownerId === undefined ? undefined : await readAttendee(reads, ownerId, now)
  return (entry: CatalogueSchedule) => {
    const known = attendeeOf?.(entry)
    return presentCourse(entry, {
      now,
      channel,
      currency,
      extrasConsumed,
      consumed: consumed.get(entry.schedule.id) ?? 0,
      attendee: known?.attendee,
      unmet: known?.unmet ?? null,
    })
  }
}
