import type { Role } from '@touchline/contract'
import { fixedUuid } from '../fixed-ids.ts'
import type { AddressRecord, Permission, UserRecord } from '../seed-writer.ts'
import { venueIds, type VenueKey } from '../venues/venues.ts'

/** The fields that differ between seeded users; the rest follows from the id. */
export type Person = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly title?: string
  readonly gender?: string
  readonly email: string | null
  readonly password: string | null
  readonly roles?: readonly Role[]
  readonly permissions?: readonly Permission[]
  readonly bornOn: string
  readonly address: AddressRecord
  readonly home: VenueKey
  readonly marketing?: UserRecord['marketing']
  readonly createdAt: number
}

const noMarketing = { email: false, sms: false, phone: false, post: false }

/** A user record. Telephone numbers come from the range that is kept free for drama, 07700 900000 to 900999. */
export function userRecord(person: Person): UserRecord {
  return {
    id: person.id,
    uuid: fixedUuid(`user ${person.id}`),
    reference: `FW${String(person.id).padStart(6, '0')}`,
    roles: person.roles ?? ['customer'],
    permissions: person.permissions ?? [],
    title: person.title ?? null,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    password: person.password,
    emailVerifiedAt: person.password === null ? null : person.createdAt,
    bornOn: person.bornOn,
    gender: person.gender ?? null,
    phone: person.email === null ? null : `07700 900${String(person.id).padStart(3, '0')}`,
    address: person.address,
    marketing: person.marketing ?? noMarketing,
    homeVenueId: venueIds[person.home],
    barcode: `2900${String(person.id).padStart(8, '0')}`,
    paidBookingEnabled: true,
    createdAt: person.createdAt,
  }
}

/** Whole years from a date of birth to a day, both `YYYY-MM-DD`. */
export function yearsBetween(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years
}

/** A date of birth with this `MM-DD` (not 29 February) that makes a person `years` old on the day `today`. */
export function birthday(today: string, years: number, monthAndDay: string): string {
  const hadItThisYear = monthAndDay <= today.slice(5)
  return `${Number(today.slice(0, 4)) - years - (hadItThisYear ? 0 : 1)}-${monthAndDay}`
}
