import type { SharedCrumbsName } from '../shared/crumbs.ts'
import { pageOf, rowAt } from '../shared/page-row.ts'
import type { PageRow, RowFound } from '../shared/page-row.ts'
import { entryRows, mailedRows } from '../shared/page-rows.ts'
import { loaders } from './loaders.ts'

const bookingsPage = pageOf('BookingsPage', () => import('./pages/BookingsPage.tsx'), [
  'account',
  'activities',
  'checkout',
])

/** The pages of the account site. */
export const pageRows: readonly PageRow<SharedCrumbsName>[] = [
  {
    path: '/',
    title: 'dashboard',
    crumbs: 'none',
    loader: loaders.dashboard,
    lazy: pageOf('DashboardPage', () => import('./pages/DashboardPage.tsx'), ['account', 'activities']),
  },
  {
    path: '/user-details',
    title: 'details',
    crumbs: 'none',
    lazy: pageOf('DetailsPage', () => import('./pages/DetailsPage.tsx'), ['account', 'flow']),
  },
  {
    path: '/memberships',
    title: 'memberships',
    crumbs: 'none',
    lazy: pageOf('MembershipsPage', () => import('./pages/MembershipsPage.tsx'), ['account']),
  },
  {
    path: '/packages',
    title: 'packages',
    crumbs: 'none',
    lazy: pageOf('PackagesPage', () => import('./pages/PackagesPage.tsx'), ['account', 'activities', 'home']),
  },
  { path: '/bookings/:part?', title: 'bookings', crumbs: 'none', staysFor: [], lazy: bookingsPage },
  {
    path: '/guest-passes',
    title: 'guestPasses',
    crumbs: 'none',
    lazy: pageOf('GuestPassesPage', () => import('./pages/GuestPassesPage.tsx'), [
      'account',
      'activities',
      'checkout',
      'home',
    ]),
  },
  {
    path: '/guest-passes/:code',
    title: 'guestPass',
    crumbs: 'none',
    lazy: pageOf('GuestPassPage', () => import('../shared/pages/GuestPassPage.tsx'), ['checkout']),
  },
  {
    path: '/payments',
    title: 'payments',
    crumbs: 'none',
    lazy: pageOf('PaymentsPage', () => import('./pages/PaymentsPage.tsx'), ['account', 'checkout']),
  },
  {
    path: '/my-orders',
    title: 'payments',
    crumbs: 'none',
    lazy: pageOf('SavedCardReturnPage', () => import('./pages/SavedCardReturnPage.tsx'), []),
  },
  {
    path: '/payments/:orderId',
    title: 'receipt',
    crumbs: 'none',
    lazy: pageOf('PaymentPage', () => import('./pages/PaymentPage.tsx'), ['account', 'checkout']),
  },
  ...mailedRows,
  ...entryRows,
]

/** The page of an address; undefined when this site has none. */
export const rowAtPath = (pathname: string): RowFound | undefined => rowAt(pageRows, pathname)
