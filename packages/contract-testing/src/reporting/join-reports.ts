import { severities } from '../judging/row.ts'
import type { Report, ReportRow } from './report.ts'

type Coverage = Report['coverage']

/** One report of several runs: a row that several have is counted together, and what one has seen is seen. */
export function joinReports(reports: readonly Report[]): Report {
  const rows = reports.flatMap((report) => report.rows)
  const groups = Map.groupBy(rows, keyOf)
  const problems = reports.flatMap((report) => report.waiverProblems)
  return {
    target: distinct(reports.map(({ target }) => target)).join(', '),
    at:
      reports
        .map(({ at }) => at)
        .toSorted()
        .at(-1) ?? '',
    levels: distinct(reports.flatMap(({ levels }) => levels)).toSorted((a, b) => a - b),
    coverage: joinedCoverage(reports.map(({ coverage }) => coverage)),
    rows: [...groups.values()].flatMap(joinedRow).toSorted(byWeight),
    parity: reports.find(({ parity }) => parity !== null)?.parity ?? null,
    columns: joinedColumns(reports.flatMap(({ columns }) => columns)),
    waiverProblems: [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()],
  }
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]

function keyOf({
  call,
  field,
  kind,
}: {
  readonly call: string
  readonly field: string
  readonly kind: string
}): string {
  return `${call} ${field} ${kind}`
}

/** Columns of one name are one; a row that several runs have stands once. */
function joinedColumns(columns: Report['columns']): Report['columns'] {
  return [...Map.groupBy(columns, ({ name }) => name)].map(([name, own]) => ({
    name,
    rows: [...new Map(own.flatMap(({ rows }) => rows).map((row) => [keyOf(row), row])).values()],
  }))
}

function weightOf({ severity }: ReportRow): number {
  return severities.indexOf(severity)
}

function byWeight(a: ReportRow, b: ReportRow): number {
  return weightOf(b) - weightOf(a) || a.call.localeCompare(b.call, 'en') || a.field.localeCompare(b.field, 'en')
}

function joinedRow(group: readonly ReportRow[]): readonly ReportRow[] {
  const [heaviest] = group.toSorted((a, b) => weightOf(b) - weightOf(a))
  if (heaviest === undefined) return []
  const sum = (count: (row: ReportRow) => number): number => group.reduce((total, row) => total + count(row), 0)
  return [
    {
      ...heaviest,
      got: distinct(group.map(({ got }) => got)).join('; '),
      seen: sum(({ seen }) => seen),
      of: sum(({ of }) => of),
      screens: distinct(group.flatMap(({ screens }) => screens)),
    },
  ]
}

/** A call is never asked where no run asked it, and refused where no run was answered; fields alike. */
function joinedCoverage(all: readonly Coverage[]): Coverage {
  const ofCalls: Record<string, number> = Object.assign({}, ...all.map(({ fields }) => fields.ofCalls))
  const asked = Object.keys(ofCalls)
  const without = (call: string, { calls }: Coverage): boolean => calls.neverAsked.includes(call)
  const isNotThere = (call: string): boolean =>
    all.every((each) => without(call, each) || each.calls.notThere.includes(call))
  const isRefused = (call: string): boolean =>
    !isNotThere(call) &&
    all.every((each) => without(call, each) || [...each.calls.refused, ...each.calls.notThere].includes(call))
  const isUnseen = (call: string, field: string): boolean =>
    all.every(
      (each) => without(call, each) || each.fields.neverSeen.some((one) => one.call === call && one.field === field),
    )
  const unseen = new Map(all.flatMap(({ fields }) => fields.neverSeen).map((one) => [`${one.call} ${one.field}`, one]))
  const neverSeen = [...unseen.values()].filter(({ call, field }) => isUnseen(call, field))
  const askedFields = Object.values(ofCalls).reduce((total, count) => total + count, 0)
  return {
    calls: {
      stated: Math.max(0, ...all.map(({ calls }) => calls.stated)),
      asked: asked.length,
      refused: asked.filter(isRefused),
      notThere: asked.filter(isNotThere),
      neverAsked: distinct(all.flatMap(({ calls }) => calls.neverAsked)).filter((call) => !asked.includes(call)),
    },
    fields: {
      stated: Math.max(0, ...all.map(({ fields }) => fields.stated)),
      asked: askedFields,
      seen: askedFields - neverSeen.length,
      ofCalls,
      neverSeen,
    },
    unknownRequests: all.reduce((total, { unknownRequests }) => total + unknownRequests, 0),
  }
}
