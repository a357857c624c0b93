import { expect, test } from 'vitest'
import { cards, courses, openStage } from './stage.ts'

const billing = ['billing_name', 'address1', 'address2', 'city', 'postcode', 'first_name', 'last_name']
const checkout = ['completed_waivers', 'payments', 'session_key', 'source', 'terms', 'item_hash']
const card = ['cardholder_name', 'save_card', 'saved_card_id']

test.each([...billing, ...checkout, ...card])(
  '[P7-055, P7-058] an authorisation accepts %s with its type only',
  async (field) => {
    const { carys, body } = await authorisation()
    const refused = await carys.sendAuthorisation({ ...body, [field]: 7.5 })
    expect([refused.status, refused.body.code]).toEqual([422, 'validation_failed'])
    expect(Object.keys(refused.body.errors ?? {}).some((name) => name.startsWith(field))).toBe(true)
  },
)

test.each(['color_depth', 'language', 'screen_width', 'screen_height', 'timezone_offset'] as const)(
  '[P7-056] an authorisation accepts %s of the browser with its type only',
  async (field) => {
    const { carys, body } = await authorisation()
    const details = { ...body.browser_details, [field]: 'no such thing'.repeat(20) }
    const refused = await carys.sendAuthorisation({ ...body, browser_details: details })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [`browser_details.${field}`]])
  },
)

test('[P7-055, P7-056, P7-058] an authorisation accepts all fields together', async () => {
  const { carys, body } = await authorisation()
  const all = { ...body, cardholder_name: 'A Tester', address2: 'Flat 2', save_card: false, saved_card_id: null }
  const { status, body: outcome } = await carys.sendAuthorisation(all)
  expect([status, outcome.transaction_status]).toEqual([200, 'authorised'])
})

async function authorisation() {
  const stage = await openStage()
  const carys = await stage.as('carys')
  await carys.add(courses.badminton)
  return { carys, body: await carys.authorisation(cards.good) }
}
