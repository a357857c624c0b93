import type { Capacity, Channel } from '@touchline/contract'
import type { PlacesRow } from './tables.ts'

type Counts = Pick<PlacesRow, 'maximum' | 'consumed' | 'onlineMax' | 'onlineUsed' | 'fohMax' | 'fohUsed'>

/** What a channel sees of places: its own pair where they are split, all of them where they are shared. [P3-080, O-52] */
export function capacityOn(places: Counts, channel: Channel): Capacity {
  const [most, used] = channel === 'online' ? [places.onlineMax, places.onlineUsed] : [places.fohMax, places.fohUsed]
  const maximum = most ?? places.maximum
  const consumed = used ?? places.consumed
  return { available: maximum === null ? null : maximum - consumed, consumed, maximum }
}

/** How many are left on a channel; Infinity where there is no end of them. */
export function leftOn(places: Counts, channel: Channel): number {
  return capacityOn(places, channel).available ?? Infinity
}
