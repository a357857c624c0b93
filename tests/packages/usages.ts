import {
  type AddItem,
  addItems,
  type CartSource,
  listOwnedPackages,
  listSlotsV2,
  listTickets,
  listTimesV2,
} from '@touchline/contract'
import type { Person } from '../support/platform.ts'
import { venues } from '../timetable/timetable.ts'

const at = venues.newer

/** An adult's ticket for the first lane swim of a day that has places left. */
export async function laneSwim(person: Person, date: string): Promise<AddItem> {
  const swims = { venue: at, activity: 'public-swims' }
  const times = (await person.call(listTimesV2, { params: swims, query: { date } })).data
  const time = times.find(({ name, capacity }) => name === 'Lane swim' && (capacity.available ?? 0) > 10)
  const params = { venue: at, category: 'public-swims', activity: String(time?.id) }
  const [adult] = (await person.call(listTickets, { params, query: {} })).data
  return { purchasable_type: 'activityTicket', purchasable_id: adult?.id ?? '' }
}

/** The first free hour of badminton of a day. */
export async function freeCourt(person: Person, date: string): Promise<AddItem> {
  const params = { venue: at, activity: 'badminton-courts' }
  const slots = (await person.call(listSlotsV2, { params, query: { date } })).data
  const free = slots.find(({ action_to_show: { status } }) => status === 'book')
  return { purchasable_type: 'av2Booking', purchasable_id: free?.id ?? '' }
}

export async function add(person: Person, item: AddItem, source: CartSource = 'activity-booking') {
  return (await person.call(addItems, { params: { userId: person.id, source }, body: { items: [item] } })).data
}

/** The remaining usages of a person's newest package, content by content. */
export async function leftOf(person: Person): Promise<readonly number[]> {
  const { data } = await person.call(listOwnedPackages, { params: { userId: person.id }, query: {} })
  return (data[0]?.contents ?? []).map(({ usages_left }) => usages_left)
}
