import { runSite } from '../shared/run-site.ts'
import { rowAtPath } from './page-rows.ts'
import { bookingsSite, venueOfPath } from './site.ts'

runSite({
  site: bookingsSite,
  rowAt: rowAtPath,
  venueAt: ({ pathname }) => venueOfPath(pathname),
  loadProgram: () => import('./open-site.tsx'),
})
