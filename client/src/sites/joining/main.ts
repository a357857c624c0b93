import { runSite } from '../shared/run-site.ts'
import { routeAt } from './page-routes.ts'
import { joiningSite } from './site.ts'
import { venueOfAddress } from './venue-of-address.ts'

runSite({ site: joiningSite, routeAt, venueAt: venueOfAddress, loadProgram: () => import('./open-site.tsx') })
