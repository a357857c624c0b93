import { expect, test } from 'vitest'
import type { Activity } from '../../../features/categories/activities.ts'
import type { Venue } from '../../../features/venues/search/venue-search.ts'
import { hitsOf } from './home-hits.ts'

function activity(name: string, ...slugs: readonly string[]): Activity {
  const venues = slugs.map((slug) => ({ slug, count: 1 }))
  return { name, slug: name.toLowerCase(), pictureKind: null, of: 'course', count: null, venues, found: [] }
}

// Only these fields of a venue are read.
const venues = ['Elm', 'Oak'].map((name) => ({ name, slug: name.toLowerCase(), town: null, postcode: null }) as Venue)

test('an exact match of the search comes before partial ones', () => {
  const activities = [activity('Badminton courts', 'elm', 'oak'), activity('Badminton', 'oak')]
  const found = (search: string) =>
    hitsOf(activities, venues, { search, named: [] }).map((hit) => `${hit.activity.name} at ${hit.venue.name}`)
  expect(found('Badminton')).toEqual(['Badminton at Oak', 'Badminton courts at Elm', 'Badminton courts at Oak'])
  expect(found('badm')).toEqual(['Badminton courts at Elm', 'Badminton courts at Oak', 'Badminton at Oak'])
})
