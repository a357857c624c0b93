import type { TFunction } from 'i18next'
import type { Params } from 'react-router-dom'
import type { Texts } from '../../i18n/texts.ts'
import type { Crumb } from '../../ui/layout/page/Breadcrumbs.tsx'

/** Breadcrumbs of a route, from its address parameters. */
export type CrumbsOf = (params: Readonly<Params>, t: TFunction<['common']>) => readonly Crumb[]

/** The frame of a page: one row of the specification's route table. */
export type FrameRow = {
  /** The key of the page's title. */
  readonly title: keyof Texts['common']['titles']
  readonly crumbs: CrumbsOf
  /** Parameters that make another page; the others change its content. By default the whole address counts. */
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
