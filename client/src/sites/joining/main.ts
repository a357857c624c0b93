import { runSite } from '../shared/run-site.ts'
import { rowAtPath } from './page-rows.ts'
import { joiningSite, venueOfAddress } from './site.ts'

runSite({ site: joiningSite, rowAt: rowAtPath, venueAt: venueOfAddress, loadProgram: () => import('./open-site.tsx') })
