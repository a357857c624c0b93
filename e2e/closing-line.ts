import { writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'

/**
 * Playwright's counterpart of tests/support/closing-line.ts: writes the totals to the file in TOUCHLINE_TOTALS, or
 * prints them when run by hand.
 *
 * Playwright calls the default export of a reporter with `new`; a function that returns an object works.
 */
export default function ClosingLine(): Reporter {
  let suite: Suite | undefined
  const broken: string[] = []
  return {
    onBegin: (_config, all) => {
      suite = all
    },
    onError: ({ message = '' }) => {
      broken.push(message)
    },
    onEnd: () => announce(suite, broken),
    printsToStdio: () => false,
  }
}

type FileResult = {
  readonly name: string
  /** The duration of its journeys, in milliseconds. */
  readonly duration: number
  readonly passed: readonly string[]
  readonly failed: readonly string[]
}

function filesOf(suite: Suite | undefined): readonly FileResult[] {
  const byFile = Map.groupBy(suite?.allTests() ?? [], ({ location }) => location.file)
  return [...byFile].map(([file, tests]) => {
    const ran = tests.filter(({ results }) => results.length > 0)
    const titles = (right: boolean) =>
      ran.filter((test) => (test.outcome() === 'expected') === right).map((test) => test.titlePath().join(' '))
    return {
      name: relative(dirname(import.meta.dirname), file),
      duration: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
      passed: titles(true),
      failed: titles(false),
    }
  })
}

function failuresOf(suite: Suite | undefined) {
  const failed = (suite?.allTests() ?? []).filter((test) => test.results.length === 0 || !test.ok())
  return failed.map((test) => ({
    file: fileOf(test),
    title: test.titlePath().join(' ').trim(),
    reason: reasonOf(test),
  }))
}

function reasonOf({ results }: TestCase): string {
  if (results.length === 0) return 'It never ran.'
  const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))
  return stripVTControlCharacters(messages.join('\n'))
}

function fileOf({ location }: TestCase): string {
  return relative(dirname(import.meta.dirname), location.file)
}

function announce(suite: Suite | undefined, broken: readonly string[]) {
  const outcomes = suite?.allTests().map((test) => (test.results.length === 0 ? 'unexpected' : test.outcome())) ?? []
  const skipped = outcomes.filter((outcome) => outcome === 'skipped').length
  const failed = outcomes.filter((outcome) => outcome === 'unexpected' || outcome === 'flaky').length + broken.length
  const totals = {
    passed: outcomes.length - skipped - failed + broken.length,
    failed,
    skipped,
    files: filesOf(suite),
    failures: [...failuresOf(suite), ...broken.map((reason) => ({ file: '', reason }))],
  }
  const file = process.env['TOUCHLINE_TOTALS']
  if (file !== undefined) writeFileSync(file, JSON.stringify(totals))
  else process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`)
}
