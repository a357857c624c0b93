import type { Reads } from '../../../repositories.ts'
import type { OccurrenceRow } from '../../schedules/index.ts'

/** Thrown when what was decided about is at another time, or does not take place, by now. The unit of work starts over. */
export class MovedMeanwhileError extends Error {
  override name = 'MovedMeanwhileError'
}

type Booked = { readonly occurrenceId: string } & Pick<OccurrenceRow, 'startsAt' | 'endsAt'>

/**
 * Looks again at what is booked, once the places are taken: whoever moves or deletes an occurrence locks its places first,
 * so that either they see the booking or this sees their change. [O-51, O-52] Throws `MovedMeanwhileError`.
 */
export async function checkUnmoved(reads: Reads, booked: readonly Booked[]): Promise<void> {
  if (booked.length === 0) return
  const rows = await reads.occurrences.byIds({ ids: [...new Set(booked.map(({ occurrenceId }) => occurrenceId))] })
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { occurrenceId, startsAt, endsAt } of booked) {
    const row = byId.get(occurrenceId)
    const isSame = row?.startsAt === startsAt && row.endsAt === endsAt && row.status !== 'cancelled'
    if (!isSame) throw new MovedMeanwhileError(`occurrence ${occurrenceId} is another than it was`)
  }
}
