import { ask } from '../../app/question.ts'
import { basketQuestion } from '../../features/carts/basket-question.ts'
import type { SharedCrumbsName } from './crumbs.ts'
import { pageOf } from './page-row.ts'
import type { PageLoader, PageRow } from './page-row.ts'

/** The basket of whoever is logged in, as far as that is known. */
const askForBasket: PageLoader = () => {
  const question = basketQuestion()
  return question ? [ask(question)] : []
}

/** The login and checkout pages shared by all sites that sell. */
export const sharedRows: readonly PageRow<SharedCrumbsName>[] = [
  {
    path: '/register',
    title: 'register',
    crumbs: 'register',
    lazy: pageOf('RegisterPage', () => import('./pages/RegisterPage.tsx'), 'first'),
  },
  {
    path: '/login',
    title: 'login',
    crumbs: 'login',
    lazy: pageOf('LoginPage', () => import('./pages/LoginPage.tsx'), 'first'),
  },
  {
    path: '/basket',
    title: 'basket',
    crumbs: 'basket',
    loader: askForBasket,
    lazy: pageOf('BasketPage', () => import('./pages/BasketPage.tsx')),
  },
  {
    path: '/basket/checkout',
    title: 'checkout',
    crumbs: 'checkout',
    lazy: pageOf('CheckoutPage', () => import('./pages/CheckoutPage.tsx')),
  },
  {
    path: '/payment/return',
    title: 'paymentReturn',
    crumbs: 'none',
    lazy: pageOf('PaymentReturnPage', () => import('./pages/PaymentReturnPage.tsx')),
  },
]
