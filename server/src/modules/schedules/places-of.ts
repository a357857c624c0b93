import type { PlacesRow } from '../places/index.ts'
import type { Schedule } from './parts/parts.ts'

/** The places rows of a course, or of each session of a camp. */
export function placesIdsOf({ row, sessions }: Schedule): readonly number[] {
  return row.placesId === null ? sessions.map((session) => session.row.placesId) : [row.placesId]
}

/** The places of a course. */
export function placesOf(
  { places }: { readonly places: ReadonlyMap<number, PlacesRow> },
  { row }: Schedule,
): PlacesRow | undefined {
  return row.placesId === null ? undefined : places.get(row.placesId)
}

/** Camps and courses are switched on for the application and for each venue. */
export function isOn({ campsAndCourses }: { readonly campsAndCourses: boolean }, { venue }: Schedule): boolean {
  return campsAndCourses && venue.campsAndCourses
}
