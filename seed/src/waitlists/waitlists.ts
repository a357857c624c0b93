import { scheduleId } from '../courses/plan-schedule.ts'
import { personaId } from '../personas.ts'
import type { SeedDay } from '../seed-day.ts'
import type { ScheduleRecord, WaitlistEntryRecord } from '../seed-writer.ts'
import { datedId } from '../timetable/dated-record.ts'
import { households } from '../users/households.ts'
import { linkedPersonIds } from '../users/users.ts'

const football = scheduleId({ slug: 'junior-football-skills', venue: 'millwick', category: 'football' })
const tumbling = scheduleId({ slug: 'adult-gymnastics', venue: 'millwick', category: 'gymnastics' })

type Plan = Omit<WaitlistEntryRecord, 'id' | 'occurrenceId' | 'count' | 'passedOver'> &
  Partial<Pick<WaitlistEntryRecord, 'count' | 'passedOver'>> & {
    /** The occurrence, counted from today; by default the last one, which serves for a course. */
    readonly coming?: number
  }

/** The full swim of tomorrow afternoon, of which one place came free. */
const swim = {
  scheduleId: datedId({ venue: 'porthwen', category: 'public-swims', slug: 'nofio-cyhoeddus' }),
  coming: 3,
}

/**
 * Waitlists: ben has an offer until tomorrow, amina's Idris is second, gwen's group of three was passed over for Huw,
 * whose offer expires tonight.
 */
export function seedWaitlistEntries(
  schedules: readonly ScheduleRecord[],
  day: SeedDay,
): readonly WaitlistEntryRecord[] {
  const [first] = households
  if (!first) return []
  const plans: readonly Plan[] = [
    {
      scheduleId: tumbling,
      userId: personaId('ben'),
      ownerId: personaId('ben'),
      offerExpiresAt: day.instantAt(1, '12:00'),
      createdAt: day.instantAt(-9, '18:20'),
    },
    {
      scheduleId: football,
      userId: first.childId,
      ownerId: first.adultId,
      offerExpiresAt: null,
      createdAt: day.instantAt(-6, '08:05'),
    },
    {
      scheduleId: football,
      userId: linkedPersonIds.idris,
      ownerId: personaId('amina'),
      offerExpiresAt: null,
      createdAt: day.instantAt(-2, '20:41'),
    },
    {
      ...swim,
      userId: personaId('gwen'),
      ownerId: personaId('gwen'),
      count: 3,
      passedOver: true,
      offerExpiresAt: null,
      createdAt: day.instantAt(-3, '10:12'),
    },
    {
      ...swim,
      userId: linkedPersonIds.huw,
      ownerId: personaId('gwen'),
      offerExpiresAt: day.instantAt(0, '23:30'),
      createdAt: day.instantAt(-1, '18:03'),
    },
  ]
  const midnight = day.instantAt(0, '00:00')
  return plans.flatMap(({ coming = -1, ...plan }, index) => {
    const occurrences = schedules.find(({ id }) => id === plan.scheduleId)?.occurrences ?? []
    const occurrence = occurrences.filter(({ startsAt }) => startsAt >= midnight).at(coming)
    return occurrence ? [{ count: 1, passedOver: false, ...plan, id: index + 1, occurrenceId: occurrence.id }] : []
  })
}
