import { type Camp, listStartingSoon, readCamp } from '@touchline/contract'
import { expect, test } from 'vitest'
import { seedIds } from '../carts/basket.ts'
import { type Person, readOnlyPlatform } from '../support/platform.ts'

const reading = readOnlyPlatform()
const slug = 'woods-and-water-fortnight'

async function campCalled(person: Person, idOrSlug: string, attendeeId?: number): Promise<Camp> {
  const query = { source: 'online' as const, ...(attendeeId === undefined ? {} : { selected_user_id: attendeeId }) }
  return (await person.call(readCamp, { params: { idOrSlug }, query })).data
}

test('[O-125] a camp with a sold-out day shows the price of one day', async () => {
  const platform = await reading()
  const amina = await platform.as('amina')
  const asked = [
    await campCalled(amina, slug, seedIds.safiya),
    await campCalled(amina, slug),
    await campCalled(platform.visitor, slug),
  ]
  for (const camp of asked) {
    expect(camp).toMatchObject({
      price: { value: 25_200 },
      normal_price: { value: 3200 },
      price_reason: { code: 'members_pay_less', price: { value: 2560 } },
      cancellation_summary: { amount: { value: 3200 } },
    })
  }
})

test('[O-125] the list of upcoming activities shows a camp’s day price where days are sold alone', async () => {
  const platform = await reading()
  const amina = await platform.as('amina')
  const whole = await campCalled(amina, 'river-meadow-camp', seedIds.idris)
  expect(whole.normal_price).toEqual(whole.price)
  const query = { source: 'online' as const, selected_user_id: seedIds.idris, days: 31, limit: 48 }
  const { data } = await amina.call(listStartingSoon, { query })
  expect(data.find((one) => one.slug === whole.slug)).toMatchObject({
    price: { value: 3200 },
    normal_price: { value: 3200 },
  })
})
