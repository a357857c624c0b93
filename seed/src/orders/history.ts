import { cancelledTaster } from '../credits/credits.ts'
import { scheduleId } from '../courses/plan-schedule.ts'
import type { SchedulePlan } from '../courses/course-plan.ts'
import { personaId } from '../personas.ts'
import type { SeedDay } from '../seed-day.ts'
import type { CampRecord, CourseRecord } from '../seed-writer.ts'
import { linkedPersonIds } from '../users/users.ts'
import type { Purchase } from './purchase.ts'

/** The purchases of the personas so far; carys, ellie and farid have none. */
export function personaPurchases(schedules: readonly Planned[], day: SeedDay): readonly Purchase[] {
  const find = (plan: Pick<SchedulePlan, 'venue' | 'category' | 'slug'>) => scheduleOf(schedules, plan)
  return [...aminasPurchases(find, day), ...bensPurchases(find, day), ...othersPurchases(find, day)]
}

type Planned = CourseRecord | CampRecord
type Find = (plan: Pick<SchedulePlan, 'venue' | 'category' | 'slug'>) => Planned

function aminasPurchases(find: Find, day: SeedDay): readonly Purchase[] {
  const buyerId = personaId('amina')
  const taster = find({ venue: 'ashcombe', category: 'football', slug: 'goalkeeper-taster' })
  return [
    {
      schedule: find({ venue: 'ashcombe', category: 'yoga-and-pilates', slug: 'sunrise-yoga' }),
      buyerId,
      attendeeId: buyerId,
      boughtAt: day.instantAt(-66, '12:31'),
      tender: 'cash',
    },
    {
      schedule: taster,
      buyerId,
      attendeeId: linkedPersonIds.idris,
      boughtAt: day.instantAt(-cancelledTaster.cancelledDaysAgo - 5, '19:22'),
      tender: 'cash',
      cancelledAt: day.instantAt(-cancelledTaster.cancelledDaysAgo, '20:05'),
      creditId: cancelledTaster.creditId,
    },
    {
      schedule: find({ venue: 'ashcombe', category: 'swimming-lessons', slug: 'stage-four-swimmers' }),
      buyerId,
      attendeeId: linkedPersonIds.safiya,
      boughtAt: day.instantAt(-9, '16:48'),
      tender: 'off-system',
    },
    {
      schedule: find({ venue: 'ashcombe', category: 'holiday-camps', slug: 'river-meadow-camp' }),
      buyerId,
      attendeeId: linkedPersonIds.safiya,
      boughtAt: day.instantAt(-4, '10:02'),
      tender: 'cash',
      sessions: [1],
      extras: ['shirt'],
    },
  ]
}

function bensPurchases(find: Find, day: SeedDay): readonly Purchase[] {
  const ben = {
    buyerId: personaId('ben'),
    attendeeId: personaId('ben'),
    isMember: true,
  } as const
  return [
    {
      ...ben,
      schedule: find({ venue: 'millwick', category: 'dance', slug: 'contemporary-dance-lab' }),
      boughtAt: day.instantAt(-72, '18:40'),
      tender: 'off-system',
    },
    {
      ...ben,
      schedule: find({ venue: 'millwick', category: 'badminton', slug: 'badminton-improvers' }),
      boughtAt: day.instantAt(-7, '20:55'),
      tender: 'cash',
    },
  ]
}

function othersPurchases(find: Find, day: SeedDay): readonly Purchase[] {
  return [
    {
      schedule: find({ venue: 'porthwen', category: 'netball', slug: 'back-to-netball' }),
      buyerId: personaId('dylan'),
      attendeeId: personaId('dylan'),
      boughtAt: day.instantAt(-20, '17:30'),
      tender: 'cash',
    },
    {
      schedule: find({ venue: 'porthwen', category: 'yoga-and-pilates', slug: 'chair-yoga' }),
      buyerId: personaId('gwen'),
      attendeeId: linkedPersonIds.huw,
      boughtAt: day.instantAt(-11, '09:15'),
      tender: 'off-system',
    },
  ]
}

function scheduleOf(schedules: readonly Planned[], plan: Pick<SchedulePlan, 'venue' | 'category' | 'slug'>): Planned {
  const id = scheduleId(plan)
  const found = schedules.find((schedule) => schedule.id === id)
  if (!found) throw new RangeError(`no schedule ${plan.slug} at ${plan.venue}`)
  return found
}
