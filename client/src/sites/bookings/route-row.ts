import type { ComponentType } from 'react'
import type { English } from '../../i18n/resources.ts'
import type { CrumbsOf } from './crumbs.ts'

/** One line of the specification's route table. */
export type RouteRow = {
  readonly path: string
  /** Key of the page's title. [S2-059] */
  readonly title: keyof English['common']['titles']
  readonly crumbs: CrumbsOf
  readonly page: ComponentType
}
