import { joinReports, makeReport } from '@touchline/contract-testing'
import { deviations } from './deviations.ts'
import { judged } from './judged.ts'
import { visit } from './visit.ts'

const run = { target: 'https://api.harbour.invalid', at: '2027-01-04T12:00:00Z', levels: [2] }

/** The report of a platform that deviates in every way, each in a run of its own. */
export const goldenReport = joinReports(
  deviations.map(({ change }) => makeReport(run, judged(visit(change)), { waivers: [], screens: {} })),
)
