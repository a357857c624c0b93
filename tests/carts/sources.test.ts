import { type AddItem, addItems, cartSources, listPackages } from '@touchline/contract'
import { personaId } from '@touchline/seed'
import { expect, test } from 'vitest'
import { type Person, startPlatform } from '../support/platform.ts'
import { laneSwim } from '../packages/usages.ts'
import { tomorrow } from '../timetable/timetable.ts'

/**
 * The allowed users of each basket source, and the items that only staff sell. [P6-001, P6-002, O-56, O-170, O-213,
 * C-07]
 */
const table = {
  'class-booking': 'customers',
  'activity-booking': 'customers',
  'online-joining': 'customers',
  'online-guest-passes': 'customers',
  'front-of-house': 'staff',
  'point-of-sale': 'staff',
  'off-system': 'staff',
} as const satisfies Record<(typeof cartSources)[number], 'customers' | 'staff'>

/** A swim for two, which everybody may buy; a package and a change of a membership, which staff sell. */
async function itemsOf(ben: Person) {
  const seen = { params: { source: 'online', venue: '1' }, query: {} } as const
  const { data: packages } = await ben.call(listPackages, seen)
  const optionId = packages.find(({ id }) => id === 5)?.pricing_option.id ?? 0
  const swim: AddItem = { ...(await laneSwim(ben, tomorrow)), quantity: 2 }
  const coaching: AddItem = { purchasable_type: 'pricingOption', purchasable_id: optionId }
  const change: AddItem = { purchasable_type: 'membershipRenewal', purchasable_id: '1-to-1' }
  return { swim, coaching, change }
}

test('[P3-013, S3-015, P6-001, P6-002] each basket source accepts its own users and its own items', async () => {
  const { as } = await startPlatform()
  const [ben, ellie] = [await as('ben'), await as('ellie')]
  const { swim, coaching, change } = await itemsOf(ben)
  const userId = personaId('ben')
  for (const source of cartSources) {
    const add = (item: AddItem) => ({ params: { userId, source }, body: { items: [item] } })
    if (table[source] === 'customers') {
      for (const item of [coaching, change]) {
        const refused = await ben.refusal(addItems, add(item))
        expect([source, refused.status, refused.message]).toEqual([source, 422, 'This is sold at our centres only.'])
      }
      const { data } = await ben.call(addItems, add(swim))
      expect([data.source, ...new Set(data.items.map(({ type }) => type))]).toEqual([source, 'av2_booking'])
      continue
    }
    expect([source, (await ben.refusal(addItems, add(swim))).status]).toEqual([source, 403])
    const { data } = await ellie.call(addItems, add(coaching))
    expect([data.source, data.items.map(({ type }) => type)]).toEqual([source, ['pricing_option']])
    // It is refused by its own rule: the membership already has this type.
    expect(await ellie.refusal(addItems, add(change))).toMatchObject({ code: 'already_booked' })
  }
})
