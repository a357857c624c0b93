import type { SeedRecord, SeedRecords } from '@touchline/contract'
import { platformRecords, seedDay } from '../../seed/src/index.ts'
import { sandboxStart } from '../support/sandbox.ts'

type Data = Partial<SeedRecords>

const seeded = () => platformRecords(seedDay(Date.parse(sandboxStart)))

/** Ids that the seed does not have. */
const venueId = 900
const locationId = 90_000
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const occurrenceId = (number: number) => `oc${String(number).padStart(32, '9')}`

/** A record of the seed as a model for more of its kind. */
function model<Kind extends 'venues' | 'locations' | 'categories' | 'schedules'>(
  kind: Kind,
  slug: string | null,
): SeedRecord<Kind> {
  // Each list has the records of its kind.
  const records = seeded()[kind] as readonly SeedRecord<Kind>[]
  const found = records.find((record) => slug === null || ('slug' in record && record.slug === slug))
  if (!found) throw new Error(`The seed has nothing called ${slug} among its ${kind}.`)
  return found
}

function copiesOf(slug: string, count: number, where: Partial<SeedRecord<'schedules'>>): SeedRecords['schedules'] {
  const course = model('schedules', slug)
  return Array.from({ length: count }, (_, index) => ({
    ...course,
    ...where,
    id: uuid(index + 1),
    slug: `${slug}-${index + 1}`,
    name: `${course.name} ${index + 1}`,
    // All at one time: with an instructor, or alone in a hall, they would clash.
    instructors: [],
    bookingStrategy: 'overlapping',
    // One session of each is enough to be listed, and the platform takes no more at once.
    occurrences: course.occurrences.slice(-1).map((each) => ({ ...each, id: occurrenceId(index) })),
    // All fields come from one course, so they agree.
  })) as SeedRecords['schedules']
}

export const lonelyVenue = {
  slug: 'featherstonehaugh-memorial-baths',
  category: 'badminton-for-everybody',
  // Eighty characters.
  name: 'The Alderman Josiah Featherstonehaugh Memorial Swimming Baths and Leisure Centre',
} as const

/** A further venue with the longest supported name, and the given number of courses in its only category. */
export function aVenueWith(courses: number): Data {
  const venue = {
    ...model('venues', 'ashcombe-leisure-centre'),
    id: venueId,
    slug: lonelyVenue.slug,
    name: lonelyVenue.name,
  }
  const location = { ...model('locations', null), id: locationId, venueId, parentId: null }
  const category = {
    ...model('categories', 'badminton'),
    id: uuid(999_999),
    slug: lonelyVenue.category,
    name: 'Badminton for everybody who has never held a racket, with a shuttle of one’s own',
    venueIds: [venueId],
  }
  const where = { venueId, locationId, categoryId: category.id }
  return {
    venues: [venue],
    locations: [location],
    categories: courses === 0 ? [] : [category],
    schedules: copiesOf('badminton-from-scratch', courses, where),
  }
}
