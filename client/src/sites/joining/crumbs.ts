import { nameOfSlug } from '../../i18n/slug-name.ts'
import type { CrumbsOf } from '../../app/chrome/frame-row.ts'
import { sharedCrumbs } from '../shared/crumbs.ts'
import { paths } from './paths.ts'

const centre: CrumbsOf = ({ venueSlug = '' }) => [{ label: nameOfSlug(venueSlug), to: paths.centre(venueSlug) }]

export const crumbs = {
  ...sharedCrumbs,
  centre,
  join: (params, t) => [...centre(params, t), { label: t('common:titles.join') }],
  orderConfirmed: (_, t) => [{ label: t('common:titles.orderConfirmed') }],
} as const satisfies Readonly<Record<string, CrumbsOf>>

export type CrumbsName = keyof typeof crumbs
