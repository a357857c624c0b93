import { useState } from 'react'
import type { Place } from './venue-search.ts'

export type Position =
  { readonly status: 'unasked' | 'asking' | 'refused' | 'failed' } | { readonly status: 'known'; readonly place: Place }

/** The customer's position, as far as they share it; it stays on the device. */
export type CustomerPosition = { readonly position: Position; readonly ask: () => void; readonly forget: () => void }

/** A hundred metres are precise enough to sort venues, and faster. */
const options: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 }

/** The customer's position: asked of the browser on request only. [O-01] */
export function usePosition(): CustomerPosition {
  const [position, setPosition] = useState<Position>({ status: 'unasked' })

  function ask(): void {
    setPosition({ status: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setPosition({ status: 'known', place: { latitude, longitude } }),
      (error) => setPosition({ status: error.code === error.PERMISSION_DENIED ? 'refused' : 'failed' }),
      options,
    )
  }

  return { position, ask, forget: () => setPosition({ status: 'unasked' }) }
}
