import type { DeletionReason, OccurrenceStatus } from '@touchline/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../infra/store/port.ts'
import { changed, type Given, perform, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import type { Instructor, OccurrenceRow } from './tables.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

export type OccurrenceState = Pick<
  OccurrenceRow,
  'id' | 'revision' | 'startsAt' | 'endsAt' | 'localDate' | 'topLocationId'
> & {
  readonly originalStartsAt: number | null
  readonly originalEndsAt: number | null
  readonly locationId: number | null
  readonly otherLocationIds: readonly number[] | null
  readonly postponed: boolean | null
  readonly deletionReason: DeletionReason | null
  readonly friendlyLocationName: string | null
  readonly instructors: readonly Instructor[] | null
}

/** Every change of a row sets a new revision. */
export function createOccurrenceWrites(db: Db, { occurrences, schedules }: Schema) {
  return queries('occurrences', db, {
    /** Locks the row until the transaction ends. False when it does not exist. */
    lock: changed(($: Given<{ id: string; revision: string }>) =>
      db
        .update(occurrences)
        .set({ revision: $.revision })
        .where(eq(occurrences.id, $.id))
        .returning({ id: occurrences.id }),
    ),
    change: perform(($: Given<OccurrenceState>) =>
      db
        .update(occurrences)
        .set({
          revision: $.revision,
          startsAt: $.startsAt,
          endsAt: $.endsAt,
          localDate: $.localDate,
          topLocationId: $.topLocationId,
          originalStartsAt: $.originalStartsAt,
          originalEndsAt: $.originalEndsAt,
          locationId: $.locationId,
          otherLocationIds: $.otherLocationIds,
          postponed: $.postponed,
          deletionReason: $.deletionReason,
          friendlyLocationName: $.friendlyLocationName,
          instructors: $.instructors,
        })
        .where(eq(occurrences.id, $.id)),
    ),
    setStatus: perform(($: Given<{ id: string; revision: string; status: OccurrenceStatus }>) =>
      db
        .update(occurrences)
        .set({ revision: $.revision, status: $.status })
        .where(and(eq(occurrences.id, $.id), ne(occurrences.status, 'cancelled'))),
    ),
    /** Calls it off; it stays readable. */
    cancel: perform(($: Given<{ id: string; revision: string; reason: DeletionReason }>) =>
      db
        .update(occurrences)
        .set({ revision: $.revision, status: 'cancelled', deletionReason: $.reason })
        .where(eq(occurrences.id, $.id)),
    ),
    reviseSchedule: perform(($: Given<{ id: string; revision: string; startsAt: number; endsAt: number }>) =>
      db
        .update(schedules)
        .set({ revision: $.revision, startsAt: $.startsAt, endsAt: $.endsAt })
        .where(eq(schedules.id, $.id)),
    ),
    /** A new revision with the same span. */
    renewSchedule: perform(($: Given<{ id: string; revision: string }>) =>
      db.update(schedules).set({ revision: $.revision }).where(eq(schedules.id, $.id)),
    ),
  })
}

export const occurrenceWrites = writesOf('occurrences', createOccurrenceWrites)
