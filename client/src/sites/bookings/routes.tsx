import { lazyPage } from '../../app/chunks.ts'
import { crumbs } from './crumbs.ts'
import { CampRedirect, CourseRedirect, VenueRedirect } from './pages/VenueRedirect.tsx'
import type { RouteRow } from './route-row.ts'

/** The pages of the bookings site, one row for each line of the specification's route table. */
export const routes: readonly RouteRow[] = [
  { path: '/redirect-to-selected-venue', title: 'location', crumbs: crumbs.none, page: VenueRedirect },
  { path: '/course-redirect-to-selected-venue', title: 'location', crumbs: crumbs.none, page: CourseRedirect },
  { path: '/camp-redirect-to-selected-venue', title: 'location', crumbs: crumbs.none, page: CampRedirect },
  {
    path: '/register',
    title: 'register',
    crumbs: crumbs.register,
    page: lazyPage('RegisterPage', () => import('./pages/RegisterPage.tsx'), 'first'),
  },
  {
    path: '/login',
    title: 'login',
    crumbs: crumbs.login,
    page: lazyPage('LoginPage', () => import('./pages/LoginPage.tsx'), 'first'),
  },
  {
    path: '/location/:venueSlug',
    title: 'location',
    crumbs: crumbs.location,
    page: lazyPage('LocationPage', () => import('./pages/LocationPage.tsx'), 'first'),
  },
]
