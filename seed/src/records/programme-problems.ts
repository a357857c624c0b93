import { day, minute } from '@touchline/clock'
import { limits, scheduleBookingTypes } from '@touchline/contract'
import type { ScheduleRecord } from '../seed-writer.ts'
import type { Around } from './around.ts'
import { elsewhere } from './organisation-problems.ts'
import { type Data, problemsIn, type RecordProblem } from './problem.ts'

type Found = readonly [field: string, says: string] | false

/** Contradictions of schedules with themselves and with what is around them, in words. */
export function programmeProblems(data: Data, around: Around): readonly RecordProblem[] {
  return problemsIn(data, 'schedules', (schedule) => [
    ...categoryProblems(schedule, around),
    elsewhere('locationId', schedule.locationId, schedule.venueId, around),
    ...timeProblems(schedule),
    ...schedule.occurrences.flatMap((occurrence, index) => [
      ...spanProblems(`occurrences.${index}.`, occurrence),
      elsewhere(`occurrences.${index}.locationId`, occurrence.locationId, schedule.venueId, around),
    ]),
    ...capacityProblems(schedule),
    ...ageProblems('ages', schedule.ages),
    ...extraProblems(schedule),
    ...ticketProblems(schedule),
  ])
}

function categoryProblems(
  { categoryId, venueId, kind }: ScheduleRecord,
  { categories, venues }: Around,
): readonly Found[] {
  const category = categories.get(categoryId)
  if (category === undefined) return []
  const { slug, bookingType, venueIds } = category
  if (bookingType === null)
    return [['categoryId', `Category ${slug} is a parent; no page shows what is in it. Use one of its children.`]]
  if (bookingType !== scheduleBookingTypes[kind]) {
    return [
      [
        'categoryId',
        `Category ${slug} has bookingType ${bookingType}; a schedule of kind ${kind} needs one with ${scheduleBookingTypes[kind]}.`,
      ],
    ]
  }
  const venue = venues.get(venueId)
  if (venue === undefined || venueIds.includes(venueId)) return []
  return [['categoryId', `Category ${slug} is not at venue ${venue.slug}: its venueIds do not name ${venueId}.`]]
}

type Span = { readonly startsAt: number; readonly endsAt: number }

function spanProblems(path: string, { startsAt, endsAt }: Span): readonly Found[] {
  return [
    endsAt <= startsAt && [`${path}endsAt`, 'The session ends before it starts.'],
    endsAt - startsAt > limits.occurrenceDays * day && [
      `${path}endsAt`,
      `The session is longer than ${limits.occurrenceDays} days.`,
    ],
    wholeMinute(`${path}startsAt`, startsAt),
    wholeMinute(`${path}endsAt`, endsAt),
  ]
}

/** Lists are cached to the end of a minute, so nothing begins or ends within one. */
function wholeMinute(field: string, instant: number | null | undefined): Found {
  return (instant ?? 0) % minute !== 0 && [field, 'This is not a whole minute.']
}

function timeProblems(schedule: ScheduleRecord): readonly Found[] {
  const { startsAt, endsAt } = schedule
  const dated: readonly Found[] =
    'firstBookableAt' in schedule
      ? [
          wholeMinute('firstBookableAt', schedule.firstBookableAt),
          wholeMinute('lastBookableAt', schedule.lastBookableAt),
          wholeMinute('membersFirstBookableAt', schedule.membersFirstBookableAt),
          schedule.lastBookableAt !== null &&
            schedule.lastBookableAt <= schedule.firstBookableAt && [
              'lastBookableAt',
              'Booking closes before it opens.',
            ],
        ]
      : []
  return [
    endsAt < startsAt && ['endsAt', 'The last session starts before the first.'],
    wholeMinute('startsAt', startsAt),
    wholeMinute('endsAt', endsAt),
    ...dated,
  ]
}

function capacityProblems({ maximum, split }: ScheduleRecord): readonly Found[] {
  if (!split || split.online + split.foh === maximum) return []
  return [
    [
      'split',
      `The places of both channels come to ${split.online + split.foh}, the maximum is ${maximum ?? 'without a limit'}.`,
    ],
  ]
}

type Ages = { readonly minimum: number | null; readonly maximum: number | null }

export function ageProblems(field: string, ages: Ages | undefined): readonly Found[] {
  const isTurned = ages !== undefined && ages.minimum !== null && ages.maximum !== null && ages.minimum > ages.maximum
  return [isTurned && [field, `The minimum age, ${ages.minimum}, is above the maximum, ${ages.maximum}.`]]
}

function extraProblems({ extraIds, wholeExtraIds = [] }: ScheduleRecord): readonly Found[] {
  return wholeExtraIds.map((id, index) => {
    return !extraIds.includes(id) && [`wholeExtraIds.${index}`, `Extra ${id} is not among the extraIds.`]
  })
}

function ticketProblems(schedule: ScheduleRecord): readonly Found[] {
  if (!('tickets' in schedule)) return []
  const { kind, tickets, occurrences } = schedule
  if (kind !== 'ticketed') return [tickets.length > 0 && ['tickets', `A schedule of kind ${kind} has no tickets.`]]
  if (tickets.length === 0) return [['tickets', 'A ticketed schedule needs at least one kind of ticket.']]
  return [
    ...tickets.flatMap(({ attendees, ages = [] }, index): readonly Found[] => [
      attendees < 1 && [`tickets.${index}.attendees`, 'A ticket takes at least one place.'],
      ...ages.flatMap((range, place) => ageProblems(`tickets.${index}.ages.${place}`, range)),
    ]),
    ...occurrences.map(({ ticketIds = [] }, index): Found => {
      const isShort = ticketIds.length !== tickets.length
      return (
        isShort && [
          `occurrences.${index}.ticketIds`,
          `This needs ${tickets.length} ids, one for each kind of ticket; there are ${ticketIds.length}.`,
        ]
      )
    }),
  ]
}
