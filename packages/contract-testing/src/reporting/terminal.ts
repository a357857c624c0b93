import { columnLines } from './columns.ts'
import { answerOf, lineOf, lineOfProblem } from './answer.ts'
import type { Report } from './report.ts'

const severityNames = { fail: 'FAIL', warn: 'warn', info: 'info' } as const

/** The report for a terminal: the answer, the rows with the heaviest first, and the coverage. */
export function terminalText(report: Report): string {
  const { rows, waiverProblems, coverage } = report
  const { calls, fields, unknownRequests } = coverage
  const unknown = unknownRequests === 0 ? [] : [`Requests that are no call of the contract: ${unknownRequests}.`]
  return [
    answerOf(report),
    ...rows.map((row) => `  ${row.waiver === null ? severityNames[row.severity] : 'held'}  ${lineOf(row)}`),
    ...waiverProblems.map((problem) => `  FAIL  ${lineOfProblem(problem)}`),
    `Coverage: ${calls.asked} of ${calls.stated} calls asked, ${fields.seen} of their ${fields.asked} fields seen. What was not seen is not observed; it need not be gone.`,
    ...(calls.refused.length === 0 ? [] : [`Answered with refusals only: ${calls.refused.join(', ')}.`]),
    ...(calls.notThere.length === 0 ? [] : [`Not found there: ${calls.notThere.join(', ')}.`]),
    ...columnLines(report).map(
      ({ told, alone }) =>
        `${told}${alone.length === 0 ? '' : `, ${alone.length} of which the documents do not tell`}.`,
    ),
    ...unknown,
  ].join('\n')
}
