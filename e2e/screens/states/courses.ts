import { fillBasket } from '../../support/basket.ts'
import { addressOf } from '../addresses.ts'
import { aVenueWith, lonelyVenue } from '../own-data.ts'
import type { State } from '../state.ts'
import { afterEverything } from './finding.ts'

const list = { page: 'courses', route: '/courses/location/:venueSlug/:activitySlug', mockup: 'list' } as const
const timetable = {
  page: 'course timetable',
  route: '/courses/location/:venueSlug/:activitySlug/timetable',
  mockup: 'timetable',
} as const
const details = {
  page: 'course details',
  route: '/courses/location/:venueSlug/:activitySlug/timetable/:courseSlug',
  mockup: 'details',
} as const

const badminton = addressOf.details('millwick', 'badminton', 'badminton-from-scratch')

/** Lists, the timetable and each state of a course. */
export const courseStates: readonly State[] = [
  { ...list, name: 'some', at: addressOf.list('ashcombe', 'swimming-lessons') },
  { ...list, name: 'of a parent', at: addressOf.list('ashcombe', 'swimming-lessons'), persona: 'amina' },
  { ...list, name: 'of a member', at: addressOf.list('porthwen', 'swimming-lessons'), persona: 'ben' },
  { ...list, name: 'of a stranger, one for members only', at: addressOf.list('porthwen', 'swimming-lessons') },
  { ...list, name: 'three', at: addressOf.list('porthwen', 'paddle-sports') },
  {
    ...list,
    name: 'one, and long names',
    at: `/courses/location/${lonelyVenue.slug}/${lonelyVenue.category}`,
    data: () => aVenueWith(1),
  },
  {
    ...list,
    name: 'none',
    at: addressOf.list('ashcombe', 'dance'),
    before: ({ sandbox }) => sandbox.advance(afterEverything),
  },
  { ...list, name: 'three hundred', at: addressOf.list('millwick', 'climbing'), scenario: 'crowded-category' },
  { ...timetable, name: 'a week', at: addressOf.timetable('ashcombe', 'swimming-lessons') },
  {
    ...timetable,
    name: 'nothing in the week',
    at: addressOf.timetable('ashcombe', 'dance'),
    before: ({ sandbox }) => sandbox.advance(afterEverything),
  },
  { ...details, name: 'bookable', at: addressOf.details('ashcombe', 'swimming-lessons', 'first-strokes') },
  { ...details, name: 'bookable, with extras', at: addressOf.details('millwick', 'climbing', 'ropes-and-knots') },
  {
    ...details,
    name: 'of a parent',
    at: addressOf.details('millwick', 'climbing', 'ropes-and-knots'),
    persona: 'amina',
  },
  {
    ...details,
    name: 'too young',
    at: addressOf.details('ashcombe', 'swimming-lessons', 'deep-water-confidence'),
    persona: 'amina',
    async act({ page }) {
      const people = page.getByRole('combobox').first()
      const yusuf = people.locator('option', { hasText: 'Yusuf Rahman' })
      await people.selectOption(await yusuf.getAttribute('value'))
    },
  },
  { ...details, name: 'member price', at: badminton, persona: 'ben' },
  { ...details, name: 'a long name', at: addressOf.details('porthwen', 'swimming-lessons', 'nofio-i-ddechreuwyr') },
  {
    ...details,
    name: 'a venue with a name of eighty characters',
    at: `/courses/location/${lonelyVenue.slug}/${lonelyVenue.category}/timetable/badminton-from-scratch-1`,
    data: () => aVenueWith(1),
  },
  { ...details, name: 'few places left', at: addressOf.details('ashcombe', 'tennis', 'tennis-for-beginners') },
  { ...details, name: 'sold out', at: addressOf.details('ashcombe', 'dance', 'ballroom-basics') },
  {
    ...details,
    name: 'full, to wait for',
    at: addressOf.details('millwick', 'gymnastics', 'adult-gymnastics'),
    persona: 'carys',
  },
  {
    ...details,
    name: 'waiting, second in turn',
    at: addressOf.details('millwick', 'football', 'junior-football-skills'),
    persona: 'amina',
    async act({ page }) {
      await page.getByRole('combobox').first().selectOption('Idris Rahman')
    },
  },
  {
    ...details,
    name: 'a place is kept',
    at: addressOf.details('millwick', 'gymnastics', 'adult-gymnastics'),
    persona: 'ben',
  },
  { ...details, name: 'free', at: addressOf.details('ashcombe', 'football', 'walking-football') },
  { ...details, name: 'started, pro rata', at: addressOf.details('ashcombe', 'swimming-lessons', 'stroke-improvers') },
  { ...details, name: 'started, not sold any more', at: addressOf.details('porthwen', 'netball', 'back-to-netball') },
  { ...details, name: 'ended', at: addressOf.details('ashcombe', 'yoga-and-pilates', 'sunrise-yoga') },
  {
    ...details,
    name: 'for members only, of a stranger',
    at: addressOf.details('porthwen', 'swimming-lessons', 'masters-swim-squad'),
  },
  { ...details, name: 'booking opens later', at: addressOf.details('porthwen', 'paddle-sports', 'paddleboard-start') },
  { ...details, name: 'booking has closed', at: addressOf.details('porthwen', 'tennis', 'tennis-cardio') },
  {
    ...details,
    name: 'does not qualify',
    at: addressOf.details('millwick', 'yoga-and-pilates', 'yoga-for-runners'),
    persona: 'carys',
  },
  {
    ...details,
    name: 'in the basket',
    at: badminton,
    persona: 'carys',
    before: ({ sandbox }) => fillBasket(sandbox, 'carys', 'badminton-from-scratch'),
  },
  { ...details, name: 'in arrears', at: badminton, persona: 'dylan' },
]
