import type { Reads } from '../../repositories.ts'
import { type Catalogue, readCatalogue } from '../occurrences/index.ts'
import { changesOf } from './course.ts'

/** The instants at which time alone changes a course, in order; as lasting as the catalogue they come from. */
const instantsOf = new WeakMap<Catalogue, readonly number[]>()

/**
 * The next instant at which any course changes by time alone: a booking window opens or closes, a session or the course
 * starts or ends. Nothing else in a visitor's list depends on the time.
 */
export async function nextCourseChange(reads: Reads, now: number): Promise<number | undefined> {
  const catalogue = await readCatalogue(reads)
  const instants = instantsOf.get(catalogue) ?? catalogue.schedules.flatMap(changesOf).toSorted((a, b) => a - b)
  instantsOf.set(catalogue, instants)
  return instants.find((instant) => instant > now)
}
