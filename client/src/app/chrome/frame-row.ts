import type { TFunction } from 'i18next'
import type { Params } from 'react-router-dom'
import type { Texts } from '../../i18n/texts.ts'
import type { Crumb } from '../../ui/layout/Breadcrumbs.tsx'

/** Breadcrumbs of a route from the parameters of its address. */
export type CrumbsOf = (params: Readonly<Params>, t: TFunction<['common']>) => readonly Crumb[]

/** The frame of a page: one row of the specification's route table. */
export type FrameRow = {
  /** Key of the page's title. [S2-059] */
  readonly title: keyof Texts['common']['titles']
  readonly crumbs: CrumbsOf
  /** Parameters that make it another page; the others change what is shown on it. All of the address without this. */
  readonly staysFor?: readonly string[]
}

/** Whether an address with other parameters is another page. */
export function isAnotherPage(
  { staysFor }: Pick<FrameRow, 'staysFor'>,
  current: Readonly<Params>,
  next: Readonly<Params>,
): boolean {
  return (staysFor ?? Object.keys(next)).some((name) => current[name] !== next[name])
}
