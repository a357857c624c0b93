import { type AddItem, addItems, readCart } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { ids, seedWithRaces } from '../places/programme.ts'
import { basketOf } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import { startPlatform } from '../support/platform.ts'
import { courseItem, seedIds } from './basket.ts'

const host = hostOfSeed(seedWithRaces)

describe('the answer after adding', () => {
  test('equals a read of the basket, for each type of line and the earlier lines', async () => {
    const platform = await startPlatform({ host: await host() })
    const amina = await platform.as('amina')
    const params = basketOf(amina.id)
    const camp = { purchasable_type: 'camp', purchasable_id: ids.camp } as const
    const additions: readonly (readonly AddItem[])[] = [
      [
        {
          ...(await courseItem(amina, 'tumblers-6-to-9', { answered: true, extras: 2 })),
          purchased_for_user_id: seedIds.safiya,
        },
      ],
      [{ ...camp, booking_full_camp: true }],
      [
        { purchasable_type: 'av2Booking', purchasable_id: ids.school, purchased_for_user_id: seedIds.yusuf },
        { purchasable_type: 'activityTicket', purchasable_id: ids.adult, quantity: 2 },
        {
          ...camp,
          booking_full_camp: false,
          camp_occurrence_ids: [ids.secondDay],
          purchased_for_user_id: seedIds.yusuf,
        },
      ],
    ]
    let lines = 0
    for (const items of additions) {
      const { data } = await amina.call(addItems, { params, body: { items: [...items] } })
      lines += items.length
      expect(data.items).toHaveLength(lines)
      expect((await amina.call(readCart, { params, query: {} })).data).toEqual(data)
    }
  })

  test('arrives although the reserved ids run out half-way', async () => {
    const platform = await startPlatform({ host: await host() })
    const carys = await platform.as('carys')
    const { ids: supply } = await platform.host.sandboxes.open(platform.sandbox)
    // Ids are reserved by the thousand: two of this kind are left.
    await supply.integers('booking', 998)
    const params = basketOf(carys.id)
    const items = [await courseItem(carys, 'first-strokes')]
    const { data } = await carys.call(addItems, { params, body: { items } })
    expect(data.items[0]?.child_items.length).toBeGreaterThan(2)
    expect((await carys.call(readCart, { params, query: {} })).data).toEqual(data)
  })
})
