import { minorUnits } from '@touchline/money'
import type { CategorySlug } from '../categories/categories.ts'
import { paragraphs } from '../html.ts'
import type { PackageRecord } from '../seed-writer.ts'
import { scheduleId } from '../courses/plan-schedule.ts'
import { datedId } from '../timetable/dated-record.ts'
import { locationsIn } from '../venues/locations.ts'
import { venueIds, type VenueKey } from '../venues/venues.ts'

type Option = PackageRecord['contents'][number]['options'][number]

function single(name: string, venue: VenueKey, slug: string, category: CategorySlug = 'fitness-classes'): Option {
  return { name, soldAt: { scheduleId: datedId({ venue, category, slug }), price: 'single' } }
}

/** The n-th kind of ticket of a swim. */
function ticket(name: string, venue: VenueKey, slug: string, kind: number): Option {
  return { name, soldAt: { scheduleId: datedId({ venue, category: 'public-swims', slug }), price: { ticket: kind } } }
}

const courts = (venue: VenueKey): readonly Option[] => {
  const { length } = locationsIn(venue, 'Sports hall')
  return Array.from({ length }, (_, index) =>
    single('Badminton, one hour', venue, `badminton-${index + 1}`, 'badminton-courts'),
  )
}

const everywhere = [venueIds.ashcombe, venueIds.porthwen, venueIds.millwick]

/** The fields that most packages share. */
const shared = {
  venueGroup: null,
  memberPrice: null,
  qualification: 'everyone',
  stock: null,
  soldOnline: true,
} as const

/** Every state a package can be in has its package. */
export const seedPackages: readonly PackageRecord[] = [
  {
    ...shared,
    id: 1,
    name: 'Swim ten, adult, Ashcombe',
    friendlyName: 'Ten swims',
    descriptionHtml: paragraphs(['Ten swims for the price of nine: lengths before work or floats with the family.']),
    reference: 'PKG-SWIM-10-ASH',
    venueIds: [venueIds.ashcombe],
    price: minorUnits(5040),
    expiry: { value: 6, unit: 'month' },
    pictureKind: 'swimming',
    contents: [
      {
        usages: 10,
        options: [
          ticket('Lane swim: Adult', 'ashcombe', 'lane-swim', 0),
          ticket('Family fun swim: Adult', 'ashcombe', 'family-fun-swim', 0),
        ],
      },
    ],
  },
  {
    ...shared,
    id: 2,
    name: 'Class and swim mix, all centres',
    friendlyName: 'Five classes and a swim',
    descriptionHtml: paragraphs(['Try what you like, where you like: five classes at any centre, and a swim on us.']),
    reference: 'PKG-MIX-6',
    venueGroup: { id: 1, name: 'All Fairwater centres' },
    venueIds: everywhere,
    price: minorUnits(3400),
    expiry: null,
    pictureKind: 'yoga',
    contents: [
      {
        usages: 5,
        options: [
          single('Vinyasa flow', 'ashcombe', 'vinyasa-flow'),
          single('Aqua fit', 'ashcombe', 'aqua-fit'),
          single('Circuits', 'porthwen', 'circuits'),
          single('Barre', 'millwick', 'barre'),
        ],
      },
      { usages: 1, options: [ticket('Lane swim: Adult', 'ashcombe', 'lane-swim', 0)] },
    ],
  },
  {
    ...shared,
    id: 3,
    name: 'Court hours, ten, Ashcombe',
    friendlyName: 'Ten hours of badminton',
    descriptionHtml: paragraphs(['Any court of the sports hall, any time of the day.']),
    reference: 'PKG-COURT-10-ASH',
    venueIds: [venueIds.ashcombe],
    price: minorUnits(9800),
    memberPrice: minorUnits(4200),
    expiry: { value: 1, unit: 'year' },
    pictureKind: 'racket',
    contents: [{ usages: 10, options: courts('ashcombe') }],
  },
  {
    ...shared,
    id: 4,
    name: 'Opening week spin card',
    friendlyName: null,
    descriptionHtml: paragraphs(['Four rides in the new cycle studio. There were a hundred of these.']),
    reference: 'PKG-SPIN-4-ASH',
    venueIds: [venueIds.ashcombe],
    price: minorUnits(2000),
    stock: 0,
    expiry: { value: 30, unit: 'day' },
    pictureKind: 'athletics',
    contents: [{ usages: 4, options: [single('Early spin', 'ashcombe', 'early-spin')] }],
  },
  {
    ...shared,
    id: 5,
    name: 'Gym starter with a coach',
    friendlyName: null,
    descriptionHtml: paragraphs(['Three hours with a coach who writes your plan. Book your first one at reception.']),
    reference: 'PKG-GYM-3-ASH',
    venueIds: [venueIds.ashcombe],
    price: minorUnits(4500),
    soldOnline: false,
    expiry: { value: 60, unit: 'day' },
    pictureKind: 'athletics',
    contents: [{ usages: 3, options: [single('Lunchtime HIIT', 'ashcombe', 'lunchtime-hiit')] }],
  },
  {
    ...shared,
    id: 6,
    name: 'Members’ court hours',
    friendlyName: null,
    descriptionHtml: paragraphs(['Five hours of badminton for members, on any court of the sports hall.']),
    reference: 'PKG-COURT-5-MEM',
    venueIds: [venueIds.ashcombe],
    price: minorUnits(2000),
    qualification: 'members',
    expiry: { value: 3, unit: 'month' },
    pictureKind: 'racket',
    contents: [{ usages: 5, options: courts('ashcombe') }],
  },
  {
    ...shared,
    id: 7,
    name: 'Deg nofio: ten swims',
    friendlyName: null,
    descriptionHtml: paragraphs(['Ten public swims at Porthwen, for adults.']),
    reference: 'PKG-SWIM-10-POR',
    venueIds: [venueIds.porthwen],
    price: minorUnits(4600),
    stock: 40,
    expiry: { value: 1, unit: 'year' },
    pictureKind: 'swimming',
    contents: [{ usages: 10, options: [ticket('Nofio cyhoeddus: Adult', 'porthwen', 'nofio-cyhoeddus', 0)] }],
  },
  {
    ...shared,
    id: 8,
    name: 'Mill ride card',
    friendlyName: 'Eight rides at the mill',
    descriptionHtml: paragraphs(['Eight rides in the old spinning room, within two months.']),
    reference: 'PKG-RIDE-8-MIL',
    venueIds: [venueIds.millwick],
    price: minorUnits(4480),
    expiry: { value: 60, unit: 'day' },
    pictureKind: 'athletics',
    contents: [{ usages: 8, options: [single('Mill ride', 'millwick', 'mill-ride')] }],
  },
  {
    ...shared,
    id: 9,
    name: 'Camp days, five, Millwick',
    friendlyName: 'Five climb and create days',
    descriptionHtml: paragraphs(['Five days of climbing and making, whenever they suit you, for the price of four.']),
    reference: 'PKG-CAMP-5-MIL',
    venueIds: [venueIds.millwick],
    price: minorUnits(14400),
    expiry: { value: 1, unit: 'year' },
    pictureKind: 'climbing',
    contents: [
      {
        usages: 5,
        options: [
          {
            name: 'Climb and create day',
            soldAt: {
              scheduleId: scheduleId({ venue: 'millwick', category: 'sports-camps', slug: 'climb-and-create-days' }),
              price: 'single',
            },
          },
        ],
      },
    ],
  },
  {
    ...shared,
    id: 10,
    name: 'Guest passes, three, all centres',
    friendlyName: 'Three guest passes',
    descriptionHtml: paragraphs([
      'Bring a friend: three visits for whoever you like, a class or a swim at any centre.',
    ]),
    reference: 'PASS-GUEST-3',
    venueGroup: { id: 1, name: 'All Fairwater centres' },
    venueIds: everywhere,
    price: minorUnits(1500),
    memberPrice: minorUnits(1200),
    expiry: { value: 90, unit: 'day' },
    pictureKind: 'yoga',
    forGuests: true,
    contents: [
      {
        usages: 3,
        options: [
          single('Aqua fit', 'ashcombe', 'aqua-fit'),
          ticket('Family fun swim: Adult', 'ashcombe', 'family-fun-swim', 0),
          single('Circuits', 'porthwen', 'circuits'),
          single('Barre', 'millwick', 'barre'),
        ],
      },
    ],
  },
  {
    ...shared,
    id: 11,
    name: 'Members’ guest pass',
    friendlyName: null,
    descriptionHtml: paragraphs(['One visit to the pool for a guest of a member.']),
    reference: 'PASS-MEMBERS-1-ASH',
    venueIds: [venueIds.ashcombe],
    price: minorUnits(300),
    qualification: 'members',
    expiry: { value: 1, unit: 'month' },
    pictureKind: 'swimming',
    forGuests: true,
    contents: [{ usages: 1, options: [ticket('Lane swim: Adult', 'ashcombe', 'lane-swim', 0)] }],
  },
]
