import { type ApiTypes, type Course, PlatformError } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Reads } from '../../repositories.ts'
import { isOn, readSchedules } from '../occurrences/index.ts'
import { readViews } from './read-views.ts'
import { readWhere } from './select-courses.ts'

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
  const client = await reads.site.getClient()
  const course = (await findById(reads, idOrSlug)) ?? (await findBySlug(reads, idOrSlug, query))
  if (course?.row.bookingType !== 'courses' || !isOn(client, course)) throw new PlatformError('item_not_found')
  const [presented] = await readViews(reads, [course], { actor, client, now })
  if (!presented) throw new PlatformError('item_not_found')
  return presented
}

async function findById(reads: Reads, text: string) {
  const id = text.toLowerCase()
  return (await readSchedules(reads, [id])).get(id)
}

async function findBySlug(reads: Reads, slug: string, query: Question['query']) {
  const named = await reads.occurrences.named({ slug })
  if (named.length === 0) return undefined
  const { venueIds, categoryIds } = await readWhere(reads, query)
  const found = named.find(
    ({ bookingType, venueId, categoryId }) =>
      bookingType === 'courses' &&
      (!venueIds || venueIds.includes(venueId)) &&
      (!categoryIds || categoryIds.includes(categoryId)),
  )
  return found && (await readSchedules(reads, [found.id])).get(found.id)
}
