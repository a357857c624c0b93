import { minorUnits } from '@touchline/money'
import type { DatedPlan, Rhythm } from './dated-plan.ts'
import { locationsIn, type LocationName } from '../venues/locations.ts'
import type { VenueKey } from '../venues/venues.ts'

/** As far ahead as members can book. */
const daysAhead = 16

const hours = (...times: readonly string[]): readonly string[] => times

type Hall = {
  readonly location: LocationName
  readonly rhythms: readonly Rhythm[]
  readonly pence: number
  readonly memberPence: number
}

const weekdays = [1, 2, 3, 4, 5] as const

const halls: Readonly<Record<VenueKey, Hall>> = {
  ashcombe: {
    location: 'Sports hall',
    rhythms: [
      { on: weekdays, times: hours('10:00', '12:00', '16:00', '17:00', '18:00', '19:00', '20:00', '21:00') },
      { on: [6, 7], times: hours('09:00', '10:00', '11:00', '12:00', '13:00', '14:00') },
    ],
    pence: 1150,
    memberPence: 500,
  },
  porthwen: {
    location: 'Neuadd chwaraeon',
    rhythms: [
      { on: weekdays, times: hours('10:00', '13:00', '17:00', '18:00', '19:00', '20:00') },
      { on: [6, 7], times: hours('09:00', '10:00', '11:00', '12:00') },
    ],
    pence: 980,
    memberPence: 490,
  },
  millwick: {
    location: 'Main hall',
    rhythms: [
      { on: weekdays, times: hours('09:00', '12:00', '16:00', '17:00', '18:00', '19:00') },
      { on: [6, 7], times: hours('10:00', '11:00', '12:00', '13:00', '14:00') },
    ],
    pence: 1200,
    memberPence: 600,
  },
}

/** An hour of badminton on each court of the hall. */
export const courtPlans: readonly DatedPlan[] = (['ashcombe', 'porthwen', 'millwick'] as const).flatMap((venue) => {
  const { location, rhythms, pence, memberPence } = halls[venue]
  return locationsIn(venue, location).map((court, index): DatedPlan => ({
    kind: 'slots',
    slug: `badminton-${index + 1}`,
    name: 'Badminton, one hour',
    about: 'One court for up to four players. Bring your own rackets, or hire them at the desk.',
    venue,
    category: 'badminton-courts',
    locationId: court.id,
    instructors: [],
    tags: [],
    bring: ['Shoes that leave no marks'],
    rhythms,
    minutes: 60,
    daysAhead,
    maximum: 1,
    // On every court at other hours.
    taken: Array.from({ length: 14 }, (_, slot) => ((slot + index) % 3 === 0 ? 1 : 0)),
    price: minorUnits(pence),
    memberPrice: minorUnits(memberPence),
  }))
})
