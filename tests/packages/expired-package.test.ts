import { removeItem } from '@touchline/contract'
import { expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import { startPlatform } from '../support/platform.ts'
import { seedWith } from '../support/seed-with.ts'
import { tomorrow } from '../timetable/timetable.ts'
import { add, laneSwim } from './usages.ts'

const endsSoon = seedWith('packages-end-soon', (writer) => ({
  ownedPackages: (records) =>
    writer.ownedPackages(records.map((owned) => ({ ...owned, expiresAt: Date.parse('2026-04-07T09:10:00Z') }))),
}))
const host = hostOfSeed(endsSoon)

test('[O-172] usages pay until their package ends, not at that instant or later', async () => {
  const { as, advance } = await startPlatform({ at: '2026-04-07T09:00:00Z', host: await host() })
  const amina = await as('amina')
  const swim = { ...(await laneSwim(amina, tomorrow)), apply_benefit: true }
  await advance('PT9M59S')
  const covered = await add(amina, swim)
  expect(covered).toMatchObject({ total: { value: 0 }, items: [{ package_applied: true }] })
  const cartItemId = covered.items[0]?.id ?? 0
  await amina.call(removeItem, { params: { ...basketOf(amina.id), cartItemId } })
  await advance('PT1S')
  expect(await add(amina, swim)).toMatchObject({ total: { value: 560 }, items: [{ package_applied: false }] })
})
