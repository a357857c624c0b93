import type { Actor } from '../../../actor.ts'
import type { Reads } from '../../../repositories.ts'
import { type OccurrenceRow, readPartsOf, type Schedule } from '../../schedules/index.ts'
import { type Person, readPersons, readSlotFacts, type SaleFacts, withGivenPrices } from '../../selling/index.ts'
import type { PlacesRow } from '../../places/index.ts'
import { currencyOf } from '../../site/index.ts'
import type { Offer, View } from './present-offer.ts'

/** An occurrence as the timetable's queries answer it. */
export type Dated = {
  readonly row: OccurrenceRow
  readonly places: PlacesRow
  readonly ref: Parameters<typeof readPartsOf>[1][number]
}

type Asking = { readonly actor: Actor; readonly now: number; readonly migrationOn: string | null }

/** Occurrences as the viewer can have them: one query per table. */
export async function readOffers(
  reads: Reads,
  dated: readonly Dated[],
  { actor, now, migrationOn }: Asking,
): Promise<{ readonly offers: readonly Offer[]; readonly view: View }> {
  const rows = dated.map(({ row }) => row)
  const schedules = await readPartsOf(reads, uniqueRefs(dated))
  const { ownerId } = actor
  const known = await readPersons(reads, ownerId === undefined || rows.length === 0 ? [] : [ownerId], {
    now,
    from: Math.min(...rows.map(({ startsAt }) => startsAt)),
    to: Math.max(...rows.map(({ endsAt }) => endsAt)),
  })
  const persons = await withGivenPrices(reads, known, {
    occurrences: rows.filter(({ bookingType }) => bookingType === 'ticketed'),
  })
  const places = new Map(dated.map((one) => [one.places.id, one.places]))
  const facts = await readFacts(reads, rows, { schedules, places, persons })
  const person = ownerId === undefined ? undefined : persons.get(ownerId)
  const currency = currencyOf(await reads.site.getClient())
  return {
    offers: dated.flatMap(({ row, places: own }) => {
      const schedule = schedules.get(row.scheduleId)
      return schedule ? [{ row, schedule, places: own }] : []
    }),
    view: { now, channel: actor.channel, actor, person, currency, facts, migrationOn },
  }
}

function uniqueRefs(dated: readonly Dated[]): readonly Dated['ref'][] {
  return [...new Map(dated.map(({ ref }) => [ref.id, ref])).values()]
}

type Known = {
  readonly schedules: ReadonlyMap<string, Schedule>
  readonly places: ReadonlyMap<number, PlacesRow>
  readonly persons: ReadonlyMap<number, Person>
}

async function readFacts(reads: Reads, rows: readonly OccurrenceRow[], known: Known): Promise<SaleFacts> {
  const ticketed = rows.filter(({ bookingType }) => bookingType === 'ticketed').map(({ id }) => id)
  const tickets = ticketed.length === 0 ? [] : await reads.occurrences.ticketsOf({ occurrenceIds: ticketed })
  const slots = rows.filter(({ bookingType }) => bookingType === 'resources')
  return {
    ...known,
    choices: [],
    occurrences: new Map(rows.map((row) => [row.id, row])),
    tickets,
    ticketPrices: await reads.pricing.listsOf(tickets.map(({ pricingOptionId }) => pricingOptionId)),
    ...(await readSlotFacts(reads, slots)),
  }
}
