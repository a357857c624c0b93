import { addItems, addLostAgain, deleteOccurrence, readCart } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { ids, seedWithProgramme } from '../occurrences/programme.ts'
import { alone } from '../places/attempts.ts'
import { addCourse, basketOf, courseCalled } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import { startPlatform } from '../support/platform.ts'

const host = hostOfSeed(seedWithProgramme)

async function stage() {
  const platform = await startPlatform({ host: await host() })
  const [carys, ellie] = [await platform.as('carys'), await platform.as('ellie')]
  return { platform, carys, ellie, there: { userId: carys.id, source: 'class-booking' } as const }
}

describe('lines brought from another basket', () => {
  test('[O-51, O-88, O-91, O-101] can be added again unchanged when a session is called off', async () => {
    const { platform, carys, ellie, there } = await stage()
    const { items: before } = await addCourse(carys, 'first-strokes')
    const bundle = { purchasable_type: 'av2BookingBundle', purchasable_id: before[0]?.booking_bundle_id ?? 0 } as const
    await carys.call(addItems, { params: there, body: { items: [bundle] } })
    const { occurrences } = await courseCalled(carys, 'first-strokes')
    const params = { occurrenceId: occurrences[1]?.id ?? '' }
    await ellie.call(deleteOccurrence, { params, body: { data: { reason: 'adverse_weather' } } })
    const { data: said } = await carys.call(readCart, { params: there, query: {} })
    expect([said.items, said.lost]).toEqual([[], [{ name: before[0]?.name, purchasable_type: 'course', quantity: 1 }]])
    const { data: again } = await carys.call(addLostAgain, { params: there, query: {} })
    expect(again.items.map(({ child_items: sessions }) => sessions.length)).toEqual([
      (before[0]?.child_items.length ?? 0) - 1,
    ])
    expect([again.notices, again.lost]).toEqual([[], []])
    expect(await platform.invariants()).toEqual([])
  })

  test('[O-88, O-91] can be added again after the hold has expired', async () => {
    const { platform, carys, there } = await stage()
    const { data } = await carys.call(addItems, { params: basketOf(carys.id), body: { items: [alone(ids.yoga)] } })
    const item = { purchasable_type: 'booking', purchasable_id: data.items[0]?.booking_id ?? 0 } as const
    await carys.call(addItems, { params: there, body: { items: [item] } })
    await platform.advance('PT15M')
    const { data: again } = await carys.call(addLostAgain, { params: there, query: {} })
    expect([again.items.map(({ occurrence_id: id }) => id), again.notices]).toEqual([[ids.yoga], []])
    expect(await platform.invariants()).toEqual([])
  })
})
