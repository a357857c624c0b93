import { zonedInstant } from '@touchline/clock'
import { occurrenceId, seededRandom, uuidv7 } from '@touchline/ids'
import { recordOf } from './entries.ts'
import { seedTimezone, type SeedDay } from './seed-day.ts'

/** When the organisation went online: older than everything else that is seeded, and the same on every day. */
export const foundedAt = zonedInstant('2012-01-09', '09:00', seedTimezone)

/** The same uuid for the same name in every seed, so that a link or a test that names a record stays true. */
export function fixedUuid(name: string): string {
  return uuidv7(foundedAt, seededRandom(name))
}

/** The identifier of one session. It changes with the day of the seed, because the session it names does. */
export function seedOccurrenceId(day: SeedDay, scheduleId: string, index: number): string {
  return occurrenceId(foundedAt, seededRandom(`${day.today} ${scheduleId} ${index}`))
}

/** A map from the order of `keys` to ids that start at `first`. */
export function numbered<Key extends string>(keys: readonly Key[], first = 1): Readonly<Record<Key, number>> {
  return recordOf(keys, (_, index) => first + index)
}
