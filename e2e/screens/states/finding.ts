import { addressOf } from '../addresses.ts'
import { aVenueWith, lonelyVenue } from '../own-data.ts'
import type { Stage, State } from '../state.ts'

const home = { page: 'home', route: '/', at: '/', mockup: 'home' } as const
const venue = { page: 'venue', route: '/location/:venueSlug', mockup: 'venue' } as const
const categories = { page: 'course categories', route: '/courses/location/:venueSlug' } as const

/** Long enough after the seed's day that everything planned is over. */
export const afterEverything = 'P300D'

/** Types into the home page's search. */
async function search({ page }: Stage, words: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('searchbox')
    .or(page.getByRole('main').getByRole('textbox'))
    .first()
    .fill(words)
  await page.keyboard.press('Enter')
}

/** Pages for finding something to book. */
export const findingStates: readonly State[] = [
  { ...home, name: 'as a visitor' },
  { ...home, name: 'of a parent', persona: 'amina' },
  { ...home, name: 'in arrears', persona: 'dylan' },
  { ...home, name: 'search by a postcode', act: (stage) => search(stage, 'PW3') },
  { ...home, name: 'search for an activity', act: (stage) => search(stage, 'swim') },
  { ...home, name: 'search for toddlers', act: (stage) => search(stage, 'swimming for toddlers') },
  { ...home, name: 'search of a parent', persona: 'amina', act: (stage) => search(stage, 'spin') },
  { ...home, name: 'search without result', act: (stage) => search(stage, 'Nowhere at all') },
  { ...home, name: 'nothing left to book', before: ({ sandbox }) => sandbox.advance(afterEverything) },
  { ...venue, name: 'Ashcombe', at: addressOf.venue('ashcombe') },
  { ...venue, name: 'a long name', at: addressOf.venue('porthwen') },
  { ...venue, name: 'Millwick, of a member', at: addressOf.venue('millwick'), persona: 'ben' },
  {
    ...venue,
    name: 'nothing left to book',
    at: addressOf.venue('ashcombe'),
    before: ({ sandbox }) => sandbox.advance(afterEverything),
  },
  { ...categories, name: 'many', at: addressOf.categories('ashcombe') },
  {
    ...categories,
    name: 'one',
    at: `/courses/location/${lonelyVenue.slug}`,
    data: () => aVenueWith(1),
  },
  {
    ...categories,
    name: 'none',
    at: `/courses/location/${lonelyVenue.slug}`,
    data: () => aVenueWith(0),
  },
  {
    page: 'home',
    name: 'asks for a venue',
    route: '/redirect-to-selected-venue',
    at: '/redirect-to-selected-venue',
  },
  {
    page: 'home',
    name: 'asks for a venue, for a course',
    route: '/course-redirect-to-selected-venue',
    at: '/course-redirect-to-selected-venue',
  },
  {
    page: 'home',
    name: 'asks for a venue, for a camp',
    route: '/camp-redirect-to-selected-venue',
    at: '/camp-redirect-to-selected-venue',
  },
]
