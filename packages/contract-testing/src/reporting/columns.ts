import { kindNames, placeOf } from './answer.ts'
import type { Report, ReportRow } from './report.ts'

type Place = Pick<ReportRow, 'call' | 'field' | 'kind'>

const isAt = (one: Place, other: Place): boolean =>
  one.call === other.call && one.field === other.field && one.kind === other.kind

/** Names of the contracts by which a row differs. */
export function differsBy(row: Place, { columns }: Report): readonly string[] {
  return columns.filter(({ rows }) => rows.some((each) => isAt(each, row))).map(({ name }) => name)
}

/** The words of each contract besides the report's own rows: its counts, and the places that it alone tells of. */
export function columnLines(report: Report): readonly { readonly told: string; readonly alone: readonly string[] }[] {
  return report.columns.map(({ name, rows }) => {
    const counts = (['fail', 'warn', 'info'] as const).map(
      (severity) => `${rows.filter((row) => row.severity === severity).length} ${severity}`,
    )
    const alone = rows.filter((row) => !report.rows.some((each) => isAt(each, row)))
    return {
      told: `By the ${name}: ${counts.join(', ')}${/^(?:documents|description)/.test(name) ? '' : ' (it decides nothing)'}`,
      alone: alone.map((row) => `${placeOf(row)}: ${kindNames[row.kind].toLowerCase()} (${row.severity})`),
    }
  })
}
