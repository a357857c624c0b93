import { expect, test } from 'vitest'
import { landedMigrations, problemsOf, readLanded } from './landed-migrations.mjs'

const landed = readLanded('aaa  pg/0000_start\nbbb  pg/0001_people\nccc  sqlite/0000_start\n')

/** @param {readonly string[]} lines */
const problems = (...lines) => problemsOf(landed, readLanded(lines.join('\n')))

test('[O-467] the migrations of this repository are those that have landed', async () => {
  expect(await landedMigrations()).toEqual({ ok: true, output: '' })
})

test('[O-467] a landed migration that was changed, removed or moved fails by its name', () => {
  const [start, people, sqlite] = ['aaa  pg/0000_start', 'bbb  pg/0001_people', 'ccc  sqlite/0000_start']
  expect(problems(start, people, sqlite)).toEqual([])
  expect(problems(start, 'other  pg/0001_people', sqlite)).toEqual([
    'pg/0001_people has landed, and was changed: put it back, and add a new migration',
  ])
  expect(problems(start, people)).toEqual(['sqlite/0000_start has landed, and is not there any more: put it back'])
  expect(problems(people, start, sqlite)).toEqual([
    'pg/0001_people runs in another place than it has landed in: after nothing comes pg/0000_start',
  ])
})

test('[O-467] a new migration comes last, and is added to the list with its hash', () => {
  const added = 'ddd  pg/0002_terms'
  const line = 'pg/0002_terms is new: add the line "ddd  pg/0002_terms" to server/migrations/landed.txt'
  expect(problems('aaa  pg/0000_start', 'bbb  pg/0001_people', added, 'ccc  sqlite/0000_start')).toEqual([line])
  expect(problems('aaa  pg/0000_start', added, 'bbb  pg/0001_people', 'ccc  sqlite/0000_start')).toEqual([
    line,
    'pg/0002_terms is new, and runs before migrations that have landed: it comes last',
  ])
})
