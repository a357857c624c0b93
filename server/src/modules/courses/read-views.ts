import type { Course } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Reads } from '../../repositories.ts'
import { placesIdsOf, readPersons, type Schedule } from '../occurrences/index.ts'
import { type ClientRow, currencyOf } from '../site/index.ts'
import { presentCourse } from './presenter.ts'

type Asking = { readonly actor: Pick<Actor, 'ownerId' | 'channel'>; readonly client: ClientRow; readonly now: number }

/** Courses as the person who asks sees them: places and person facts are read for these courses only. */
export async function readViews(
  reads: Reads,
  courses: readonly Schedule[],
  { actor: { ownerId, channel }, client, now }: Asking,
): Promise<Course[]> {
  const placesIds = courses.flatMap(placesIdsOfCourse)
  const rows = placesIds.length === 0 ? [] : await reads.places.byIds({ ids: [...new Set(placesIds)] })
  const persons = await readPersons(reads, ownerId === undefined ? [] : [ownerId], {
    now,
    from: Math.min(...courses.map(({ row }) => row.startsAt)),
    to: Math.max(...courses.map(({ row }) => row.endsAt)),
  })
  const person = ownerId === undefined ? undefined : persons.get(ownerId)
  const places = new Map(rows.map((row) => [row.id, row]))
  const view = { now, channel, person, places, currency: currencyOf(client) }
  return courses.map((course) => presentCourse(course, view))
}

/** Where the places of a course are counted, and the stock of its extras. */
export function placesIdsOfCourse(course: Schedule): readonly number[] {
  return [...placesIdsOf(course), ...course.extras.flatMap(({ option }) => option.placesId ?? [])]
}
