import { fixedClock, minute, second } from '@touchline/clock'
import { addItems, createSandbox } from '@touchline/contract'
import { expect, test } from 'vitest'
import { courseItem } from '../carts/basket.ts'
import { basketOf } from '../support/basket.ts'
import { startOfHosts } from '../support/create-host.ts'
import { ownHost } from '../support/host.ts'
import { personAt } from '../support/person.ts'
import { platformIn } from '../support/platform.ts'
import { freshTestStores } from '../support/test-stores.ts'

test('[O-505] a job of a server that was killed before its next tick is run by another server', async () => {
  const stores = await freshTestStores(fixedClock(startOfHosts))
  const close = async () => undefined
  const shared = {
    databases: { ...stores.databases, close },
    registry: { ...stores.registry, close },
    afterwards: close,
  }
  const [killed, other] = [await ownHost({ stores: async () => shared }), await ownHost({ stores: async () => stores })]
  await other.sandboxes.tick()
  await personAt(killed).call(createSandbox, { body: { id: 'mine' } })
  const carys = await platformIn(killed, 'mine').as('carys')
  const body = { items: [await courseItem(carys, 'first-strokes')] }
  await carys.call(addItems, { params: basketOf(carys.id), body })

  // Both clocks show the same; the killed server does nothing any more.
  other.wallClock.advance(10 * second)
  await other.sandboxes.tick()
  const { nextDueAt } = (await stores.registry.read((reads) => reads.find('mine'))) ?? {}
  expect(nextDueAt).toBe(killed.wallClock.now() + 15 * minute)
  other.wallClock.advance(15 * minute)
  await other.sandboxes.tick()
  const { store } = await other.sandboxes.open('mine')
  const left = await store.read((reads) => reads.jobs.page({ limit: 100, offset: 0 }))
  expect(left.map(({ kind }) => kind)).not.toContain('hold-expiry')
})
