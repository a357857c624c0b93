/** One line of the report: a figure, what it is measured against, and whether it is where it is meant to be. */
export type Row = {
  readonly figure: string
  readonly ours: string
  readonly yardstick?: string
  readonly ratio?: string
  readonly target?: string
  readonly met?: boolean
}

const headings: Row = { figure: 'Figure', ours: 'Touchline', yardstick: 'Yardstick', ratio: 'Ratio', target: 'Target' }

/** The rows as a table of text; `named`: what its columns are called where that differs. */
export function table(rows: readonly Row[], named: Partial<Row> = {}): string {
  const lines = [{ ...headings, ...named }, ...rows].map((row) => [
    row.figure,
    row.ours,
    row.yardstick ?? '',
    row.ratio ?? '',
    row.target ?? '',
    verdict(row),
  ])
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function verdict({ met }: Row): string {
  if (met === undefined) return ''
  return met ? 'met' : 'NOT MET'
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en-GB')
export const tenths = (value: number): string => value.toFixed(1)

/** A figure that has to stay at or under a limit. */
export function within(figure: string, value: number | undefined, limit: number, unit: string): Row {
  if (value === undefined) return { figure, ours: 'not known on this system' }
  const shown = limit < 10 ? value.toFixed(2) : whole(value)
  return { figure, ours: `${shown} ${unit}`, target: `at most ${limit} ${unit}`, met: value <= limit }
}
