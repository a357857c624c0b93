import { occurrenceId, seededRandom, uuidv7 } from '@touchline/ids'
import { fixedUuid, foundedAt } from '../fixed-ids.ts'
import { paragraphs } from '../html.ts'
import type { SeedDay } from '../seed-day.ts'
import { seedTimezone } from '../seed-day.ts'
import type { InstructorRecord, LocationRecord, VenueRecord } from '../seed-writer.ts'
import { clientId } from '../site/client.ts'

/** The inputs for the parts of a venue's programme. */
export type LargeVenue = {
  readonly record: VenueRecord
  readonly locations: readonly LocationRecord[]
  /** Throws a RangeError for a name the venue does not have. */
  readonly locationId: (name: string) => number
  readonly instructor: (number: number) => InstructorRecord
  /** The same id for the same name in every seed. */
  readonly scheduleId: (name: string) => string
  /** Rising, so that an index of a million grows at its end. */
  readonly newOccurrenceId: () => string
  readonly newTicketId: () => string
}

const towns = [
  'Ashford',
  'Brackley',
  'Coldwell',
  'Denham',
  'Elmstow',
  'Fernley',
  'Greatham',
  'Hartwick',
  'Inglemere',
  'Kirkby',
] as const
const kinds = ['Leisure Centre', 'Sports Village', 'Lido and Gym', 'Pools and Fitness', 'Community Hub'] as const

const halls = ['Studio 1', 'Studio 2', 'Cycle studio', 'Gym floor', 'Quiet room'] as const
const lessonRooms = ['Learner pool', 'Gymnastics hall', 'Dance room', 'Climbing wall'] as const
const courts = ['Court 1', 'Court 2'] as const

export const locationNames = { halls, lessonRooms, courts, pool: 'Main pool', meadow: 'Meadow' } as const

/** Venue ids of a large platform begin after those of the cast. */
export const firstVenueId = 101
/** More ids than one venue needs of each kind that is numbered per venue. */
const perVenue = 100

/** The `index`-th venue beside the three of the cast. */
export function largeVenue(index: number, day: SeedDay): LargeVenue {
  const id = firstVenueId + index
  const random = seededRandom(`large ${day.today} ${id}`)
  const locations = locationsOf(id)
  let made = foundedAt + index * 1_000_000
  return {
    record: venueRecord(id, index, day),
    locations,
    locationId: (name) => {
      const found = locations.find((location) => location.name === name)
      if (!found) throw new RangeError(`venue ${id} has no ${name}`)
      return found.id
    },
    instructor: (number) => ({ id: id * perVenue + number, name: nameOf(index * 7 + number * 3) }),
    scheduleId: (name) => fixedUuid(`large ${id} ${name}`),
    newOccurrenceId: () => occurrenceId(made++, random),
    newTicketId: () => uuidv7(made++, random),
  }
}

function locationsOf(venueId: number): readonly LocationRecord[] {
  const first = venueId * perVenue
  const { pool, meadow } = locationNames
  const tops = [...halls, ...lessonRooms, pool, meadow, 'Sports hall']
  const hall = first + tops.length - 1
  return [
    ...tops.map((name, index) => ({ id: first + index, venueId, parentId: null, name })),
    ...courts.map((name, index) => ({ id: hall + 1 + index, venueId, parentId: hall, name })),
  ]
}

function venueRecord(id: number, index: number, day: SeedDay): VenueRecord {
  const town = `${towns[index % towns.length]}${index < towns.length ? '' : ` ${Math.floor(index / towns.length) + 1}`}`
  const kind = kinds[index % kinds.length] ?? kinds[0]
  return {
    id,
    clientId,
    slug: `${town} ${kind}`.toLowerCase().replaceAll(' ', '-'),
    name: `${town} ${kind}`,
    descriptionHtml: paragraphs([`Pools, courts, studios and a gym in the middle of ${town}.`]),
    address1: `${id} High Street`,
    address2: null,
    town,
    area: 'Midshire',
    postcode: `MS${index + 1} 1AA`,
    openingTimes: 'Mo-Su 06:00-22:30',
    // A grid over the middle of the country.
    latitude: 51 + (index % 10) * 0.3,
    longitude: -3 + Math.floor(index / 10) * 0.4,
    timezone: seedTimezone,
    campsAndCoursesEnabled: true,
    activitiesV2MigrationOn: day.dayAt(-90),
    phone: '01632 960500',
    email: `venue-${id}@example.test`,
    pictureUrl: null,
    createdAt: foundedAt,
  }
}

const firstNames = [
  'Alex',
  'Bryony',
  'Carl',
  'Dina',
  'Evan',
  'Fay',
  'Gus',
  'Holly',
  'Ivo',
  'Jess',
  'Kit',
  'Leah',
  'Max',
] as const
const lastNames = [
  'Archer',
  'Bright',
  'Coker',
  'Dale',
  'Ellis',
  'Frost',
  'Grange',
  'Hobbs',
  'Irwin',
  'Jarvis',
  'Kemp',
] as const

/** An invented name; neighbouring numbers have different ones. */
export function nameOf(number: number): string {
  return `${firstNames[number % firstNames.length]} ${lastNames[number % lastNames.length]}`
}
