import { listOccurrences } from '@touchline/contract'
import { expect, test } from 'vitest'
import { readOnlyPlatform } from '../support/platform.ts'

const platform = readOnlyPlatform()

test('[P3-105 partly, P3-106 partly, P3-107 partly, P3-108 partly] the seed has a clash of each of the four types, and each names its cause', async () => {
  const ellie = await (await platform()).as('ellie')
  const query = { source: 'foh', starts_after: '2026-04-07T00:00:00Z', starts_before: '2026-04-17T00:00:00Z' } as const
  const { data } = await ellie.call(listOccurrences, { query: { ...query, clashing: 'only_clashing', per_page: 100 } })
  expect(data.filter(({ clashes }) => clashes.length === 0).map(({ name }) => name)).toEqual([])
  const kinds = data.flatMap(({ name, clashes }) => clashes.map(({ kind }) => `${name}: ${kind}`))
  expect(new Set(kinds)).toEqual(
    new Set([
      'Video stroke clinic: instructors',
      'Video stroke clinic: locations',
      'Swim teachers’ evening: instructors',
      'Swim teachers’ evening: locations',
      'Dawn lengths: opening_times',
      'Lane swim: closure',
    ]),
  )
})
