import { expect, test } from 'vitest'
import { planOf } from './start.mjs'

test.each([
  [[], {}, { targets: [], settings: {} }],
  [['--api-only'], {}, { targets: ['gateway', 'server'], settings: { SITES: 'none' } }],
  [[], { SITES: 'none' }, { targets: ['gateway', 'server'], settings: { SITES: 'none' } }],
  [[], { SITES: 'built' }, { targets: [], settings: {} }],
])('[O-520] a start with %j and %j builds the sites only where they are served', (args, env, plan) => {
  expect(planOf(args, env)).toEqual(plan)
})

test('[O-520] a start refuses a word that it does not know', () => {
  expect(planOf(['--api-onyl'], {})).toBeUndefined()
  expect(planOf(['--api-only', 'now'], {})).toBeUndefined()
})
