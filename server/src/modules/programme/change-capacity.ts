import { type Channel, type OccurrenceChange, PlatformError } from '@touchline/contract'
import type { Tx } from '../../repositories.ts'
import { capacityOn, isSplit, type PlacesRow, waitlistJob } from '../places/index.ts'

type Capacity = NonNullable<OccurrenceChange['capacity']>

/**
 * More or fewer places, never fewer than are taken; shared places stay shared and split ones split. The places of a
 * course are those of all its sessions. Who waits is offered what came free. [P4-010, O-52] Throws `validation_failed`.
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
      isSplit(places) ? 'These places are split by channel.' : 'These places are shared by the channels.',
    )
  }
  const isChanged = await (capacity.strategy === 'split'
    ? tx.places.splitAs({
        id: placesId,
        maximum: capacity.online + capacity.foh,
        online: capacity.online,
        foh: capacity.foh,
      })
    : tx.places.shareAs({ id: placesId, maximum: capacity.maximum }))
  if (!isChanged) throw invalid('maximum', 'More places than these are taken already.')
  const channels = widened(places, capacity)
  if (channels.length > 0) await tx.waitlists.forgetTold({ placesId, channels })
}

/** The channels that have more places than they had. */
function widened(places: PlacesRow, capacity: Capacity): readonly Channel[] {
  return (['online', 'foh'] as const).filter((channel) => {
    const maximum = capacity.strategy === 'split' ? capacity[channel] : capacity.maximum
    return maximum > (capacityOn(places, channel).maximum ?? Infinity)
  })
}

function invalid(field: string, text: string): PlatformError {
  return new PlatformError('validation_failed', { fields: { [`data.capacity.${field}`]: [text] } })
}
