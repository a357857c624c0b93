import { type AddItem, addItems, readCamp } from '@touchline/contract'
import { expect, test } from 'vitest'
import { seedIds } from '../carts/basket.ts'
import { basketOf } from '../support/basket.ts'
import { startPlatform } from '../support/platform.ts'

/** A camp as it is for Idris, with two of its extras: one for the whole camp, one for any days. */
async function meadowForIdris() {
  const platform = await startPlatform()
  const amina = await platform.as('amina')
  const { data: camp } = await amina.call(readCamp, {
    params: { idOrSlug: 'river-meadow-camp' },
    query: { source: 'online', selected_user_id: seedIds.idris },
  })
  const [lunch, shirt] = ['Hot lunch, whole camp', 'Camp T-shirt'].map((called) =>
    camp.extras.find(({ name }) => name === called),
  )
  return { amina, camp, lunch, shirt }
}

test('[O-316] an extra for the whole camp says so, and is refused with single days', async () => {
  const { amina, camp, lunch, shirt } = await meadowForIdris()
  expect([lunch?.whole_only, shirt?.whole_only]).toEqual([true, false])
  const [first] = camp.occurrences
  const item: AddItem = {
    purchasable_type: 'camp',
    purchasable_id: camp.id,
    purchased_for_user_id: seedIds.idris,
    booking_full_camp: false,
    camp_occurrence_ids: [first?.id ?? ''],
    activity_restriction_ids: [first?.restrictions?.pre_purchase_waiver?.id ?? 0],
    extras: [shirt, lunch].map((extra) => ({ pricing_option_id: extra?.id ?? 0, quantity: 1 })),
  }
  const refusal = await amina.refusal(addItems, { params: basketOf(amina.id), body: { items: [item] } })
  expect(refusal.errors?.['items.0.extras.0.pricing_option_id']).toBeUndefined()
  expect(refusal.errors?.['items.0.extras.1.pricing_option_id']).toEqual([
    'This extra is offered with the entire camp only.',
  ])
  const { booking_full_camp: _part, camp_occurrence_ids: _days, ...all } = item
  const whole = { ...all, booking_full_camp: true }
  const others = await amina.refusal(addItems, { params: basketOf(amina.id), body: { items: [whole] } })
  expect(Object.keys(others.errors ?? {}).filter((field) => field.includes('extras'))).toEqual([])
})

test('[O-550] an extra for the whole camp says that it comes once per person, and more of it are refused', async () => {
  const { amina, camp, lunch, shirt } = await meadowForIdris()
  expect([lunch?.max_quantity, shirt?.max_quantity]).toEqual([1, undefined])
  const whole: AddItem = {
    purchasable_type: 'camp',
    purchasable_id: camp.id,
    purchased_for_user_id: seedIds.idris,
    booking_full_camp: true,
    extras: [shirt, lunch].map((extra) => ({ pricing_option_id: extra?.id ?? 0, quantity: 2 })),
  }
  const refusal = await amina.refusal(addItems, { params: basketOf(amina.id), body: { items: [whole] } })
  expect(refusal.status).toBe(422)
  expect(refusal.errors?.['items.0.extras.1.quantity']).toEqual(['This field must be at most 1.'])
  expect(refusal.errors?.['items.0.extras.0.quantity']).toBeUndefined()
})
