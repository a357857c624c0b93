import { day, hour } from '@touchline/clock'
import { isNumeric } from '@touchline/contract'
import type { Circumstances } from '../../purchasables/purchasable.ts'
import type { Reads } from '../../repositories.ts'
import type { PlacesRow } from '../places/index.ts'
import type { PriceList } from '../pricing/index.ts'
import { type Schedule, readSchedules, type OccurrenceRow, type TicketRow } from '../schedules/index.ts'
import type { Person } from './eligibility/person.ts'
import { readPersons, withGivenPrices } from './eligibility/read-persons.ts'
import type { SaleChoice } from './sell-occurrence.ts'
import type { Location } from '../clashes/index.ts'
import type { TakenSlot } from './slot.ts'

/** The facts that decide the sale of one occurrence. */
export type SaleFacts = {
  /** All choices decided together. */
  readonly choices: readonly SaleChoice[]
  readonly occurrences: ReadonlyMap<string, OccurrenceRow>
  readonly schedules: ReadonlyMap<string, Schedule>
  readonly places: ReadonlyMap<number, PlacesRow>
  readonly persons: ReadonlyMap<number, Person>
  /** Ticket types of the occurrences, in display order. */
  readonly tickets: readonly TicketRow[]
  readonly ticketPrices: ReadonlyMap<number, PriceList>
  readonly taken: readonly TakenSlot[]
  readonly locations: readonly Location[]
}

/** Longer than any occurrence at a court, hall or pool. */
const longest = 2 * day
/** Longer than set-up before and clearing after an occurrence. */
const margin = 12 * hour

/** Loads the facts for choices of single occurrences: one query per table. */
export async function readSaleFacts(
  reads: Reads,
  choices: readonly SaleChoice[],
  { now }: Pick<Circumstances, 'now'>,
): Promise<SaleFacts> {
  const ticketIds = choices.flatMap((choice) => (choice.kind === 'ticket' ? [choice.ticketId] : []))
  const named = await (ticketIds.length > 0 ? reads.occurrences.tickets({ ids: ticketIds }) : [])
  const ids = choices.flatMap((choice) => (choice.kind === 'ticket' ? [] : [choice.occurrenceId]))
  const rows = await readOccurrences(reads, [...ids, ...named.map(({ occurrenceId }) => occurrenceId)])
  const ticketed = rows.filter(({ bookingType }) => bookingType === 'ticketed')
  const tickets = await (ticketed.length > 0
    ? reads.occurrences.ticketsOf({ occurrenceIds: ticketed.map(({ id }) => id) })
    : [])
  const attendees = choices.flatMap(({ attendeeId, discount }) => [attendeeId ?? [], discount?.customerId ?? []].flat())
  const [from, to] = spanOf(rows)
  return {
    choices,
    // Also by number, where the request used one.
    occurrences: new Map(rows.flatMap((row) => [[row.id, row] as const, [String(row.placesId), row] as const])),
    schedules: await readSchedules(reads, [...new Set(rows.map(({ scheduleId }) => scheduleId))]),
    places: await readPlaces(reads, rows),
    persons: await withGivenPrices(reads, await readPersons(reads, [...new Set(attendees)], { now, from, to }), {
      occurrences: ticketed,
    }),
    tickets,
    ticketPrices: await reads.pricing.listsOf(tickets.map(({ pricingOptionId }) => pricingOptionId)),
    ...(await readSlotFacts(
      reads,
      rows.filter(({ bookingType }) => bookingType === 'resources'),
    )),
  }
}

function spanOf(rows: readonly OccurrenceRow[]): readonly [from: number, to: number] {
  return [Math.min(...rows.map(({ startsAt }) => startsAt)), Math.max(...rows.map(({ endsAt }) => endsAt))]
}

async function readOccurrences(reads: Reads, ids: readonly string[]): Promise<readonly OccurrenceRow[]> {
  const numbers = ids.filter(isActivityNumber).map(Number)
  const others = ids.filter((id) => !isActivityNumber(id))
  return [
    ...(others.length > 0 ? await reads.occurrences.byIds({ ids: [...new Set(others)] }) : []),
    ...(numbers.length > 0 ? await reads.occurrences.numbered({ numbers: [...new Set(numbers)] }) : []),
  ]
}

/** Longer numbers match nothing. */
function isActivityNumber(id: string): boolean {
  return isNumeric(id) && id.length <= 10
}

async function readPlaces(reads: Reads, rows: readonly OccurrenceRow[]): Promise<SaleFacts['places']> {
  const ids = [...new Set(rows.map(({ placesId }) => placesId))]
  const places = ids.length > 0 ? await reads.places.byIds({ ids }) : []
  return new Map(places.map((row) => [row.id, row]))
}

/** Claims around the slots, at the places that contain them. */
export async function readSlotFacts(
  reads: Reads,
  slots: readonly OccurrenceRow[],
): Promise<Pick<SaleFacts, 'taken' | 'locations'>> {
  if (slots.length === 0) return { taken: [], locations: [] }
  const topIds = [...new Set(slots.map(({ topLocationId }) => topLocationId))]
  const [from, to] = spanOf(slots)
  const span = { from: from - longest, to: to + margin, endsAfter: from - margin }
  const taken = await reads.slots.takenAt({ topIds, ...span })
  return {
    taken: taken.map(({ occurrence, schedule, claim }) => ({
      occurrence,
      schedule,
      count: claim?.count ?? 0,
      itemId: claim?.cartItemId ?? claim?.orderItemId ?? null,
    })),
    locations: await reads.slots.locationsIn({ topIds }),
  }
}
