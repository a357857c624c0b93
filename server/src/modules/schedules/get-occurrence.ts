import { PlatformError } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import type { OccurrenceRow } from './tables.ts'

/** Loads an occurrence's row. Throws `item_not_found`. */
export async function getOccurrence(reads: Reads, id: string): Promise<OccurrenceRow> {
  const [row] = await reads.occurrences.byIds({ ids: [id] })
  if (!row) throw new PlatformError('item_not_found')
  return row
}
