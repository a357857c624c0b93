import { runSite } from '../shared/run-site.ts'
import { rowAtPath } from './page-rows.ts'
import { bookingsSite } from './site.ts'
import { venueOfPath } from './venue-of-path.ts'

runSite({
  site: bookingsSite,
  rowAt: rowAtPath,
  venueAt: ({ pathname }) => venueOfPath(pathname),
  loadProgram: () => import('./open-site.tsx'),
})
