import type { SharedCrumbsName } from './crumbs.ts'
import { pageOf } from './site-routes.ts'
import type { PageRoute } from './site-routes.ts'

/** The pages of getting in and of paying, which every site that sells has. */
export const sharedRoutes: readonly PageRoute<SharedCrumbsName>[] = [
  {
    path: '/register',
    title: 'register',
    crumbs: 'register',
    page: pageOf('RegisterPage', () => import('./pages/RegisterPage.tsx'), 'first'),
  },
  {
    path: '/login',
    title: 'login',
    crumbs: 'login',
    page: pageOf('LoginPage', () => import('./pages/LoginPage.tsx'), 'first'),
  },
  {
    path: '/basket',
    title: 'basket',
    crumbs: 'basket',
    page: pageOf('BasketPage', () => import('./pages/BasketPage.tsx')),
  },
  {
    path: '/basket/checkout',
    title: 'checkout',
    crumbs: 'checkout',
    page: pageOf('CheckoutPage', () => import('./pages/CheckoutPage.tsx')),
  },
  {
    path: '/payment/return',
    title: 'paymentReturn',
    crumbs: 'none',
    page: pageOf('PaymentReturnPage', () => import('./pages/PaymentReturnPage.tsx')),
  },
]
