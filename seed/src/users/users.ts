import { personaId, personas, seedPassword, type PersonaName } from '../personas.ts'
import type { SeedDay } from '../seed-day.ts'
import type { AddressRecord, LinkedUserRecord, TillRecord, UserRecord } from '../seed-writer.ts'
import { venueIds, type VenueKey } from '../venues/venues.ts'
import { householdLinks, householdUsers } from './households.ts'
import { birthday, userRecord } from './person.ts'

/** The people personas act for: three children of amina's and an adult in gwen's care. */
export const linkedPersonIds = { idris: 8, safiya: 9, yusuf: 10, huw: 11 } as const

type PersonaDetails = {
  readonly title: string
  readonly gender: string
  readonly age: number
  readonly birthday: string
  readonly address: AddressRecord
  readonly home: VenueKey
  /** Days since the account was made. */
  readonly memberForDays: number
}

const rahmanHome = address('22 Church Walk', 'Ashcombe', 'AC1 5RJ')
const parryHome = address('4 Harbour Terrace', 'Porthwen', 'PW3 7NE')

const details: Readonly<Record<PersonaName, PersonaDetails>> = {
  amina: about('Ms', 'female', 38, '05-14', rahmanHome, 'ashcombe', 760),
  ben: about('Mr', 'male', 44, '11-02', address('15 Tenter Fold', 'Millwick', 'MW5 4KS'), 'millwick', 910),
  carys: about('Miss', 'female', 26, '07-23', address('31 Bryn Awel', 'Porthwen', 'PW4 1XB'), 'porthwen', 0),
  dylan: about('Mr', 'male', 33, '01-19', address('6 Harbour Road', 'Porthwen', 'PW3 6HD'), 'porthwen', 520),
  ellie: about('Ms', 'female', 29, '09-08', address('50 Station Road', 'Ashcombe', 'AC1 3LM'), 'ashcombe', 640),
  farid: about('Mr', 'male', 51, '03-30', address('11 Weir Lane', 'Millwick', 'MW6 2HT'), 'millwick', 900),
  gwen: about('Mrs', 'female', 57, '12-11', address('17 Chapel Road', 'Porthwen', 'PW4 2GF'), 'porthwen', 430),
}

/** Everybody, in the order of their ids: personas, the people they act for, households. */
export function seedUsers(day: SeedDay): readonly UserRecord[] {
  return [...personaUsers(day), ...linkedPeople(day), ...householdUsers(day)]
}

function personaUsers(day: SeedDay): readonly UserRecord[] {
  return personas.map((persona) => {
    const known = details[persona.name]
    return userRecord({
      id: persona.userId,
      firstName: persona.firstName,
      lastName: persona.lastName,
      title: known.title,
      gender: known.gender,
      email: persona.email,
      password: seedPassword,
      roles: [persona.role],
      permissions: persona.role === 'customer' ? [] : ['view-block-bookings'],
      bornOn: birthday(day.today, known.age, known.birthday),
      address: known.address,
      home: known.home,
      marketing: { email: persona.name === 'amina', sms: persona.name === 'ben', phone: false, post: false },
      createdAt: day.instantAt(-known.memberForDays, '00:00'),
    })
  })
}

function linkedPeople(day: SeedDay): readonly UserRecord[] {
  const child = { lastName: 'Rahman', email: null, password: null, address: rahmanHome, home: 'ashcombe' } as const
  const createdAt = day.instantAt(-755, '19:40')
  return [
    userRecord({ ...child, id: 8, firstName: 'Idris', bornOn: birthday(day.today, 11, '02-17'), createdAt }),
    userRecord({ ...child, id: 9, firstName: 'Safiya', bornOn: birthday(day.today, 8, '08-05'), createdAt }),
    userRecord({ ...child, id: 10, firstName: 'Yusuf', bornOn: birthday(day.today, 5, '10-26'), createdAt }),
    userRecord({
      id: linkedPersonIds.huw,
      firstName: 'Huw',
      lastName: 'Parry',
      title: 'Mr',
      email: 'huw@example.test',
      password: null,
      bornOn: birthday(day.today, 29, '04-09'),
      address: parryHome,
      home: 'porthwen',
      createdAt: day.instantAt(-425, '14:15'),
    }),
  ]
}

/** Gwen's link to dylan waits for his answer, so it gives her no rights. */
export function seedLinkedUsers(day: SeedDay): readonly LinkedUserRecord[] {
  const amina = {
    ownerId: personaId('amina'),
    relationship: 'parent',
    confirmedAt: day.instantAt(-754, '09:00'),
  } as const
  const gwen = { ownerId: personaId('gwen') }
  return [
    { ...amina, id: 1, userId: linkedPersonIds.idris },
    { ...amina, id: 2, userId: linkedPersonIds.safiya },
    { ...amina, id: 3, userId: linkedPersonIds.yusuf },
    { ...gwen, id: 4, userId: linkedPersonIds.huw, relationship: 'carer', confirmedAt: day.instantAt(-424, '10:30') },
    { ...gwen, id: 5, userId: personaId('dylan'), relationship: 'sibling', confirmedAt: null },
    ...householdLinks(day),
  ]
}

export function seedTills(day: SeedDay): readonly TillRecord[] {
  const openedAt = day.instantAt(0, '00:00')
  return [{ id: 1, userId: personaId('ellie'), venueId: venueIds.ashcombe, openedAt, closedAt: null }]
}

function about(
  title: string,
  gender: string,
  age: number,
  monthAndDay: string,
  home: AddressRecord,
  venue: VenueKey,
  memberForDays: number,
): PersonaDetails {
  return { title, gender, age, birthday: monthAndDay, address: home, home: venue, memberForDays }
}

function address(line1: string, town: string, postcode: string): AddressRecord {
  return { line1, line2: null, town, postcode }
}
