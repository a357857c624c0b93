import { sharedRoutes } from '../shared/page-routes.ts'
import { beside, pageOf, routeIn } from '../shared/site-routes.ts'
import type { PageRoute, RouteFound } from '../shared/site-routes.ts'
import type { CrumbsName } from './crumbs.ts'
import { earlyReads } from './early-reads.ts'

/** The pages of the joining site. [S2-076 to S2-081, O-10] */
export const pageRoutes: readonly PageRoute<CrumbsName>[] = [
  {
    path: '/',
    title: 'home',
    crumbs: 'none',
    early: earlyReads.home,
    page: pageOf('HomePage', () => beside(import('./pages/HomePage.tsx'), import('../../ui/scenes/GymScene.ts'))),
  },
  {
    path: '/centre/:venueSlug',
    title: 'centre',
    crumbs: 'centre',
    early: earlyReads.centre,
    page: pageOf('CentrePage', () => import('./pages/CentrePage.tsx')),
  },
  {
    path: '/centre/:venueSlug/join/:membershipTypeId',
    title: 'join',
    crumbs: 'join',
    early: earlyReads.centre,
    page: pageOf('JoinPage', () => import('./pages/JoinPage.tsx')),
  },
  {
    path: '/kiosk',
    title: 'centre',
    crumbs: 'none',
    page: pageOf('KioskPage', () => import('./pages/KioskPage.tsx')),
  },
  ...sharedRoutes,
  {
    path: '/order-confirmed/:orderId',
    title: 'orderConfirmed',
    crumbs: 'orderConfirmed',
    page: pageOf('OrderConfirmedPage', () => import('./pages/OrderConfirmedPage.tsx')),
  },
]

/** The page that an address is about; undefined for what is no page of this site. */
export const routeAt = (pathname: string): RouteFound | undefined => routeIn(pageRoutes, pathname)
