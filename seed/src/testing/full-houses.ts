import type { OccurrenceRecord, ScheduleRecord, SeedRecords } from '../seed-writer.ts'

type Programme = Pick<SeedRecords, 'schedules' | 'bundles' | 'bookings' | 'orders' | 'pricingOptions'>
type Seat = {
  readonly occurrence: OccurrenceRecord
  readonly schedule: ScheduleRecord
  readonly userId: number | null
  readonly count: number
}

/**
 * Attendance by time, from every booking that is not cancelled. Throws a RangeError for a booking without an
 * occurrence.
 */
function seatsOf({ schedules, bundles, bookings }: Programme): readonly Seat[] {
  const known = new Map(
    schedules.flatMap((schedule) =>
      schedule.occurrences.map((occurrence) => [occurrence.id, { schedule, occurrence }] as const),
    ),
  )
  const seat = (occurrenceId: string, userId: number | null, count: number): Seat => {
    const found = known.get(occurrenceId)
    if (!found) throw new RangeError(`a booking of nothing: ${occurrenceId}`)
    return { ...found, userId, count }
  }
  return [
    ...bundles
      .filter(({ status }) => status === 'settled')
      .flatMap((bundle) => bundle.bookings.map(({ occurrenceId }) => seat(occurrenceId, bundle.userId, 1))),
    ...bookings
      .filter(({ status }) => status === 'settled')
      .map(({ occurrenceId, userId, count }) => seat(occurrenceId, userId, count)),
  ]
}

/** People who are at two places at one time. In whose name tickets are says nothing of where they are. */
export function doubleBookings(programme: Programme): readonly string[] {
  const named = seatsOf(programme).filter(({ userId, schedule }) => userId !== null && schedule.kind !== 'ticketed')
  const byPerson = Map.groupBy(named, ({ userId }) => userId)
  return [...byPerson].flatMap(([userId, seats]) => {
    const inOrder = seats.toSorted((a, b) => a.occurrence.startsAt - b.occurrence.startsAt)
    return inOrder.flatMap((seat, index) => {
      const before = inOrder[index - 1]
      const clashes = before && before.occurrence.endsAt > seat.occurrence.startsAt
      return clashes ? [`${userId}: ${before.schedule.slug} and ${seat.schedule.slug}`] : []
    })
  })
}

/** Sessions with more people than places, and extras of which more were sold than there are. */
export function overbooked(programme: Programme): readonly string[] {
  const sessions = [...Map.groupBy(seatsOf(programme), ({ occurrence }) => occurrence.id).values()].flatMap((seats) => {
    const people = seats.reduce((total, { count }) => total + count, 0)
    const [schedule] = seats.map((seat) => seat.schedule)
    const { maximum = null } = schedule ?? {}
    return schedule && maximum !== null && people > maximum ? [`${schedule.slug}: ${people} of ${maximum}`] : []
  })
  const sold = programme.orders.flatMap(({ items }) => items.flatMap(({ extras }) => extras))
  const extras = programme.pricingOptions.flatMap(({ id, name, stock }) => {
    const pieces = sold.reduce((total, extra) => total + (extra.pricingOptionId === id ? extra.quantity : 0), 0)
    return stock !== null && pieces > stock ? [`${name}: ${pieces} of ${stock}`] : []
  })
  return [...sessions, ...extras]
}
