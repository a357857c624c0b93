import type { Judgement } from '../judging/judge-all.ts'
import { problemsOf, type Waiver, waiverOf } from '../waivers/waivers.ts'
import { type ClientWalk, clientOf } from './client-walk.ts'
import type { Report } from './report.ts'
import { type Screens, screensOf } from './screens.ts'

/** A run: what was judged, at which levels, and when (an ISO instant). */
export type Run = { readonly target: string; readonly at: string; readonly levels: readonly number[] }

/** Facts for a report besides the judgement. */
export type Known = {
  readonly waivers: readonly Waiver[]
  readonly screens: Screens
  readonly walk: ClientWalk
  readonly parity: Report['parity']
}

/** The report of a run, with its waivers as they hold on its day. */
export function makeReport(run: Run, judgement: Judgement, { waivers, screens, walk, parity }: Known): Report {
  const today = run.at.slice(0, 10)
  const { rows, coverage, unknown, asked } = judgement
  return {
    target: run.target,
    at: run.at,
    levels: [...run.levels],
    coverage: {
      calls: {
        ...coverage.calls,
        refused: [...coverage.calls.refused],
        notThere: [...coverage.calls.notThere],
        neverAsked: [...coverage.calls.neverAsked],
      },
      fields: { ...coverage.fields, neverSeen: [...coverage.fields.neverSeen] },
      unknownRequests: unknown,
    },
    rows: rows.map((row) => ({
      ...row,
      // Nobody reads yet what is new.
      screens: row.kind === 'added' ? [] : [...screensOf(screens, row.call, row.field)],
      client: clientOf(walk, row),
      waiver: waiverOf(row, waivers, today),
    })),
    waiverProblems: problemsOf(waivers, rows, asked, today),
    parity,
    columns: (judgement.columns ?? []).map((column) => ({
      name: column.name,
      rows: column.rows.map(({ call, field, kind, severity }) => ({ call, field, kind, severity })),
    })),
  }
}
