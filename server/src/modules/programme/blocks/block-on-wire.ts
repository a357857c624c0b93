import { type NewBlock, type Occurrence, PlatformError, type Unworded } from '@touchline/contract'
import type { Actor } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { readViews } from '../../selling/index.ts'
import { blockPlaces } from './block-places.ts'

/** Blocks places for a call and answers the occurrence with its blocks. Throws as `blockPlaces` does. */
export async function blockOnWire(
  deps: Deps,
  actor: Actor,
  { occurrenceId, block }: { readonly occurrenceId: string; readonly block: NewBlock },
): Promise<Unworded<Occurrence>> {
  await blockPlaces(deps, actor, {
    occurrenceId,
    userId: block.user_id,
    count: block.count,
    isPaid: block.is_paid ?? false,
    tenderTypes: [...new Set(block.tender_types)],
    paymentReference: block.payment_reference ?? null,
  })
  return deps.store.read(async (reads) => {
    const rows = await reads.occurrences.byIds({ ids: [occurrenceId] })
    const [occurrence] = await readViews(reads, rows, { actor, now: deps.clock.now() })
    if (!occurrence) throw new PlatformError('item_not_found')
    return occurrence
  })
}
