import type { Course } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Reads } from '../../repositories.ts'
import { placesIdsOf, readPersons, type Schedule } from '../occurrences/index.ts'
import type { PlacesRow } from '../places/index.ts'
import { type ClientRow, currencyOf } from '../site/index.ts'
import { presentCourse } from './presenter.ts'

/** Some courses with what changes when somebody books, and what is known of the person who asks. */
export type CourseViews = {
  /** In order of id. */
  readonly places: readonly PlacesRow[]
  /** The courses as that person sees them. */
  readonly present: () => Course[]
}

type Asking = { readonly actor: Pick<Actor, 'ownerId' | 'channel'>; readonly client: ClientRow; readonly now: number }

/** Reads what presenting some courses needs beside them: places and person facts for these courses only. */
export async function readViews(
  reads: Reads,
  courses: readonly Schedule[],
  { actor: { ownerId, channel }, client, now }: Asking,
): Promise<CourseViews> {
  const placesIds = courses.flatMap((course) => [
    ...placesIdsOf(course),
    ...course.extras.flatMap(({ option }) => option.placesId ?? []),
  ])
  const rows = placesIds.length === 0 ? [] : await reads.places.byIds({ ids: [...new Set(placesIds)] })
  const persons = await readPersons(reads, ownerId === undefined ? [] : [ownerId], {
    now,
    from: Math.min(...courses.map(({ row }) => row.startsAt)),
    to: Math.max(...courses.map(({ row }) => row.endsAt)),
  })
  const person = ownerId === undefined ? undefined : persons.get(ownerId)
  const places = new Map(rows.map((row) => [row.id, row]))
  const view = { now, channel, person, places, currency: currencyOf(client) }
  return { places: rows, present: () => courses.map((course) => presentCourse(course, view)) }
}
