import { Route } from 'react-router-dom'
import { routedSite } from '../shared/routed-site.tsx'
import { crumbs } from './crumbs.ts'
import { LegacyRedirect } from './pages/LegacyRedirect.tsx'
import { pageRoutes } from './page-routes.ts'

const legacyPaths = [
  '/:venueSlug',
  '/:venueSlug/:activitySlug',
  '/:venueSlug/:activitySlug/:dateSlug',
  '/:venueSlug/:activitySlug/:dateSlug/:type',
]

/** The bookings site. */
export const bookingsPages = routedSite({
  pageRoutes,
  crumbs,
  otherRoutes: legacyPaths.map((path) => <Route key={path} path={path} element={<LegacyRedirect />} />),
})
