import { type AddItem, addItems } from '@touchline/contract'
import { expect, test } from 'vitest'
import { hostOfSeed } from '../support/host.ts'
import { startPlatform } from '../support/platform.ts'
import { alone } from './attempts.ts'
import { ids, seedWithRaces } from './programme.ts'

const host = hostOfSeed(seedWithRaces)

const unnamed = (id: string): AddItem => ({ purchasable_type: 'purchasableOccurrence', purchasable_id: id })

test('[O-35] overlapping slots are refused in one request, also when they are sold in two ways', async () => {
  const platform = await startPlatform({ host: await host() })
  const ellie = await platform.as('ellie')
  const { id: userId } = await platform.as('carys')
  const params = { userId, source: 'front-of-house' } as const
  for (const items of [
    [alone(ids.court), unnamed(ids.hall)],
    [unnamed(ids.hall), alone(ids.court)],
  ]) {
    expect(await ellie.refusal(addItems, { params, body: { items } })).toMatchObject({ code: 'sold_out' })
  }
  const { data } = await ellie.call(addItems, { params, body: { items: [unnamed(ids.hall)] } })
  expect(data.items).toHaveLength(1)
})
