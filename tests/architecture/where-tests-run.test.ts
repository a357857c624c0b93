import { expect, test } from 'vitest'
import { decidingPath, platformTests, reachOf, testsOn } from '../support/where-tests-run.ts'

test('of every test file of the platform it is said where it runs', () => {
  expect(platformTests().filter((file) => decidingPath(file) === undefined)).toEqual([])
})

test('nothing is said of tests that are not there', () => {
  const deciding = new Set(platformTests().map(decidingPath))
  expect(Object.keys(reachOf).filter((path) => !deciding.has(path))).toEqual([])
})

test('tests of PostgreSQL itself run on PostgreSQL', () => {
  const own = platformTests().filter((file) => file.endsWith('.pg.test.ts'))
  const onPostgres = testsOn('pg-read-committed')
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter((file) => !onPostgres.includes(file))).toEqual([])
  expect(testsOn('sqlite').filter((file) => own.includes(file))).toEqual([])
})

test('races and walks run at both isolations', () => {
  // What is killed at a given step is so at any isolation.
  const delicate = platformTests().filter((file) => /races|rush|walk|faults/.test(file) && !file.includes('kill'))
  const serializable = testsOn('pg-serializable')
  expect(delicate.length).toBeGreaterThan(0)
  expect(delicate.filter((file) => !serializable.includes(file))).toEqual([])
})

test('a proof runs on PostgreSQL, at both isolations, whatever some run does there', () => {
  const proof = testsOn('pg-read-committed', true)
  expect(proof).toEqual(testsOn('pg-serializable', true))
  expect(proof).toEqual(expect.arrayContaining([...testsOn('pg-read-committed'), ...testsOn('pg-serializable')]))
})
