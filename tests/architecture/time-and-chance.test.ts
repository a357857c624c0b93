import { expect, test } from 'vitest'
import { findIn, isTest, sourceFiles } from './tracked-files.ts'

const clockAndIds = /^packages\/(clock|ids)\/src\//

/**
 * The client's one module that asks the customer's machine, the one that makes dates of instants, and the gateway's scripts,
 * which run in foreign pages.
 */
const inBrowsers =
  /^(client\/src\/browser\/machine\.ts$|client\/src\/i18n\/date-of\.ts$|packages\/gateway\/src\/browser\/)/

/** Scripts start processes and measure them; nothing of the product runs in them. */
const isProduct = (file: string) =>
  !clockAndIds.test(file) && !inBrowsers.test(file) && !file.startsWith('scripts/') && !isTest(file)

// A moment or an id that is taken, not given, cannot be moved by the sandbox's clock nor told again by a test.
test('product code takes time, ids and randomness only as arguments', () => {
  const taken = /\bnew Date\(|\bDate\.now\b|\brandomUUID\b|\bMath\.random\b/
  expect(findIn(sourceFiles().filter(isProduct), taken)).toEqual([])
})

// A test that reads the wall clock or throws dice fails on one day of the year.
test('no test reads the wall clock or random values', () => {
  const taken = /\bnew Date\(\)|\bDate\.now\b|\brandomUUID\b|\bMath\.random\b/
  const tests = sourceFiles().filter((file) => isTest(file) && !/^tests\/(architecture|bench)\//.test(file))
  expect(
    findIn(
      tests.filter((file) => !clockAndIds.test(file)),
      taken,
    ),
  ).toEqual([])
})
