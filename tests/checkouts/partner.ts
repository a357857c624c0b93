import { readUser } from '@touchline/contract'
import type { Person } from '../support/person.ts'

/** The partner of the seed. */
export const partnerKey = 'fairwater-days-out-sandbox-key'

/** The customer details that a partner sends. */
export const sessionOf = (uuid: string) => ({
  user_uuid: uuid,
  success_url: 'https://daysout.example/thanks?visit=7',
  abort_url: 'https://daysout.example/basket',
  expiration_url: 'https://daysout.example/late',
})

/** By what a customer is named to a partner: what they alone read of themselves. */
export const uuidOf = async (person: Person) => (await person.call(readUser, {})).data.uuid
