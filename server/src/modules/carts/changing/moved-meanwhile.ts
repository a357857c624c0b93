import type { Reads } from '../../../repositories.ts'
import type { OccurrenceRow } from '../../schedules/index.ts'

/** Thrown when a decided occurrence has moved or been called off since. The transaction starts over. */
export class MovedMeanwhileError extends Error {
  override name = 'MovedMeanwhileError'
}

type Booked = { readonly occurrenceId: string } & Pick<OccurrenceRow, 'startsAt' | 'endsAt'>

/**
 * Checks the booked occurrences again once their places are taken. A move or a deletion locks the places first, so it
 * sees the booking, or this sees the change. Throws `MovedMeanwhileError`.
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
