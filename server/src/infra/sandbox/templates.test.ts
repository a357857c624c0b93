import { day } from '@touchline/clock'
import { expect, test } from 'vitest'
import { openMemoryStores } from '../../stores.ts'
import { createTemplates } from './templates.ts'

const first = Date.parse('2026-04-07T10:00:00Z')

function opened() {
  const { databases } = openMemoryStores()
  const filled: string[] = []
  let version = 'v1'
  const templates = createTemplates({
    databases,
    most: 3,
    seed: {
      version: () => version,
      timezone: 'Europe/London',
      fill: async (_store, now) => void filled.push(new Date(now).toISOString().slice(0, 10)),
    },
  })
  const visit = (days: number) => templates.using(first + days * day, async (template) => template)
  return { databases, filled, templates, visit, upgrade: () => (version = 'v2') }
}

test('each day has one template, and only the latest used are kept', async () => {
  const { databases, filled, visit } = opened()
  for (const days of [0, 1, 2, 0, 3]) await visit(days)
  expect(await databases.listTemplates()).toEqual(['2026-04-07.v1', '2026-04-09.v1', '2026-04-10.v1'])
  for (let days = 10; days < 60; days++) await visit(days)
  expect(await databases.listTemplates()).toHaveLength(3)
  expect(filled.slice(0, 4)).toEqual(['2026-04-07', '2026-04-08', '2026-04-09', '2026-04-10'])
})

test('a template in use is kept until its use ends', async () => {
  const { databases, templates, visit } = opened()
  await templates.using(first, async (template) => {
    for (let days = 1; days < 9; days++) await visit(days)
    expect(await databases.listTemplates()).toContain(template)
    await databases.createFrom(template, 'made-from-it')
  })
  expect(await databases.listTemplates()).toHaveLength(3)
})

test('templates of an older seed are deleted with the first of a newer one; a snapshot stays', async () => {
  const { databases, visit, upgrade } = opened()
  await visit(0)
  await databases.createFrom('2026-04-07.v1', 'default')
  await databases.snapshot('default', 'default.before-the-sale')
  upgrade()
  await visit(1)
  expect(await databases.listTemplates()).toEqual(['2026-04-08.v2', 'default.before-the-sale'])
})
