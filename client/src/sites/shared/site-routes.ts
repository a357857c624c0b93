import type { ComponentType } from 'react'
import type { RouteRow } from '../../app/chrome/route-row.ts'
import type { Ahead, PageCode, PageTexts, PathParams } from '../../app/chunks.ts'

/** What a page shows first is asked for while its code is still on its way; the page makes the same calls and gets the answers. */
export type EarlyReads = (params: PathParams) => void

/** One line of a site's route table, as data: it is known before the program is there. */
export type PageRoute<CrumbsName extends string = string> = Omit<RouteRow, 'page' | 'crumbs'> & {
  readonly crumbs: CrumbsName
  readonly page: PageCode
  readonly early?: EarlyReads
  /** Begins under the name that its address has. [S2-101] */
  readonly isNamedByAddress?: boolean
}

export type RouteFound = PageRoute & { readonly params: PathParams }

const nothingAhead: Ahead = () => Promise.resolve()

export function pageOf<Name extends string>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType>> & { readonly ahead?: Ahead }>,
  texts: PageTexts = 'all',
): PageCode {
  return {
    name,
    load: async () => {
      const { [name]: Page, ahead = nothingAhead } = await load()
      return { Page, ahead }
    },
    texts,
  }
}

/** What a page shows in any case is fetched beside it; without it the page can be shown too. */
export async function beside<Page>(page: Promise<Page>, part: Promise<unknown>): Promise<Page> {
  const [loaded] = await Promise.all([page, part.catch(() => null)])
  return loaded
}

/**
 * `:venueSlug` fits any one segment in its place, `:type?` also none, `*` whatever follows, in whatever case, as in the
 * router. Null where it does not fit.
 */
function paramsIn(pattern: string, pathname: string): PathParams | null {
  const anyOf = pattern
    .replaceAll('/*', '(?:/.*)?')
    .replaceAll(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
    .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^${anyOf}/?$`, 'i').exec(pathname)
  return found && { ...found.groups }
}

/** The page that an address is about; undefined for what is no page of the site. */
export function routeIn(routes: readonly PageRoute[], pathname: string): RouteFound | undefined {
  for (const route of routes) {
    const params = paramsIn(route.path, pathname)
    if (params) return { ...route, params }
  }
  return undefined
}
