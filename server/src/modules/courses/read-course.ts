import { type ApiTypes, type Course, PlatformError } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Reads } from '../../repositories.ts'
import { readCatalogue } from '../occurrences/index.ts'
import { coursePresenter } from './list-courses.ts'
import { isAskedFor } from './select-courses.ts'

type Question = {
  readonly idOrSlug: string
  readonly query: ApiTypes['readCourse']['query']
  readonly now: number
}

/**
 * One course by id, or by slug within the venue and category asked for; ended ones can still be read.
 * Throws `item_not_found`, also where courses are switched off. [O-83, C-15]
 */
export async function readCourse(reads: Reads, actor: Actor, { idOrSlug, query, now }: Question): Promise<Course> {
  const catalogue = await readCatalogue(reads)
  const client = await reads.site.getClient()
  const byId = catalogue.byId.get(idOrSlug.toLowerCase())
  const entry =
    byId ?? catalogue.schedules.find((found) => found.schedule.slug === idOrSlug && isAskedFor(found, query))
  if (!entry || entry.schedule.kind !== 'course' || !entry.venue.campsAndCourses || !client.campsAndCourses) {
    throw new PlatformError('item_not_found')
  }
  return (await coursePresenter(reads, client, actor, now))(entry)
}
