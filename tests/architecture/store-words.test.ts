import { expect, test } from 'vitest'
import { findIn, sourceFiles } from './tracked-files.ts'

const serverFiles = () => sourceFiles().filter((file) => file.startsWith('server/src/'))

// One engine has each of these and the other has not, or both have it and mean something else.
test.each([
  ['row locks', /\.for\(\s*['"`]/],
  ['ilike', /\bilike\b/i],
  ['distinct on', /\bdistinct\s+on\b|selectDistinctOn/i],
  ['lateral joins', /\blateral\b/i],
  ['time zones in SQL', /\bat time zone\b/i],
  ['operators on JSON', /->>|\bjson_extract\b|\bjsonb_/i],
  ['full-text operators', /\bto_tsvector\b|\bto_tsquery\b|@@/i],
  ['rowid', /\browid\b/i],
  ['insert or replace', /\binsert or (replace|ignore)\b/i],
  ['skip locked', /\bskip locked\b/i],
  ['advisory locks', /\bpg_(try_)?advisory/i],
  ['triggers and stored procedures', /\bcreate (or replace )?(trigger|function|procedure)\b/i],
])('the store uses no %s', (_name, pattern) => {
  expect(findIn(serverFiles(), pattern)).toEqual([])
})

// drizzle's own runner loses rows on SQLite and races on PostgreSQL; its transactions do not look at the commit's answer.
test("migrations and transactions are the store's own", () => {
  expect(findIn(serverFiles(), /\bdrizzle-orm\/[a-z0-9-]+\/migrator\b|\bdb\.query\.|\brelations\(/)).toEqual([])
  // In the runner itself `db` is the bare driver, whose synchronous transaction is sound.
  const withoutRunner = serverFiles().filter((file) => !file.endsWith('/store/sqlite/migrate.ts'))
  expect(findIn(withoutRunner, /\bdb\.transaction\(/)).toEqual([])
})

// A second place that opens databases is a second place that forgets the pragmas.
test("only the store's own files name a dialect or a driver", () => {
  const own = [
    /^server\/src\/infra\/store\/((kit|port)|(pg|sqlite)\/[a-z-]+)\.ts$/,
    /^packages\/gateway\/src\/store\//,
    /^tests\/(bench|store|support)\//,
  ]
  const others = sourceFiles().filter((file) => !own.some((place) => place.test(file)))
  expect(
    findIn(
      others,
      /(from|import\(|require\()\s*['"](drizzle-orm\/(sqlite|pg)-core|drizzle-orm\/(better-sqlite3|node-postgres)|better-sqlite3|pg)['"]/,
    ),
  ).toEqual([])
})

// Loaded always, the PostgreSQL driver costs every SQLite start its time and memory.
test('pg is loaded only by dynamic import', () => {
  expect(findIn(serverFiles(), /^import (?!type)[^(]*from ['"]pg['"]/)).toEqual([])
})
