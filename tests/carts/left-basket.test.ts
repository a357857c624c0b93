import { addItems, applyCredit, extendHold, readCart } from '@touchline/contract'
import { expect, test } from 'vitest'
import { addCourse, basketOf, courseCalled } from '../support/basket.ts'
import { startPlatform } from '../support/platform.ts'

test('[O-42, O-91] a basket whose line moves to another keeps only the credit it still needs; the rest is available at once', async () => {
  const platform = await startPlatform()
  // Amina has £15.00 of general credit.
  const amina = await platform.as('amina')
  const there = { userId: amina.id, source: 'class-booking' } as const
  const { items } = await addCourse(amina, 'badminton-from-scratch')
  await amina.call(applyCredit, { body: { credits: [{ type: 'general', amount: 1000 }], source: 'activity-booking' } })
  const bundle = { purchasable_type: 'av2BookingBundle', purchasable_id: items[0]?.booking_bundle_id ?? 0 } as const
  const { data: brought } = await amina.call(addItems, { params: there, body: { items: [bundle] } })
  expect(brought.items).toHaveLength(1)
  const { data: left } = await amina.call(readCart, { params: basketOf(amina.id), query: {} })
  expect([left.items, left.credits.map(({ reserved }) => reserved.value)]).toEqual([[], [0, 0]])
  const general = brought.credits.find(({ type }) => type === 'general')
  expect(general).toMatchObject({ total_available: { value: 1500 }, reserved: { value: 0 } })
})

test('[O-88, O-91] a line brought to another basket keeps its used extensions', async () => {
  const platform = await startPlatform()
  const amina = await platform.as('amina')
  const there = { userId: amina.id, source: 'class-booking' } as const
  const { items } = await addCourse(amina, 'badminton-from-scratch')
  await platform.advance('PT5M')
  await amina.call(extendHold, { params: basketOf(amina.id), query: {} })
  const { id } = await courseCalled(amina, 'pilates-foundations')
  const item = { purchasable_type: 'course', purchasable_id: id } as const
  const { data: before } = await amina.call(addItems, { params: there, body: { items: [item] } })
  expect(before.hold?.extensions_left).toBe(10)
  const bundle = { purchasable_type: 'av2BookingBundle', purchasable_id: items[0]?.booking_bundle_id ?? 0 } as const
  const { data } = await amina.call(addItems, { params: there, body: { items: [bundle] } })
  expect([data.items.length, data.hold?.extensions_left]).toEqual([2, 9])
})
