import { listTimetableV2 } from '@touchline/contract'
import { classes, classOf, plain, seeded, taken, tomorrow } from '../sandbox/own-records.ts'
import { type Person, startPlatform } from '../support/platform.ts'

export const junior = { name: 'Junior', price: 300, memberPrice: 100, ages: [{ minimum: 6, maximum: 15 }] }
export const adult = { name: 'Adult', price: 650, memberPrice: 400 }
export const concession = {
  name: 'Concession',
  price: 450,
  memberPrice: null,
  ages: [
    { minimum: null, maximum: 5 },
    { minimum: 60, maximum: null },
  ],
}
const open = { ...plain, allowAnonymous: true, maximum: 10 }
export const atSeedsVenue = {
  ...open,
  // Other sessions may be in the same hall.
  bookingStrategy: 'overlapping',
  venueId: 1,
  categoryId: classes.id,
  locationId: seeded.locations.find(({ venueId }) => venueId === 1)?.id,
}

/** A class at the first venue of the seed with these prices. */
export async function classWith(prices: readonly object[], data: object = {}) {
  const starts = [tomorrow, '2026-04-09T10:00:00Z']
  return taken(await startPlatform(), { ...data, schedules: [classOf(0, starts, { ...atSeedsVenue, prices })] })
}

export const params = { venue: 'ashcombe-leisure-centre', activity: classes.slug }

export async function rowFor(person: Pick<Person, 'call'>, selected?: number) {
  const query = { date: '2026-04-08', ...(selected === undefined ? {} : { selected_user_id: selected }) }
  const { data } = await person.call(listTimetableV2, { params, query })
  const row = data.find(({ name }) => name === 'Mine 0')
  if (!row) throw new Error('the class is not there')
  return row
}

export const sold = (id: string | number, forId?: number) => ({
  purchasable_type: 'av2Booking' as const,
  purchasable_id: String(id),
  ...(forId === undefined ? {} : { purchased_for_user_id: forId }),
})
