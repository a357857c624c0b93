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
    ...placeProblems('otherLocationIds', schedule.locationId, schedule, schedule.venueId, around),
    ...timeProblems(schedule),
    ...schedule.occurrences.flatMap((occurrence, index) => [
      ...spanProblems(`occurrences.${index}.`, occurrence),
      elsewhere(`occurrences.${index}.locationId`, occurrence.locationId, schedule.venueId, around),
      ...placeProblems(
        `occurrences.${index}.otherLocationIds`,
        occurrence.locationId ?? schedule.locationId,
        occurrence,
        schedule.venueId,
        around,
      ),
    ]),
    ...capacityProblems(schedule),
    ...ageProblems('ages', schedule.ages),
    ...extraProblems(schedule),
    ...ticketProblems(schedule),
    ...priceProblems(schedule),
  ])
}

type Others = { readonly otherLocationIds?: readonly number[] }

/** Locations of one session lie apart from each other, in one that contains them. */
function placeProblems(
  path: string,
  locationId: number,
  { otherLocationIds = [] }: Others,
  venueId: number,
  around: Around,
): readonly Found[] {
  const { locations } = around
  const containers = (id: number | null): readonly number[] => {
    const location = id === null ? undefined : locations.get(id)
    return location === undefined ? [] : [location.id, ...containers(location.parentId)]
  }
  return otherLocationIds.flatMap((id, index): readonly Found[] => {
    const field = `${path}.${index}`
    const name = locations.get(id)?.name
    const before = [locationId, ...otherLocationIds.slice(0, index)]
    const same = before.find((one) => containers(id).includes(one) || containers(one).includes(id))
    const first = locations.get(locationId)
    if (name === undefined || first === undefined) return []
    const isApart = first.venueId === venueId && containers(id).at(-1) !== containers(locationId).at(-1)
    return [
      elsewhere(field, id, venueId, around),
      same !== undefined && [field, `Location ${name} is, contains or lies in ${locations.get(same)?.name ?? same}.`],
      isApart &&
        locations.get(id)?.venueId === venueId && [
          field,
          `No location contains both ${first.name} and ${name}. List one, such as the building, as the parent of both.`,
        ],
    ]
  })
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

/** Everybody has one price, or none. */
function priceProblems(schedule: ScheduleRecord): readonly Found[] {
  if (!('prices' in schedule) || schedule.prices === undefined) return []
  const { kind, prices } = schedule
  if (kind === 'ticketed') return [['prices', 'A ticketed schedule has the prices of its tickets.']]
  if (prices.length === 0) return [['prices', 'There is at least one price.']]
  return prices.flatMap(({ name, ages }, index): readonly Found[] => {
    const field = `prices.${index}.ages`
    if (ages === undefined) {
      const other = prices.slice(0, index).find((one) => one.ages === undefined)
      return [other !== undefined && [field, `Price ${other.name} is for anybody already; ${name} needs ages.`]]
    }
    return [
      ages.length === 0 && [field, 'The price is for nobody: there is no range of ages.'],
      ...ages.flatMap((range, place) => [
        ...ageProblems(`${field}.${place}`, range),
        sharedAges(`${field}.${place}`, range, prices.slice(0, index)),
      ]),
    ]
  })
}

/** An age that an earlier price is for. */
function sharedAges(
  field: string,
  range: Ages,
  earlier: readonly { readonly name: string; readonly ages?: readonly Ages[] }[],
): Found {
  const shared = earlier.flatMap(({ name, ages = [] }) =>
    ages.flatMap((other) => {
      const age = Math.max(leastOf(range), leastOf(other))
      return age <= Math.min(mostOf(range), mostOf(other)) ? [{ name, age }] : []
    }),
  )[0]
  return (
    shared !== undefined && [
      field,
      `Somebody aged ${shared.age} would have two prices: ${shared.name} is for that age too.`,
    ]
  )
}

function leastOf({ minimum }: Ages): number {
  return minimum ?? 0
}

function mostOf({ maximum }: Ages): number {
  return maximum ?? Infinity
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
