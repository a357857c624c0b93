import { routedSite } from '../shared/routed-site.tsx'
import { crumbs } from './crumbs.ts'
import { pageRoutes } from './page-routes.ts'

/** The site of online joining. */
export const joiningPages = routedSite({ pageRoutes, crumbs })
