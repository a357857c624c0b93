import type { ComponentType } from 'react'
import type { CrumbsOf, FrameRow } from '../../app/chrome/frame-row.ts'
import type { Namespace } from '../../i18n/texts.ts'

/** Parameters of an address by their names in the route table. */
export type PathParams = Readonly<Partial<Record<string, string>>>

/**
 * Asks the platform for everything that a page shows first; the page's hooks get these answers. Runs without React, before
 * the page's code is there. Answers the promises that the first page of a visit waits for.
 */
export type PageLoader = (at: { readonly params: PathParams }) => readonly Promise<unknown>[]

/** Where the code of a page is; `name` is the chunk's name. The texts load with the code. */
export type PageCode = {
  readonly name: string
  readonly load: () => Promise<ComponentType>
  /** The namespaces that the page reads beside `common`, which comes with the program. */
  readonly texts: readonly Namespace[]
}

/** One row of a site's route table, as data: it is known before the program is there. */
export type PageRow<CrumbsName extends string = string> = Omit<FrameRow, 'crumbs'> & {
  readonly path: string
  /** The name of breadcrumbs that several pages share, or the page's own. */
  readonly crumbs: CrumbsName | CrumbsOf
  readonly lazy: PageCode
  readonly loader?: PageLoader
  /** A page of the customer's own: account menu, footer and tabs lead to it under its title. */
  readonly isOwnPlace?: true
  /** Begins under the name that its address has. */
  readonly isNamedByAddress?: boolean
}

export type RowFound = PageRow & { readonly params: PathParams }

export function pageOf<Name extends string>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  texts: readonly Namespace[],
): PageCode {
  return { name, load: async () => (await load())[name], texts }
}

/**
 * The page at an address, before the router is there. Undefined for what is no page of the site, and in browsers without
 * `URLPattern`: there the router finds it, a moment later.
 */
export function rowAt(rows: readonly PageRow[], pathname: string): RowFound | undefined {
  if (!('URLPattern' in globalThis)) return undefined
  for (const row of rows) {
    const pattern = new URLPattern({ pathname: row.path.replace(/\/\*$/, '{/*}?') }, { ignoreCase: true })
    const found = pattern.exec({ pathname })
    if (found) return { ...row, params: found.pathname.groups }
  }
  return undefined
}
