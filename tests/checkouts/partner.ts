import { createRedirectSession, readUser } from '@touchline/contract'
import { createCustomer } from '../payments/customer.ts'
import { courses, openStage } from '../payments/stage.ts'
import { courseCalled } from '../support/basket.ts'
import { type Person, personAt } from '../support/person.ts'

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

/** A customer of the partner's at our checkout, who has never logged in here. */
export async function sendCustomer() {
  const stage = await openStage()
  const { platform } = stage
  const { visitor } = platform
  const amina = await platform.as('amina')
  const { id } = await courseCalled(amina, courses.badminton)
  const body = {
    data: {
      ...sessionOf(await uuidOf(amina)),
      items: [{ purchasable_id: id, purchasable_type: 'course' as const }],
    },
  }
  const { data: created } = await visitor.call(createRedirectSession, {
    headers: { 'x-partner-key': partnerKey },
    body,
  })
  const sent = personAt(platform.host, {
    id: amina.id,
    token: created.token,
    headers: { 'x-sandbox': platform.sandbox },
  })
  return { stage, platform, visitor, amina, created, sent, customer: createCustomer(sent, stage.tokenise) }
}
