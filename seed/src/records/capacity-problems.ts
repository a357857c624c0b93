import type { BookingRecord, BundleRecord } from '../seed-writer.ts'
import type { Around } from './around.ts'
import { type Data, nameOf, type Place, type RecordProblem } from './problem.ts'

/** A place that a booking or an offer takes. */
type Taken = Place & {
  readonly scheduleId: string
  /** Null for a course, whose places are those of the whole. */
  readonly occurrenceId: string | null
  readonly count: number
  /** The attendee who cannot come twice; null where tickets name nobody. */
  readonly userId: number | null
}

/** Sessions with more people than places, and people who are in one twice. */
export function capacityProblems(data: Data, around: Around): readonly RecordProblem[] {
  const taken = takenIn(data, around)
  const problems: RecordProblem[] = []
  for (const places of Map.groupBy(taken, ({ scheduleId, occurrenceId }) => `${scheduleId} ${occurrenceId}`).values()) {
    problems.push(...overbooked(places, around), ...doubled(places))
  }
  return problems
}

function overbooked(places: readonly Taken[], { schedules }: Around): readonly RecordProblem[] {
  const [first] = places
  const schedule = first && schedules.get(first.scheduleId)
  if (!schedule || schedule.maximum === null) return []
  let left = schedule.maximum
  const over = places.find(({ count }) => (left -= count) < 0)
  if (!over) return []
  const { kind, index, field } = over
  return [
    { kind, index, field, says: `With this, more than the ${schedule.maximum} places of ${schedule.slug} are taken.` },
  ]
}

function doubled(places: readonly Taken[]): readonly RecordProblem[] {
  const first = new Map<number, Taken>()
  return places.flatMap((place) => {
    if (place.userId === null) return []
    const other = first.get(place.userId)
    if (!other) {
      first.set(place.userId, place)
      return []
    }
    const { kind, index, field } = place
    return [
      { kind, index, field, says: `User ${place.userId} is booked into the same by ${nameOf(other, undefined)} too.` },
    ]
  })
}

function takenIn(data: Data, { schedules }: Around): readonly Taken[] {
  const kindOf = (scheduleId: string) => schedules.get(scheduleId)?.kind
  const ofBundle = (bundle: BundleRecord, index: number): readonly Taken[] => {
    const { scheduleId, userId, status } = bundle
    if (status !== 'settled') return []
    const common = { kind: 'bundles' as const, index, scheduleId, userId, count: 1 }
    if (kindOf(scheduleId) === 'course') return [{ ...common, field: 'scheduleId', occurrenceId: null }]
    return bundle.bookings.map(({ occurrenceId }, place) => {
      return { ...common, field: `bookings.${place}.occurrenceId`, occurrenceId }
    })
  }
  const ofBooking = (booking: BookingRecord, index: number): readonly Taken[] => {
    const { scheduleId, occurrenceId, count, status } = booking
    if (status !== 'settled') return []
    const userId = kindOf(scheduleId) === 'ticketed' ? null : booking.userId
    return [{ kind: 'bookings', index, field: 'occurrenceId', scheduleId, occurrenceId, count, userId }]
  }
  return [...(data.bundles ?? []).flatMap(ofBundle), ...(data.bookings ?? []).flatMap(ofBooking)]
}
