import {
  type AddItem,
  type Booking,
  listCamps,
  listOccurrences,
  listPackages,
  type Occurrence,
  readCourse,
} from '@touchline/contract'
import { courseItem } from '../carts/basket.ts'
import type { chances } from '../payments/walk.ts'
import type { Person } from '../support/person.ts'

export type Chances = ReturnType<typeof chances>

/** The programme of a walk: little of each type, so that people compete. */
export type Programme = {
  /** All items for a basket. */
  readonly items: readonly AddItem[]
  /** Sessions that staff change and call off, and that people wait for. */
  readonly sessions: readonly string[]
}

const firstDays = { starts_after: '2026-04-07T12:00:00Z', starts_before: '2026-04-11T00:00:00Z' }

/** As many as there are, chosen among all. */
function some<T>(chance: Chances, list: readonly T[], count: number): readonly T[] {
  const left = [...list]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(chance.below(left.length), 1)).flat()
}

async function sessionsAt(ellie: Person, chance: Chances): Promise<readonly Occurrence[]> {
  const query = { ...firstDays, source: 'foh' as const, venue_ids: [1], per_page: 100 }
  const { data } = await ellie.call(listOccurrences, { query })
  const free = data.filter(({ status, capacity }) => status === 'bookable' && (capacity.available ?? 9) > 0)
  const of = (type: Booking['booking_type'], count: number) =>
    some(
      chance,
      free.filter((one) => one.booking_type === type),
      count,
    )
  return [...of('classes', 3), ...of('ticketed', 2), ...of('resources', 1)]
}

function itemsOf({ id, tickets }: Occurrence): AddItem[] {
  if (tickets.length === 0) return [{ purchasable_type: 'av2Booking', purchasable_id: id }]
  return tickets.map((ticket) => ({ purchasable_type: 'activityTicket', purchasable_id: ticket.id }))
}

async function courses(ellie: Person) {
  const slugs = ['tennis-for-beginners', 'pilates-foundations', 'badminton-from-scratch', 'first-strokes']
  const items = await Promise.all(slugs.map((slug) => courseItem(ellie, slug, { answered: true, extras: 1 })))
  const params = { idOrSlug: 'tennis-for-beginners' }
  const { data } = await ellie.call(readCourse, { params, query: { source: 'foh' } })
  return { items, sessions: data.occurrences.map(({ id }) => id) }
}

async function camps(ellie: Person, chance: Chances) {
  const { data } = await ellie.call(listCamps, { query: { source: 'foh', per_page: 100 } })
  const camp = chance.pick(data)
  const sessions = camp.occurrences.map(({ id }) => id)
  const item = { purchasable_type: 'camp', purchasable_id: camp.id } as const
  const days = some(chance, sessions, 2)
  const items: AddItem[] = [
    { ...item, booking_full_camp: true },
    { ...item, booking_full_camp: false, camp_occurrence_ids: [...days] },
  ]
  return { items, sessions }
}

async function packages(ellie: Person): Promise<readonly AddItem[]> {
  const { data } = await ellie.call(listPackages, { params: { source: 'online', venue: '1' }, query: {} })
  return data
    .filter(({ for_guests: isForGuests }) => !isForGuests)
    .map(({ pricing_option: { id } }) => ({ purchasable_type: 'pricingOption', purchasable_id: id }))
}

export async function programmeOf(ellie: Person, chance: Chances): Promise<Programme> {
  const [alone, course, camp, bought] = [
    await sessionsAt(ellie, chance),
    await courses(ellie),
    await camps(ellie, chance),
    await packages(ellie),
  ]
  const membership: AddItem = { purchasable_type: 'membershipRenewal', purchasable_id: '1-2' }
  return {
    items: [...alone.flatMap(itemsOf), ...course.items, ...camp.items, ...some(chance, bought, 2), membership],
    sessions: [...alone.map(({ id }) => id), ...some(chance, course.sessions, 2), ...some(chance, camp.sessions, 2)],
  }
}
