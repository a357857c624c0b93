import { expect, test } from 'vitest'
import type { Activity } from '../../features/categories/activities.ts'
import type { Venue } from '../../features/venues/venue-search.ts'
import { hitsOf } from './home-activities.ts'

function activity(name: string, ...slugs: readonly string[]): Activity {
  const venues = slugs.map((slug) => ({ slug, count: 1 }))
  return { name, slug: name.toLowerCase(), pictureKind: null, of: 'course', count: null, venues, found: [] }
}

// Of a venue nothing else is looked at.
const venues = ['Elm', 'Oak'].map((name) => ({ name, slug: name.toLowerCase(), town: null, postcode: null }) as Venue)

test('what has just the name that is searched for comes before what has more in it', () => {
  const activities = [activity('Badminton courts', 'elm', 'oak'), activity('Badminton', 'oak')]
  const found = (search: string) =>
    hitsOf(activities, venues, { search, named: [] }).map((hit) => `${hit.activity.name} at ${hit.venue.name}`)
  expect(found('Badminton')).toEqual(['Badminton at Oak', 'Badminton courts at Elm', 'Badminton courts at Oak'])
  expect(found('badm')).toEqual(['Badminton courts at Elm', 'Badminton courts at Oak', 'Badminton at Oak'])
})
