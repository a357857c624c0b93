import { siteOpener } from '../shared/site-opener.tsx'
import { crumbs } from './crumbs.ts'
import { pageRows } from './page-rows.ts'
import { LegacyRedirect } from './pages/LegacyRedirect.tsx'

const legacyPaths = [
  '/:venueSlug',
  '/:venueSlug/:activitySlug',
  '/:venueSlug/:activitySlug/:dateSlug',
  '/:venueSlug/:activitySlug/:dateSlug/:type',
]

export { showConfigProblems } from '../shared/site-opener.tsx'
export const openSite = siteOpener({
  rows: pageRows,
  crumbs,
  otherRoutes: legacyPaths.map((path) => ({ path, element: <LegacyRedirect /> })),
})
