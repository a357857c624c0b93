import type { CrumbsOf } from '../../app/chrome/frame-row.ts'
import { environment } from '../../app/environment.ts'

/** Breadcrumbs of the pages that every site that sells has. [S2-094 to S2-096] */
export const sharedCrumbs = {
  none: () => [],
  register: (_, t) => [{ label: t('common:breadcrumbs.register') }],
  login: (_, t) => [{ label: t('common:breadcrumbs.login') }],
  basket: (_, t) => [{ label: t('common:breadcrumbs.basket') }],
  checkout: (_, t) => [
    { label: t('common:breadcrumbs.basket'), to: environment().site.paths.basket() },
    { label: t('common:breadcrumbs.checkout') },
  ],
} as const satisfies Readonly<Record<string, CrumbsOf>>

export type SharedCrumbsName = keyof typeof sharedCrumbs
