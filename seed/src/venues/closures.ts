import type { SeedDay } from '../seed-day.ts'
import type { ClosureRecord } from '../seed-writer.ts'
import { locationId } from './locations.ts'
import { venueIds } from './venues.ts'

/** Times at which something is out of use that is open otherwise: all of them when nothing is planned there. */
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
  ]
}
