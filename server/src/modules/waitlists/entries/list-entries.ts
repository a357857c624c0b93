import { PlatformError } from '@touchline/contract'
import { listReply, offsetOf, type Page } from '../../../infra/http/answers/pagination.ts'
import type { Reads } from '../../../repositories.ts'
import { presentEntries } from './presenter.ts'

/** The waitlist of an occurrence, in turn. Throws `item_not_found`. */
export async function listMembers(
  reads: Reads,
  { occurrenceId, now, page }: { readonly occurrenceId: string; readonly now: number; readonly page: Page },
) {
  const [occurrence] = await reads.occurrences.byIds({ ids: [occurrenceId] })
  if (!occurrence) throw new PlatformError('item_not_found')
  const { placesId } = occurrence
  const rows = await reads.waitlists.pageOfPlaces({ placesId, limit: page.perPage, offset: offsetOf(page) })
  return listReply({
    ...page,
    rows: await presentEntries(reads, rows, now),
    total: await reads.waitlists.totalOfPlaces({ placesId }),
    sortBy: 'id',
  })
}

/** A user's live entries: their own and those they made for others. */
export async function listWaits(
  reads: Reads,
  { userId, now, page }: { readonly userId: number; readonly now: number; readonly page: Page },
) {
  const rows = await reads.waitlists.pageOfUser({ userId, now, limit: page.perPage, offset: offsetOf(page) })
  return listReply({
    ...page,
    rows: await presentEntries(reads, rows, now),
    total: await reads.waitlists.totalOfUser({ userId, now }),
    sortBy: 'starts_at',
  })
}
