import { describe, expect, test } from 'vitest'
import { occurrence, schedule } from '../../testing/planned.ts'
import { chainsOf, presentStatic } from './static-occurrence.ts'

const venue = { id: 1, name: 'Ashcombe' }
const locations = [
  { id: 1, parentId: null, name: 'Sports hall' },
  { id: 2, parentId: 1, name: 'Court 2' },
  { id: 3, parentId: null, name: 'Studio' },
]
const endsAt = Date.parse('2026-03-28T19:30:00Z')
const evening = { recurrence: 2, startsAt: Date.parse('2026-03-28T18:00:00Z'), endsAt }

function present(change: Parameters<typeof occurrence>[1] = {}) {
  const planned = schedule({ locationId: 2, friendlyLocationName: 'The far court', setupMinutes: 10 })
  const place = { ...planned.venue, ...venue, chains: chainsOf(locations, venue) }
  return presentStatic({ ...planned, venue: place }, occurrence('o', { ...evening, ...change }))
}

describe('the static part of an occurrence', () => {
  test('[P3-096] lists its locations from its own up to the venue', () => {
    expect(present().locations).toEqual([
      { id: 2, name: 'Court 2' },
      { id: 1, name: 'Sports hall' },
      { id: 1, name: 'Ashcombe' },
    ])
  })

  test('[P3-098] names its location by its own name and its display name', () => {
    expect(present()).toMatchObject({ location_name: 'Court 2', friendly_location_name: 'The far court' })
    expect(present({ locationId: 3 })).toMatchObject({ location_name: 'Studio', friendly_location_name: null })
  })

  test('[P3-095 partly, O-52 partly] keeps the original time of a moved one', () => {
    const stayed = present()
    expect(stayed.original_starts_at).toEqual(stayed.starts_at)
    expect(stayed.is_detached_from_recurrence).toBe(false)
    const moved = present({ originalStartsAt: Date.parse('2026-03-29T18:00:00Z'), originalEndsAt: endsAt })
    expect(moved.original_starts_at).toMatchObject({ utc: '2026-03-29 18:00:00', local: '2026-03-29 19:00:00' })
    expect(moved.starts_at.local).toBe('2026-03-28 18:00:00')
    expect(moved.is_detached_from_recurrence).toBe(true)
  })

  test('[P3-090 partly] has its duration in minutes, and its recurrence has an id', () => {
    expect(present()).toMatchObject({ duration: 90, recurrence_id: 'schedule:2', setup_time_in_minutes: 10 })
  })
})
