import type { Capacity, Channel } from '@touchline/contract'
import type { PlacesRow } from './tables.ts'

type Counts = Pick<PlacesRow, 'maximum' | 'consumed' | 'onlineMax' | 'onlineUsed' | 'fohMax' | 'fohUsed'>

/** A channel's places: its own where they are split, all of them where they are shared. */
export function capacityOn(places: Counts, channel: Channel): Capacity {
  const [most, used] = channel === 'online' ? [places.onlineMax, places.onlineUsed] : [places.fohMax, places.fohUsed]
  const maximum = most ?? places.maximum
  const consumed = used ?? places.consumed
  return { available: maximum === null ? null : maximum - consumed, consumed, maximum }
}

/** The places left on a channel; Infinity without a limit. */
export function leftOn(places: Counts, channel: Channel): number {
  return capacityOn(places, channel).available ?? Infinity
}
