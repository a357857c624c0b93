import type { Text } from '@touchline/contract'
import type { ClosureRecord, LocationRecord, ScheduleRecord } from '@touchline/seed'
import type { Tx } from '../../../repositories.ts'
import { seedPlaces } from '../../places/index.ts'
import { type Audience, seedOptions } from '../../pricing/index.ts'
import { optionsOf, type PlannedOptions, windowsOf } from './prices.ts'
import {
  createDays,
  known,
  occurrenceRows,
  type Option,
  priceRows,
  scheduleRow,
  type SeededSchedule,
  type SeededSchedules,
  type Surroundings,
  ticketRows,
} from './rows.ts'
import { reviseVenue } from '../../venues/index.ts'

/** Each location comes after the one that contains it. */
export async function seedLocations(
  tx: Tx,
  records: readonly LocationRecord[],
  newRevision: () => string,
): Promise<void> {
  const tops = new Map<number, number>()
  for (const { id, parentId } of records) tops.set(id, parentId === null ? id : (tops.get(parentId) ?? parentId))
  await tx.seed.insert(
    'locations',
    records.map((record) => ({ ...record, topId: tops.get(record.id) ?? record.id })),
  )
  // An existing venue is cached without them, so it gets a new revision.
  for (const id of new Set(records.map(({ venueId }) => venueId))) {
    await reviseVenue(tx, { id, revision: newRevision() })
  }
}

async function surroundingsIn(tx: Tx): Promise<Surroundings> {
  const types = (await tx.seed.rowsOf('membershipTypes')).filter((type) => type.memberPriceApplies)
  return {
    timezones: new Map((await tx.seed.rowsOf('venues')).map(({ id, timezone }) => [id, timezone])),
    tops: new Map((await tx.seed.rowsOf('locations')).map(({ id, topId }) => [id, topId])),
    membersAt: (venueId) =>
      types.filter(({ venueIds }) => venueIds.includes(venueId)).map(({ id }): Audience => `membership:${id}`),
  }
}

/**
 * Writes schedules with occurrences, places, prices, booking windows, tickets and extras. `newRevision` answers a text
 * that no other state of any row has had.
 */
export async function seedSchedules(
  tx: Tx,
  records: readonly ScheduleRecord[],
  newRevision: () => string,
): Promise<SeededSchedules> {
  const around = await surroundingsIn(tx)
  const planned = records.map((record) => optionsOf(record, around.membersAt(record.venueId)))
  const firstOption = await seedOptions(tx, planned.flatMap(listOf))
  const firstPlaces = await seedPlaces(
    tx,
    records.flatMap((record): readonly ScheduleRecord[] =>
      record.kind === 'course' ? [record] : record.occurrences.map(() => record),
    ),
  )
  const seeded = withIds(records, planned, { option: firstOption, places: firstPlaces })
  await tx.seed.insert(
    'schedules',
    seeded.map((schedule) => scheduleRow(schedule, newRevision())),
  )
  await seedInstructors(tx, records)
  await tx.seed.insert(
    'bookingWindows',
    records.flatMap((record) => windowsOf(record, around.membersAt(record.venueId))),
  )
  const dayOf = createDays()
  for (const schedule of seeded) {
    await tx.seed.insert('occurrences', occurrenceRows(schedule, around, dayOf, newRevision))
  }
  await tx.seed.insert('tickets', seeded.flatMap(ticketRows))
  await tx.seed.insert('schedulePrices', seeded.flatMap(priceRows))
  await tx.seed.insert(
    'scheduleExtras',
    records.flatMap(({ id, extraIds, wholeExtraIds = [] }) =>
      extraIds.map((pricingOptionId, position) => ({
        scheduleId: id,
        pricingOptionId,
        position,
        wholeOnly: wholeExtraIds.includes(pricingOptionId) ? true : null,
      })),
    ),
  )
  return new Map(seeded.map((schedule) => [schedule.record.id, schedule]))
}

/** Writes instructors with their schedules. */
async function seedInstructors(tx: Tx, records: readonly ScheduleRecord[]): Promise<void> {
  const known = new Set((await tx.seed.rowsOf('instructors')).map(({ id }) => id))
  const named = new Map(records.flatMap((record) => record.instructors).map((one) => [one.id, one]))
  await tx.seed.insert(
    'instructors',
    [...named.values()].filter(({ id }) => !known.has(id)),
  )
  await tx.seed.insert(
    'scheduleInstructors',
    records.flatMap(({ id: scheduleId, instructors }) =>
      [...new Set(instructors.map(({ id }) => id))].map((instructorId) => ({ instructorId, scheduleId })),
    ),
  )
}

/** Writes closures of venues and locations. */
export async function seedClosures(tx: Tx, records: readonly ClosureRecord[]): Promise<void> {
  await tx.seed.insert('closures', records)
}

function listOf({ whole, singles, tickets }: PlannedOptions) {
  return [whole, ...singles, ...tickets].filter((option) => option !== null)
}

/** Assigns ids in the order in which places and options were written. */
function withIds(
  records: readonly ScheduleRecord[],
  planned: readonly PlannedOptions[],
  first: { readonly option: number; readonly places: number },
): readonly SeededSchedule[] {
  const next = { ...first }
  const named = (option: { readonly name: Text | string } | null): Option | null =>
    option && { id: next.option++, name: option.name }
  return records.map((record, index) => {
    const plan = planned[index]
    const options = {
      whole: named(plan?.whole ?? null),
      singles: (plan?.singles ?? []).flatMap((single) => named(single) ?? []),
      tickets: (plan?.tickets ?? []).flatMap((ticket) => named(ticket) ?? []),
    }
    const isWhole = record.kind === 'course'
    const firstPlaces = next.places
    next.places += isWhole ? 1 : record.occurrences.length
    const positions = new Map(record.occurrences.map(({ id }, position) => [id, position]))
    const positionOf = (id: string) => known(positions.get(id), `occurrence ${id}`)
    return {
      record,
      options,
      placesId: isWhole ? firstPlaces : null,
      placesOf: (id) => (isWhole ? firstPlaces : firstPlaces + positionOf(id)),
      occurrenceOf: (id) => known(record.occurrences[positionOf(id)], `occurrence ${id}`),
    }
  })
}
