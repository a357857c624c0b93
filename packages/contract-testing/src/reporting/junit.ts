import { lineOf, lineOfProblem } from './answer.ts'
import { escaped } from './escaped.ts'
import { isOpen, type Report } from './report.ts'

type Case = {
  readonly call: string
  readonly name: string
  readonly failure: string | undefined
  readonly skipped: string | undefined
}

function casesOf({ rows, waiverProblems, coverage }: Report): readonly Case[] {
  const failing = rows.filter((row) => row.severity === 'fail')
  const agreeing = Object.keys(coverage.fields.ofCalls).filter((call) => !failing.some((row) => row.call === call))
  return [
    ...failing.map((row) => ({
      call: row.call,
      name: `${row.field === '' ? 'answer' : row.field} ${row.kind}`,
      failure: isOpen(row) ? lineOf(row) : undefined,
      skipped: isOpen(row) ? undefined : lineOf(row),
    })),
    ...agreeing.map((call) => ({ call, name: 'answer', failure: undefined, skipped: undefined })),
    ...waiverProblems.map((problem) => ({
      call: problem.call,
      name: `waiver ${problem.field} ${problem.kind}`,
      failure: lineOfProblem(problem),
      skipped: undefined,
    })),
    ...coverage.calls.neverAsked.map((call) => ({ call, name: 'answer', failure: undefined, skipped: 'never asked' })),
  ]
}

function elementOf({ call, name, failure, skipped }: Case): string {
  const inner = [
    ...(failure === undefined ? [] : [`<failure message="${escaped(failure)}"/>`]),
    ...(skipped === undefined ? [] : [`<skipped message="${escaped(skipped)}"/>`]),
  ]
  return `    <testcase classname="${escaped(call)}" name="${escaped(name)}">${inner.join('')}</testcase>`
}

/** The report as JUnit XML: a case for each row that fails and each call that agrees; calls never asked are skipped. */
export function junitText(report: Report): string {
  const cases = casesOf(report)
  const failures = cases.filter(({ failure }) => failure !== undefined).length
  const skipped = cases.filter((each) => each.skipped !== undefined).length
  const counts = `tests="${cases.length}" failures="${failures}" skipped="${skipped}" errors="0"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract" ${counts}>`,
    `  <testsuite name="${escaped(report.target)}" timestamp="${escaped(report.at.slice(0, 19))}" ${counts}>`,
    ...cases.map(elementOf),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}
