import type { SeedDay } from '../seed-day.ts'
import type { LinkedUserRecord, UserRecord } from '../seed-writer.ts'
import type { VenueKey } from '../venues/venues.ts'
import { birthday, userRecord } from './person.ts'

/** A parent and a child who take up places, so that courses are as full as they would be. Nobody logs in as them. */
export type Household = { readonly adultId: number; readonly childId: number }

const firstId = 12
const firstLinkId = 11

const families = [
  ['Hannah', 'Priestley', 'Leo', '1 Orchard Row', 'Ashcombe', 'AC1 2BD', 'ashcombe'],
  ['Marcus', 'Oyelaran', 'Tobi', '27 Station Road', 'Ashcombe', 'AC1 3LE', 'ashcombe'],
  ['Sofia', 'Bianchi', 'Elena', '8 Mill Meadow', 'Ashcombe', 'AC2 1QA', 'ashcombe'],
  ['Peter', 'Hargreaves', 'Maisie', '40 Cider Lane', 'Ashcombe', 'AC2 5TN', 'ashcombe'],
  ['Priya', 'Nair', 'Arjun', '3 Willow Court', 'Ashcombe', 'AC1 7WS', 'ashcombe'],
  ['Siân', 'Pritchard', 'Macsen', '5 Heol y Bryn', 'Porthwen', 'PW3 1DA', 'porthwen'],
  ['Rhodri', 'Bowen', 'Ffion', '19 Quay Street', 'Porthwen', 'PW3 4LL', 'porthwen'],
  ['Agnieszka', 'Nowak', 'Zofia', '2 Lighthouse Terrace', 'Porthwen', 'PW3 8RT', 'porthwen'],
  ['Catrin', 'Howells', 'Osian', '61 Chapel Road', 'Porthwen', 'PW4 2GH', 'porthwen'],
  ['Joanne', 'Ackroyd', 'Freddie', '14 Loom Street', 'Millwick', 'MW5 1AB', 'millwick'],
  ['Imran', 'Hussain', 'Zara', '88 Canal Bank', 'Millwick', 'MW5 6PE', 'millwick'],
  ['Louise', 'Sutcliffe', 'Alfie', '7 Bobbin Yard', 'Millwick', 'MW5 3FC', 'millwick'],
  ['Grace', 'Mensah', 'Kofi', '32 Moor View', 'Millwick', 'MW6 4DD', 'millwick'],
  ['Tom', 'Barraclough', 'Isla', '9 Shuttle Close', 'Millwick', 'MW5 9YN', 'millwick'],
  ['Beatrice', 'Langford', 'Hugo', '12 Abbey Row', 'Ashcombe', 'AC1 6GF', 'ashcombe'],
  ['Yusra', 'Haddad', 'Karim', '5 Tannery Yard', 'Ashcombe', 'AC2 3XD', 'ashcombe'],
  ['Dominic', 'Fairley', 'Poppy', '71 Meadow Lane', 'Ashcombe', 'AC1 4QA', 'ashcombe'],
  ['Nerys', 'Gwilym', 'Tomos', '2 Ffordd y Môr', 'Porthwen', 'PW3 2EB', 'porthwen'],
  ['Paulo', 'Ferreira', 'Inês', '16 Slipway Cottages', 'Porthwen', 'PW3 6HH', 'porthwen'],
  ['Eluned', 'Bevan', 'Gruff', '33 Bryn Awel', 'Porthwen', 'PW4 1XC', 'porthwen'],
  ['Rachel', 'Oldroyd', 'Stanley', '4 Spindle Street', 'Millwick', 'MW5 2NB', 'millwick'],
  ['Tariq', 'Malik', 'Amira', '58 Weir Lane', 'Millwick', 'MW6 2HV', 'millwick'],
  ['Frances', 'Tolliver', 'Edie', '19 Orchard Row', 'Ashcombe', 'AC1 2BF', 'ashcombe'],
  ['Kwame', 'Asante', 'Abena', '3 Cider Lane', 'Ashcombe', 'AC2 5TG', 'ashcombe'],
  ['Julia', 'Wren', 'Barnaby', '28 Church Walk', 'Ashcombe', 'AC1 5RL', 'ashcombe'],
  ['Stefan', 'Ionescu', 'Mara', '6 Mill Meadow', 'Ashcombe', 'AC2 1QB', 'ashcombe'],
  ['Deborah', 'Stallard', 'Felix', '44 Willow Court', 'Ashcombe', 'AC1 7WT', 'ashcombe'],
  ['Ceri', 'Prosser', 'Lowri', '8 Quay Street', 'Porthwen', 'PW3 4LN', 'porthwen'],
  ['Gareth', 'Mathias', 'Ianto', '21 Heol y Bryn', 'Porthwen', 'PW3 1DB', 'porthwen'],
  ['Mei', 'Chen', 'Daisy', '10 Lighthouse Terrace', 'Porthwen', 'PW3 8RU', 'porthwen'],
  ['Angharad', 'Teifi', 'Cadi', '15 Harbour Terrace', 'Porthwen', 'PW3 7NF', 'porthwen'],
  ['Simon', 'Akehurst', 'Robin', '3 Chapel Road', 'Porthwen', 'PW4 2GJ', 'porthwen'],
  ['Bronwen', 'Hirst', 'Ned', '41 Loom Street', 'Millwick', 'MW5 1AD', 'millwick'],
  ['Olga', 'Petrenko', 'Taras', '9 Canal Bank', 'Millwick', 'MW5 6PH', 'millwick'],
  ['Desmond', 'Clarke', 'Ruby', '23 Bobbin Yard', 'Millwick', 'MW5 3FD', 'millwick'],
  ['Nasreen', 'Akhtar', 'Bilal', '60 Moor View', 'Millwick', 'MW6 4DE', 'millwick'],
] as const satisfies readonly (readonly [string, string, string, string, string, string, VenueKey])[]

/** How many places of one schedule households can fill. */
export const householdCount = families.length

export const households: readonly Household[] = families.map((_, index) => ({
  adultId: firstId + 2 * index,
  childId: firstId + 2 * index + 1,
}))

export function householdUsers(day: SeedDay): readonly UserRecord[] {
  return families.flatMap(([adult, lastName, child, line1, town, postcode, home], index) => {
    const adultId = firstId + 2 * index
    const shared = {
      lastName,
      password: null,
      address: { line1, line2: null, town, postcode },
      home,
      createdAt: day.instantAt(-400 - 9 * index, '11:20'),
    }
    return [
      userRecord({
        ...shared,
        id: adultId,
        firstName: adult,
        email: `household-${index + 1}@example.test`,
        bornOn: householdBirthday(adultId, day),
      }),
      userRecord({
        ...shared,
        id: adultId + 1,
        firstName: child,
        email: null,
        bornOn: householdBirthday(adultId + 1, day),
      }),
    ]
  })
}

/** Most courses are for children who can read; a few are for those who cannot. */
const childAges = [9, 6, 10, 8, 11, 5, 9, 10, 7, 11] as const

/** The date of birth of a household member. */
export function householdBirthday(userId: number, day: SeedDay): string {
  const index = Math.floor((userId - firstId) / 2)
  const isChild = (userId - firstId) % 2 === 1
  const monthAndDay = `${String((index % 12) + 1).padStart(2, '0')}-${String(10 + (index % 18))}`
  return birthday(day.today, isChild ? (childAges[index % childAges.length] ?? 8) : 31 + (index % 25), monthAndDay)
}

export function householdLinks(day: SeedDay): readonly LinkedUserRecord[] {
  return households.map(({ adultId, childId }, index) => ({
    id: firstLinkId + index,
    ownerId: adultId,
    userId: childId,
    relationship: 'parent',
    confirmedAt: day.instantAt(-390 - 9 * index, '11:30'),
  }))
}
