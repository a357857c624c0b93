import { joinReports, makeReport } from '@touchline/contract-testing'
import { deviations } from './deviations.ts'
import { judged } from './judged.ts'
import { visit } from './visit.ts'

const run = { target: 'https://api.harbour.invalid', at: '2027-01-04T12:00:00Z', levels: [2] }

/** Two screens, as the client's build would name them. */
const screens = {
  listVenues: {
    screens: ['bookings: every page', 'bookings /'],
    asks: [0],
    reads: { name: [0, 1], town: [1], coordinates: [], latitude: [] },
  },
}

/** How the client does with some of them, as its walk would say. */
const walk = {
  listVenues: { 'data[].name': { nullable: 'loses a part' }, 'data[].postcode': { missing: 'copes' } },
  readCart: { 'data.items[].line_total.value': { type: 'breaks' } },
} as const

/** The report of a platform that deviates in every way, each in a run of its own. */
export const goldenReport = joinReports(
  deviations.map(({ change }) =>
    makeReport(run, judged(visit(change)), { waivers: [], screens, walk, parity: { both: 18, all: 28 } }),
  ),
)
