import { runSite } from '../shared/run-site.ts'
import { rowAtPath } from './page-rows.ts'
import { accountSite } from './site.ts'

runSite({ site: accountSite, rowAt: rowAtPath, venueAt: () => null, loadProgram: () => import('./open-site.tsx') })
