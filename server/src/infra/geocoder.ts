import { LRUCache } from 'lru-cache'

/** Degrees. */
export type GeocodedPlace = { readonly latitude: number; readonly longitude: number }

/** Where a postcode is; undefined where nobody knows, or nobody could be asked. It never throws. */
export type Geocode = (postcode: string) => Promise<GeocodedPlace | undefined>

/** Without a key nobody is asked. [O-80] */
export const askNobody: Geocode = async () => undefined

export type GeocoderSettings = {
  /** Address of the provider, with `{address}`, `{country}` and `{key}` in the places of the three. */
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
 * Asks a provider over HTTP, once for each postcode as long as it is remembered. What is answered is read as GeoJSON, or as
 * a list of results with a location. One that does not answer in time is left alone, and asked again the next time. [O-80]
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
      // Search by place goes on with what the venues know.
      return undefined
    }
  }
}

/** The first place of an answer, whatever else is in it. */
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
