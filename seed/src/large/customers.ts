import { seedPassword } from '../personas.ts'
import type { SeedDay } from '../seed-day.ts'
import type { MembershipRecord, UserRecord } from '../seed-writer.ts'
import { birthday, userRecord } from '../users/person.ts'
import { firstVenueId, type LargeVenue, nameOf } from './large-venue.ts'

/** More than one venue has customers; ids of the cast are far below. */
const idsPerVenue = 1000
const firstUserId = 10_000

/** The customers of one venue, who log in with the password of the cast. */
export function largeCustomers({ record }: LargeVenue, day: SeedDay, count: number): readonly UserRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const id = firstUserId + (record.id - firstVenueId) * idsPerVenue + index
    const [firstName = '', lastName = ''] = nameOf(id).split(' ')
    const person = userRecord({
      id,
      firstName,
      lastName,
      email: `customer-${id}@example.test`,
      password: seedPassword,
      bornOn: birthday(day.today, 18 + (index % 60), `${String((index % 12) + 1).padStart(2, '0')}-15`),
      address: { line1: `${index + 1} Mill Lane`, line2: null, town: record.town, postcode: record.postcode },
      // Of the cast's venues; the customer's own follows.
      home: 'ashcombe',
      createdAt: day.instantAt(-200, '12:00'),
    })
    // Numbers that are kept free for drama, again and again.
    return { ...person, homeVenueId: record.id, phone: `07700 900${String(id % 1000).padStart(3, '0')}` }
  })
}

/** Every fifth customer is a member. Memberships of the cast have ids below those of the large venues' customers. */
export function largeMemberships(
  users: readonly UserRecord[],
  day: SeedDay,
  membershipTypeId: number,
): readonly MembershipRecord[] {
  return users
    .filter(({ id }) => id % 5 === 0)
    .map(({ id, homeVenueId }) => ({
      id,
      userId: id,
      membershipTypeId,
      homeVenueId,
      startsOn: day.dayAt(-180),
      endsOn: null,
    }))
}
