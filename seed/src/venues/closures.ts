import type { SeedDay } from '../seed-day.ts'
import type { ClosureRecord } from '../seed-writer.ts'
import { locationId, partId } from './locations.ts'
import { venueIds } from './venues.ts'

/** Times at which something is out of use that is open otherwise; the lanes of Ashcombe while people would swim in them. */
export function seedClosures(day: SeedDay): readonly ClosureRecord[] {
  return [
    {
      id: 1,
      venueId: venueIds.millwick,
      startsAt: day.instantAt(3, '06:00'),
      endsAt: day.instantAt(3, '09:00'),
      message: 'The wall is being re-set.',
      locationIds: [locationId('millwick', 'Climbing wall')],
    },
    {
      id: 2,
      venueId: venueIds.porthwen,
      startsAt: day.instantAt(40, '00:00'),
      endsAt: day.instantAt(41, '00:00'),
      message: 'The centre is closed for the staff day.',
      locationIds: [],
    },
    {
      id: 3,
      venueId: venueIds.ashcombe,
      startsAt: day.instantAt(6, '12:00'),
      endsAt: day.instantAt(6, '14:00'),
      message: 'The lane ropes are being replaced.',
      locationIds: [partId('ashcombe', 'Main pool', 'Lanes 1 to 4')],
    },
  ]
}
