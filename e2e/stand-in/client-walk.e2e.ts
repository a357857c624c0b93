import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { amountOf, seedOf } from '../../tests/support/long-forms.ts'
import { configure } from '../support/configuration.ts'
import type { Page } from '@playwright/test'
import { allPages, type Found, type Walked, walkedOf, walker, walksOf } from './client-verdicts.ts'
import type { Asked } from './deviating-answers.ts'
import type { Proxied } from './proxied.ts'
import type { SitePage } from './site-pages.ts'
import { expect, test } from './test.ts'

const file = join(import.meta.dirname, '..', '..', 'packages', 'contract-testing', 'client-walk.json')

/** The walk that the tool tells of, as it stands in the repository. */
const kept = JSON.parse(readFileSync(file, 'utf8')) as Walked

/** One line a field, so that a change of the client shows as what it does. */
function textOf(walked: Walked): string {
  const calls = Object.entries(walked).map(([call, fields]) => {
    const lines = Object.entries(fields).map(
      ([field, kinds]) => `    ${JSON.stringify(field)}: ${JSON.stringify(kinds)}`,
    )
    return `  ${JSON.stringify(call)}: {\n${lines.join(',\n')}\n  }`
  })
  return `{\n${calls.join(',\n')}\n}\n`
}

// The customer's own pages are those of this site.
test.beforeEach(({ context }) => configure(context, { sites: {} }))

/** Everything that is to be walked before a stand-in, and who walks it. */
async function planned(page: Page, standIn: Proxied) {
  standIn.fill('course')
  const walk = walker(page, standIn)
  const calls = new Map<SitePage, readonly Asked[]>()
  for (const at of allPages) calls.set(at, await walk.callsOf(at))
  return { walk, walks: walksOf(calls) }
}

/** Looks whether the kept walk is whole, and tries some of it again. */
async function tryAgain(page: Page, standIn: Proxied): Promise<void> {
  test.slow()
  const { walk, walks } = await planned(page, standIn)
  const cells = walks.flatMap(({ at, deviations }) => deviations.map((deviation) => ({ at, deviation })))
  const told = cells.map(({ deviation: { call, field, kind } }) => [call, field, kind].join(' '))
  const known = Object.entries(kept).flatMap(([call, fields]) =>
    Object.entries(fields).flatMap(([field, kinds]) => Object.keys(kinds).map((kind) => [call, field, kind].join(' '))),
  )
  expect(told.toSorted()).toEqual(known.toSorted())

  const every = Math.ceil(cells.length / amountOf('TOUCHLINE_CLIENT_WALK', 30))
  const turn = seedOf()
  for (const { at, deviation } of cells.filter((_, index) => (index + turn) % every === 0)) {
    const { call, field, kind } = deviation
    const verdict = await walk.verdictOf({ at, deviations: [deviation] }, await walk.usualOf(at))
    expect(verdict, `${call} ${field} ${kind} on ${at.name}`).toBe(kept[call]?.[field]?.[kind])
  }
  expect(walk.defects).toEqual([])
}

/** Makes the whole walk and writes it down. */
async function walkAll(page: Page, standIn: Proxied): Promise<void> {
  test.setTimeout(7_200_000)
  const { walk, walks } = await planned(page, standIn)
  const found: Found[] = []
  for (const each of walks) {
    found.push(...(await walk.walkThrough(each, await walk.usualOf(each.at))))
    process.stdout.write(`client walk: ${each.at.name}, ${found.length} so far\n`)
  }
  writeFileSync(file, textOf(walkedOf(found)))
  expect(walk.defects).toEqual([])
  expect(walkedOf(found)).toEqual(kept)
}

test('[O-460] the kept walk tells of every deviation as the pages do', ({ page, standIn }) =>
  process.env['TOUCHLINE_CLIENT_WALK'] === 'whole' ? walkAll(page, standIn) : tryAgain(page, standIn))
