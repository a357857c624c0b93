import { askForBasket } from '../../features/carts/basket-question.ts'
import type { SharedCrumbsName } from './crumbs.ts'
import { pageOf } from './page-row.ts'
import type { PageRow } from './page-row.ts'

/** The pages of login, registration and a forgotten password, on every site. */
export const entryRows: readonly PageRow<SharedCrumbsName>[] = [
  {
    path: '/register',
    title: 'register',
    crumbs: 'register',
    lazy: pageOf('RegisterPage', () => import('./pages/RegisterPage.tsx'), ['flow']),
  },
  {
    path: '/login',
    title: 'login',
    crumbs: 'login',
    lazy: pageOf('LoginPage', () => import('./pages/LoginPage.tsx'), []),
  },
  {
    path: '/reset-password',
    title: 'resetPassword',
    crumbs: 'none',
    lazy: pageOf('ResetPasswordPage', () => import('./pages/ResetPasswordPage.tsx'), ['account', 'flow']),
  },
]

/** The pages behind the links of mails about an account: on the site that mails name, and on the account site. */
export const mailedRows: readonly PageRow<SharedCrumbsName>[] = [
  {
    path: '/confirm-email',
    title: 'confirmEmail',
    crumbs: 'none',
    lazy: pageOf('ConfirmEmailPage', () => import('./pages/ConfirmEmailPage.tsx'), ['account']),
  },
  {
    path: '/linked-invitation',
    title: 'linkedInvitation',
    crumbs: 'none',
    lazy: pageOf('LinkedInvitationPage', () => import('./pages/LinkedInvitationPage.tsx'), ['account']),
  },
]

/** The pages shared by all sites that sell: entry, basket and payment. */
export const sellingRows: readonly PageRow<SharedCrumbsName>[] = [
  ...entryRows,
  {
    path: '/basket',
    title: 'basket',
    crumbs: 'basket',
    loader: () => [askForBasket()],
    lazy: pageOf('BasketPage', () => import('./pages/BasketPage.tsx'), ['activities', 'checkout']),
  },
  {
    path: '/basket/checkout',
    title: 'checkout',
    crumbs: 'checkout',
    lazy: pageOf('CheckoutPage', () => import('./pages/CheckoutPage.tsx'), ['activities', 'checkout']),
  },
  {
    path: '/payment/return',
    title: 'paymentReturn',
    crumbs: 'none',
    lazy: pageOf('PaymentReturnPage', () => import('./pages/PaymentReturnPage.tsx'), ['checkout']),
  },
]
