import { entriesOf } from '../entries.ts'
import type { LocationRecord } from '../seed-writer.ts'
import { venueIds, type VenueKey } from './venues.ts'

/** The locations of each venue with their parts: a hall contains its courts. */
const places = {
  ashcombe: {
    'Main pool': ['Lanes 1 to 4', 'Lanes 5 and 6'],
    'Learner pool': [],
    'Sports hall': ['Court 1', 'Court 2', 'Court 3', 'Court 4'],
    'Dance studio': [],
    'Tennis courts': [],
    'All-weather pitch': [],
    'River meadow': [],
    'Cycle studio': [],
    'Gym floor': [],
    'Quiet studio': [],
  },
  porthwen: {
    'Pwll nofio': ['Lonydd 1 i 4', 'Pen bas'],
    Llithrfa: [],
    'Neuadd chwaraeon': ['Cwrt 1', 'Cwrt 2', 'Cwrt 3'],
    'Cwrt tennis': [],
    'Stiwdio 1': [],
    'Stiwdio 2': [],
    'Stiwdio beicio': [],
  },
  millwick: {
    'Climbing wall': ['Main wall', 'Training wall'],
    'Bouldering room': [],
    'Gymnastics hall': [],
    'Main hall': ['Court 1', 'Court 2', 'Court 3', 'Court 4'],
    'Weaving shed studio': [],
    'Pitch 1': [],
    'Pitch 2': [],
    'Gym floor': [],
  },
} as const satisfies Readonly<Record<VenueKey, Readonly<Record<string, readonly string[]>>>>

type LocationsOf = { [Venue in VenueKey]: keyof (typeof places)[Venue] }
/** A location that is not in another one. */
export type LocationName = LocationsOf[VenueKey]

/** A hundred ids for each venue, ten for each location with what it contains. */
export const seedLocations: readonly LocationRecord[] = entriesOf(places).flatMap(([venue, here]) =>
  Object.entries<readonly string[]>(here).flatMap(([name, contained], index) => {
    const venueId = venueIds[venue]
    const id = 100 * venueId + 10 * index
    const parts = contained.map((part, at) => ({ id: id + 1 + at, venueId, parentId: id, name: part }))
    return [{ id, venueId, parentId: null, name }, ...parts]
  }),
)

/** The id of a location of a venue. Throws a RangeError when the venue has none of that name. */
export function locationId(venue: VenueKey, name: LocationName): number {
  const found = seedLocations.find((location) => location.venueId === venueIds[venue] && location.name === name)
  if (!found) throw new RangeError(`no ${name} at ${venue}`)
  return found.id
}

/** The locations inside a location, such as the courts of a hall, in order. */
export function locationsIn(venue: VenueKey, name: LocationName): readonly LocationRecord[] {
  const id = locationId(venue, name)
  return seedLocations.filter(({ parentId }) => parentId === id)
}

/** The id of a part of a location. Throws a RangeError when it has none of that name. */
export function partId(venue: VenueKey, name: LocationName, part: string): number {
  const found = locationsIn(venue, name).find((location) => location.name === part)
  if (!found) throw new RangeError(`no ${part} in ${name}`)
  return found.id
}
