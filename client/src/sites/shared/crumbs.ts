import type { CrumbsOf } from '../../app/chrome/frame-row.ts'
import { environment } from '../../app/environment.ts'

/** Breadcrumbs of the pages shared by all sites that sell. */
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
