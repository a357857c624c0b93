import { foundedAt, numbered } from '../fixed-ids.ts'
import { paragraphs } from '../html.ts'
import { seedTimezone, type SeedDay } from '../seed-day.ts'
import type { VenueRecord } from '../seed-writer.ts'
import { clientId } from '../site/client.ts'

const keys = ['ashcombe', 'porthwen', 'millwick'] as const
export type VenueKey = (typeof keys)[number]

export const venueIds = numbered(keys)

const facilityNames = {
  pool: '25-metre pool',
  'learner-pool': 'Learner pool',
  'sports-hall': 'Sports hall',
  tennis: 'Tennis courts',
  pitch: 'Outdoor pitch',
  studio: 'Studio',
  'paddle-sports': 'Slipway for paddle sports',
  climbing: 'Climbing wall',
  gymnastics: 'Gymnastics hall',
  cafe: 'Café',
  hoist: 'Pool hoist',
  'family-changing': 'Family changing',
  lockers: 'Lockers',
} as const

function facilities(...codes: readonly (keyof typeof facilityNames)[]): NonNullable<VenueRecord['facilities']> {
  return codes.map((code) => ({ code, name: facilityNames[code] }))
}

/** Three invented towns, far enough apart for a search by distance to tell them from one another. */
export function seedVenues(day: SeedDay): readonly VenueRecord[] {
  const shared = {
    clientId,
    timezone: seedTimezone,
    campsAndCoursesEnabled: true,
    pictureUrl: null,
    createdAt: foundedAt,
  }
  return [
    {
      ...shared,
      id: venueIds.ashcombe,
      slug: 'ashcombe-leisure-centre',
      name: 'Ashcombe Leisure Centre',
      descriptionHtml: paragraphs([
        'Two pools, a sports hall with a sprung floor and six tennis courts beside the river meadow, ten minutes on foot from Ashcombe station.',
        'There is level access throughout, a hoist at the main pool and a café that stays open until the last lesson.',
      ]),
      address1: 'Meadow Lane',
      address2: null,
      town: 'Ashcombe',
      area: 'Somerset',
      postcode: 'AC1 4QT',
      openingTimes: 'Mo-Fr 06:30-22:00; Sa 07:30-19:00; Su 08:00-18:00',
      latitude: 51.0413,
      longitude: -2.8342,
      activitiesV2MigrationOn: day.dayAt(-240),
      phone: '01632 960141',
      email: 'hello.ashcombe@example.test',
      facilities: facilities(
        'pool',
        'learner-pool',
        'sports-hall',
        'tennis',
        'pitch',
        'studio',
        'cafe',
        'hoist',
        'lockers',
      ),
      gettingHere:
        'Free parking for 140 cars, eight blue-badge bays at the door, ten minutes on foot from the station.',
    },
    {
      ...shared,
      id: venueIds.porthwen,
      slug: 'porthwen-leisure-centre',
      name: 'Canolfan Hamdden Porthwen Leisure Centre',
      descriptionHtml: paragraphs([
        'Croeso! A 25-metre pool with a view of the bay, a slipway for paddle sports and two quiet studios under the roof.',
        'Everybody at the desk speaks Welsh and English, and parking is free for the length of your session.',
      ]),
      address1: 'Harbour Road',
      address2: 'The Quay',
      town: 'Porthwen',
      area: 'Ceredigion',
      postcode: 'PW3 6HB',
      openingTimes: 'Mo-Fr 07:00-21:30; Sa-Su 08:00-18:00',
      latitude: 52.3169,
      longitude: -4.1407,
      activitiesV2MigrationOn: null,
      phone: '01632 960275',
      email: 'helo.porthwen@example.test',
      facilities: facilities('pool', 'paddle-sports', 'sports-hall', 'tennis', 'studio', 'lockers'),
      gettingHere:
        'Parking is free for the length of your session. The 501 bus stops on the quay, level access throughout.',
    },
    {
      ...shared,
      id: venueIds.millwick,
      slug: 'millwick-sports-village',
      name: 'Millwick Sports Village',
      descriptionHtml: paragraphs([
        'A converted cotton mill with a fourteen-metre climbing wall, a gymnastics hall and floodlit pitches on the old railway yard.',
        'The tram stops at the gate. Changing villages have family cubicles on both floors.',
      ]),
      address1: 'Weaver Street',
      address2: 'Old Railway Yard',
      town: 'Millwick',
      area: 'West Yorkshire',
      postcode: 'MW5 2JD',
      openingTimes: 'Mo-Th 06:00-22:30; Fr 06:00-21:00; Sa 08:00-20:00; Su 09:00-17:00',
      latitude: 53.7281,
      longitude: -1.9426,
      activitiesV2MigrationOn: day.dayAt(10),
      phone: '01632 960388',
      email: 'hello.millwick@example.test',
      facilities: facilities('climbing', 'gymnastics', 'sports-hall', 'pitch', 'studio', 'family-changing', 'lockers'),
      gettingHere: 'The tram stops at the gate. Parking for 60 cars off Weaver Street; lifts to every floor.',
    },
  ]
}
