import { type Channel, type OccurrenceChange, PlatformError, type Text } from '@touchline/contract'
import type { Tx } from '../../repositories.ts'
import {
  capacityOn,
  isSplit,
  type PlacesRow,
  waitlistJob,
  forgetTold,
  setSharedCapacity,
  setSplitCapacity,
} from '../places/index.ts'
import { text } from '../../texts/index.ts'

type Capacity = NonNullable<OccurrenceChange['capacity']>

/**
 * Changes the capacity, never below the places taken; shared places stay shared and split ones split. A course has one
 * capacity for all its sessions. The waitlist is offered new places. Throws `validation_failed`. [P4-010, O-52]
 */
export async function changeCapacity(
  tx: Tx,
  { placesId, capacity, now }: { readonly placesId: number; readonly capacity: Capacity; readonly now: number },
): Promise<void> {
  await tx.jobs.wake({ kind: waitlistJob, subject: String(placesId), dueAt: now })
  const [places] = await tx.places.byIds({ ids: [placesId] })
  if (!places) throw new PlatformError('item_not_found')
  if (isSplit(places) !== (capacity.strategy === 'split')) {
    throw invalid(
      'strategy',
      isSplit(places) ? text('programme:split_by_channel') : text('programme:shared_by_channels'),
    )
  }
  const isChanged = await (capacity.strategy === 'split'
    ? setSplitCapacity(tx, {
        id: placesId,
        maximum: capacity.online + capacity.foh,
        online: capacity.online,
        foh: capacity.foh,
      })
    : setSharedCapacity(tx, { id: placesId, maximum: capacity.maximum }))
  if (!isChanged) throw invalid('maximum', text('programme:more_taken'))
  const channels = widened(places, capacity)
  if (channels.length > 0) await forgetTold(tx, { placesId, channels })
}

/** The channels with more places than before. */
function widened(places: PlacesRow, capacity: Capacity): readonly Channel[] {
  return (['online', 'foh'] as const).filter((channel) => {
    const maximum = capacity.strategy === 'split' ? capacity[channel] : capacity.maximum
    return maximum > (capacityOn(places, channel).maximum ?? Infinity)
  })
}

function invalid(field: string, problem: Text): PlatformError {
  return new PlatformError('validation_failed', { fields: { [`data.capacity.${field}`]: [problem] } })
}
