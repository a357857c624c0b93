import { LRUCache } from 'lru-cache'

/** Degrees. */
export type GeocodedPlace = { readonly latitude: number; readonly longitude: number }

/** Locates a postcode; undefined when unknown or unreachable. Never throws. */
export type Geocode = (postcode: string) => Promise<GeocodedPlace | undefined>

/** The geocoder without a key. */
export const askNobody: Geocode = async () => undefined

export type GeocoderSettings = {
  /** The provider's address, with `{address}`, `{country}` and `{key}`. */
  readonly template: string
  readonly key: string
  /** ISO 3166 alpha-2. */
  readonly country: string
  readonly timeoutMs: number
}

const mostPlaces = 5000
/** Postcodes hardly ever move. */
const keptMs = 7 * 24 * 60 * 60 * 1000

/**
 * Asks a provider over HTTP, once per postcode while it is cached. Reads GeoJSON, or a list of results with a location.
 * A time-out counts as no answer and is asked again the next time.
 */
export function createGeocoder({ template, key, country, timeoutMs }: GeocoderSettings): Geocode {
  const kept = new LRUCache<string, { readonly place: GeocodedPlace | undefined }>({ max: mostPlaces, ttl: keptMs })
  return async (postcode) => {
    const address = postcode.replaceAll(/\s/g, '').toUpperCase()
    const known = kept.get(address)
    if (known) return known.place
    const values: Readonly<Record<string, string>> = { address, country, key }
    const url = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok) return undefined
      const place = placeIn(await response.json())
      kept.set(address, { place })
      return place
    } catch {
      // The search falls back to the venues.
      return undefined
    }
  }
}

/** The first place in an answer. */
function placeIn(answer: unknown): GeocodedPlace | undefined {
  const point = at(answer, 'features', 0, 'geometry', 'coordinates')
  if (Array.isArray(point)) return placeOf(point[1], point[0])
  const location = at(answer, 'results', 0, 'geometry', 'location')
  return placeOf(at(location, 'lat'), at(location, 'lng'))
}

function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  )
}

function placeOf(latitude: unknown, longitude: unknown): GeocodedPlace | undefined {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}
