import { runSite } from '../shared/run-site.ts'
import { rowAtPath } from './page-rows.ts'
import { joiningSite } from './site.ts'
import { venueOfAddress } from './venue-of-address.ts'

runSite({ site: joiningSite, rowAt: rowAtPath, venueAt: venueOfAddress, loadProgram: () => import('./open-site.tsx') })
