import { type ApiTypes, type Occurrence, PlatformError, type Unworded } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import { listReply, offsetOf, pageOf } from '../../infra/http/answers/pagination.ts'
import { parseInstant } from '../../infra/wire/date-time.ts'
import type { Reads } from '../../repositories.ts'
import { readViews } from './shown/read-views.ts'
import { text } from '../../texts/index.ts'

type Query = ApiTypes['listOccurrences']['query']

/**
 * One page of occurrences that start within a period, by start, ties by id. Throws `validation_failed` for a period
 * that ends before it begins.
 */
export async function listOccurrences(
  reads: Reads,
  actor: Actor,
  { query, now }: { readonly query: Query; readonly now: number },
): Promise<Unworded<ApiTypes['listOccurrences']['reply']>> {
  const [startsAfter, startsBefore] = [parseInstant(query.starts_after), parseInstant(query.starts_before)]
  if (startsBefore <= startsAfter) {
    throw new PlatformError('validation_failed', { fields: { starts_before: [text('fields:later_than_start')] } })
  }
  const page = pageOf(query)
  const filter = { startsAfter, startsBefore, venueIds: query.venue_ids, clashing: query.clashing }
  const rows = await reads.occurrences.within(filter, { limit: page.perPage, offset: offsetOf(page) })
  const total = await reads.occurrences.totalWithin(filter)
  return listReply({ ...page, rows: await readViews(reads, rows, { actor, now }), total, sortBy: 'starts_at' })
}

/** Loads one occurrence. Throws `item_not_found`. */
export async function readOccurrence(
  reads: Reads,
  actor: Actor,
  { occurrenceId, now }: { readonly occurrenceId: string; readonly now: number },
): Promise<Unworded<Occurrence>> {
  const rows = await reads.occurrences.byIds({ ids: [occurrenceId] })
  const [occurrence] = await readViews(reads, rows, { actor, now })
  if (!occurrence) throw new PlatformError('item_not_found')
  return occurrence
}
