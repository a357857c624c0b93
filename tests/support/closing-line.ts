import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { unmetQueries } from './unmet-queries.ts'

type Totals = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly files: readonly FileResult[]
  readonly failures: readonly Failure[]
}

/** The failures at the end of a run, readable without the earlier output. */
type Failure = {
  readonly file: string
  /** Whole, with its groups; without a title the file itself failed. */
  readonly title?: string
  readonly reason: string
}

type FileResult = {
  readonly name: string
  /** How long its tests and hooks took, in milliseconds. */
  readonly duration: number
  /** Whole titles, with their groups, of the tests that ran. */
  readonly passed: readonly string[]
  readonly failed: readonly string[]
}

/**
 * A reporter that ends the run with its totals: written as JSON to the file that TOUCHLINE_TOTALS names, so that
 * `npm test` can add them up, or printed when the suite was started by hand.
 */
export function closingLine(): Reporter {
  return {
    onTestRunEnd(modules, unhandledErrors) {
      announce(totalsOf(modules, unhandledErrors))
    },
  }
}

/** A file that breaks off, an unhandled error and a test that never ran to its end count as failures. */
function totalsOf(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): Totals {
  const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
  const broken = modules.filter((module) => module.errors().length > 0).length
  const count = (state: (typeof states)[number]) => states.filter((each) => each === state).length
  const unmet = unmetQueries(modules).map((query) => ({
    file: 'tests/support/where-tests-run.ts',
    reason: `no test of every day sends the query ${query} to PostgreSQL`,
  }))
  return {
    passed: count('passed'),
    failed: count('failed') + count('pending') + broken + unhandledErrors.length + unmet.length,
    skipped: count('skipped'),
    files: modules.map(resultOf),
    failures: [
      ...modules.flatMap(failuresOf),
      ...unhandledErrors.map((error) => ({ file: '', reason: reasonOf([error]) })),
      ...unmet,
    ],
  }
}

function resultOf(module: TestModule): FileResult {
  const titles = (state: 'passed' | 'failed') => [...module.children.allTests(state)].map(({ fullName }) => fullName)
  return {
    name: module.relativeModuleId,
    duration: durationOf(module),
    passed: titles('passed'),
    failed: titles('failed'),
  }
}

function failuresOf(module: TestModule): readonly Failure[] {
  const file = module.relativeModuleId
  const tests = [...module.children.allTests('failed')].map((test) => ({
    file,
    title: test.fullName,
    reason: reasonOf(test.result().errors ?? []),
  }))
  return module.errors().length > 0 ? [...tests, { file, reason: reasonOf(module.errors()) }] : tests
}

function reasonOf(errors: readonly { readonly message: string }[]): string {
  return errors.map(({ message }) => message).join('\n')
}

function durationOf(module: TestModule): number {
  const { collectDuration, duration } = module.diagnostic()
  return collectDuration + duration
}

function announce(totals: Totals) {
  const file = process.env['TOUCHLINE_TOTALS']
  if (file !== undefined) writeFileSync(file, JSON.stringify(totals))
  else process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`)
}
