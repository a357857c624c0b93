import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import { byWeight, type JudgedRow } from '../judging/judge-all.ts'
import { kinds } from '../judging/row.ts'
import type { Report, ReportRow } from '../reporting/report.ts'

const day = Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\d$` })

const file = Type.Array(
  Type.Object(
    {
      call: Type.String({ minLength: 1 }),
      field: Type.String(),
      kind: Type.Enum([...kinds]),
      owner: Type.String(),
      reason: Type.String(),
      until: day,
    },
    { additionalProperties: false },
  ),
)

/** One deviation that somebody accepts for a while. */
export type Waiver = Static<typeof file>[number]

/** Reads the content of `contract-waivers.json`. Throws an Error of one line that names what is wrong. */
export function readWaivers(content: unknown): readonly Waiver[] {
  if (Value.Check(file, content)) return content
  const [problem] = Value.Errors(file, content)
  const at = problem === undefined || problem.instancePath === '' ? 'the file' : problem.instancePath.slice(1)
  throw new Error(`contract-waivers.json: ${at} ${problem?.message ?? 'is not right'}`)
}

type Place = Pick<Waiver, 'call' | 'field' | 'kind'>

const isFor = (waiver: Waiver, { call, field, kind }: Place): boolean =>
  waiver.call === call && waiver.field === field && waiver.kind === kind

/** The waiver of a row, if it holds on this day. */
export function waiverOf(row: Place, waivers: readonly Waiver[], today: string): ReportRow['waiver'] {
  const found = waivers.find((waiver) => isFor(waiver, row) && problemOf(waiver, today) === undefined)
  return found === undefined ? null : { owner: found.owner, reason: found.reason, until: found.until }
}

function problemOf({ owner, reason, until }: Waiver, today: string): string | undefined {
  const unwritten = [owner.trim() === '' ? 'owner' : '', reason.trim() === '' ? 'reason' : ''].filter(Boolean)
  if (unwritten.length > 0) return `nobody has written its ${unwritten.join(' and ')}`
  return until < today ? `it ended on ${until}` : undefined
}

/**
 * Waivers that do not hold: unwritten, expired, or no longer needed because a call was judged and agreed. A call that was
 * not asked says nothing about its waivers.
 */
export function problemsOf(
  waivers: readonly Waiver[],
  rows: readonly JudgedRow[],
  asked: ReadonlySet<string>,
  today: string,
): Report['waiverProblems'] {
  return waivers.flatMap((waiver) => {
    const { call, field, kind } = waiver
    const isNeeded = !asked.has(call) || rows.some((row) => isFor(waiver, row))
    const problem = problemOf(waiver, today) ?? (isNeeded ? undefined : 'it is no longer needed')
    return problem === undefined ? [] : [{ call, field, kind, problem }]
  })
}

/** The waivers with an entry for each row that fails and has none: without a reason, which somebody has to write. */
export function withProposals(
  waivers: readonly Waiver[],
  rows: readonly JudgedRow[],
  until: string,
): readonly Waiver[] {
  const missing = rows
    .filter((row) => row.severity === 'fail' && !waivers.some((waiver) => isFor(waiver, row)))
    .toSorted(byWeight)
  return [...waivers, ...missing.map(({ call, field, kind }) => ({ call, field, kind, owner: '', reason: '', until }))]
}
