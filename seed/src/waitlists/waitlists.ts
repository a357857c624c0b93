import { scheduleId } from '../courses/plan-schedule.ts'
import { personaId } from '../personas.ts'
import type { SeedDay } from '../seed-day.ts'
import type { ScheduleRecord, WaitlistEntryRecord } from '../seed-writer.ts'
import { households } from '../users/households.ts'
import { linkedPersonIds } from '../users/users.ts'

const football = scheduleId({ slug: 'junior-football-skills', venue: 'millwick', category: 'football' })
const tumbling = scheduleId({ slug: 'adult-gymnastics', venue: 'millwick', category: 'gymnastics' })

type Plan = Omit<WaitlistEntryRecord, 'id' | 'occurrenceId' | 'count' | 'passedOver'>

/** Who waits: ben has an offer until tomorrow, amina's Idris is second on a list. [O-48] */
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
  ]
  return plans.flatMap((plan, index) => {
    const occurrence = schedules.find(({ id }) => id === plan.scheduleId)?.occurrences.at(-1)
    return occurrence ? [{ ...plan, id: index + 1, occurrenceId: occurrence.id, count: 1, passedOver: false }] : []
  })
}
