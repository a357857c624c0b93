import { fixedClock } from '@touchline/clock'
import { expect, test } from 'vitest'
import { openMemoryStores } from '../../../stores.ts'
import { createRegistry } from './registry.ts'

const record = {
  id: 'fresh',
  offsetMs: 0,
  frozenAt: null,
  createdAt: 0,
  lastUsedAt: 0,
  nextDueAt: null,
  generation: 0,
  state: 'ready',
} as const

test('a new sandbox is found by every request while the records are being reloaded', async () => {
  const { registry: store } = openMemoryStores()
  const registry = createRegistry(store, fixedClock('2025-04-07T10:00:00Z'))
  await registry.list()
  await registry.insert(record)
  const [listed, found] = await Promise.all([registry.list(), registry.find(record.id)])
  expect(listed).toEqual([record])
  expect(found).toEqual(record)
})
