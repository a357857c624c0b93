import { runSite } from '../shared/run-site.ts'
import { routeAt } from './page-routes.ts'
import { bookingsSite } from './site.ts'
import { venueOfPath } from './venue-of-path.ts'

runSite({
  site: bookingsSite,
  routeAt,
  venueAt: ({ pathname }) => venueOfPath(pathname),
  loadProgram: () => import('./open-site.tsx'),
})
