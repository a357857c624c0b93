import { expect, test } from 'vitest'
import { findIn, isTest, sourceFiles, textOf } from './tracked-files.ts'

// This folder names what it forbids.
const others = () => sourceFiles().filter((file) => !file.startsWith('tests/architecture/'))

// A cast to any, or a silenced compiler, takes the types away from everything that comes after.
test('no type is cast away', () => {
  expect(findIn(others(), /\bas any\b|\bas unknown as any\b/)).toEqual([])
})

test('the compiler is never silenced', () => {
  const silenced = others().filter((file) => /@ts-(ignore|nocheck|expect-error)/.test(textOf(file)))
  expect(silenced).toEqual([])
})

// A skipped test proves nothing, whatever the closing line says.
test('no test is skipped, focused or left to do', () => {
  expect(findIn(others().filter(isTest), /\b(test|it|describe)\.(skip|only|todo|fixme|skipIf|runIf)\b/)).toEqual([])
})

test('no test title says "should"', () => {
  expect(findIn(others().filter(isTest), /\b(test|it)(\.\w+)*\(\s*['"`].*\bshould\b/)).toEqual([])
})

test('no code is marked as unfinished', () => {
  expect(others().filter((file) => /\b(TODO|FIXME|XXX|HACK)\b|not implemented/.test(textOf(file)))).toEqual([])
})

// A suppression without a reason cannot be judged later.
test('every lint suppression carries its reason', () => {
  const suppressions = others().flatMap((file) =>
    textOf(file)
      .split('\n')
      .filter((line) => /(oxlint|eslint)-disable/.test(line) && !/-disable[a-z-]* \S+.* -- \S+/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(suppressions).toEqual([])
})

// One way to write a type; only a foreign module's interface can be extended by another interface.
test('data is described by types, not interfaces', () => {
  expect(others().filter((file) => /^(export )?(declare )?interface /m.test(textOf(file)))).toEqual([])
})
