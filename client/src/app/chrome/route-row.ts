import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import type { English } from '../../i18n/resources.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { Crumb } from '../../ui/layout/Breadcrumbs.tsx'

/** Breadcrumbs of a route from the parameters of its address. */
export type CrumbsOf = (params: Readonly<Params>, t: Translate) => readonly Crumb[]

/** One line of the specification's route table. */
export type RouteRow = {
  readonly path: string
  /** Key of the page's title. [S2-059] */
  readonly title: keyof English['common']['titles']
  readonly crumbs: CrumbsOf
  readonly page: ComponentType
  /** Parameters that make it another page; the others change what is shown on it. All of the address without this. */
  readonly staysFor?: readonly string[]
}
