import { PlatformError } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import type { OccurrenceRow } from './tables.ts'

/** An occurrence as it is stored. Throws `item_not_found`. */
export async function getOccurrence(reads: Reads, id: string): Promise<OccurrenceRow> {
  const [row] = await reads.occurrences.byIds({ ids: [id] })
  if (!row) throw new PlatformError('item_not_found')
  return row
}
