import { sellingRows } from '../shared/page-rows.ts'
import { pageOf, rowAt } from '../shared/page-row.ts'
import type { PageRow, RowFound } from '../shared/page-row.ts'
import type { CrumbsName } from './crumbs.ts'
import { loaders } from './loaders.ts'

/** The pages of the joining site. */
export const pageRows: readonly PageRow<CrumbsName>[] = [
  {
    path: '/',
    title: 'home',
    crumbs: 'none',
    loader: loaders.home,
    lazy: pageOf('HomePage', () => import('./pages/HomePage.tsx'), ['activities', 'home']),
  },
  {
    path: '/centre/:venueSlug',
    title: 'centre',
    crumbs: 'centre',
    loader: loaders.centre,
    lazy: pageOf('CentrePage', () => import('./pages/CentrePage.tsx'), ['activities', 'home']),
  },
  {
    path: '/centre/:venueSlug/join/:membershipTypeId',
    title: 'join',
    crumbs: 'join',
    loader: loaders.centre,
    lazy: pageOf('JoinPage', () => import('./pages/JoinPage.tsx'), ['activities', 'checkout']),
  },
  {
    path: '/kiosk',
    title: 'centre',
    crumbs: 'none',
    lazy: pageOf('KioskPage', () => import('./pages/CentrePage.tsx'), ['activities', 'home']),
  },
  ...sellingRows,
  {
    path: '/order-confirmed/:orderId',
    title: 'orderConfirmed',
    crumbs: 'orderConfirmed',
    lazy: pageOf('OrderConfirmedPage', () => import('./pages/OrderConfirmedPage.tsx'), ['activities', 'checkout']),
  },
]

/** The page of an address; undefined when this site has none. */
export const rowAtPath = (pathname: string): RowFound | undefined => rowAt(pageRows, pathname)
