import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'
import { lazyPage } from '../../app/chunks.ts'
import type { CrumbsOf } from '../../app/chrome/route-row.ts'
import { PageFrame } from '../../app/chrome/PageFrame.tsx'
import { SiteLayout } from '../../app/chrome/SiteLayout.tsx'
import { BallDroppedPage } from '../../app/pages/BallDroppedPage.tsx'
import { withoutTrailingSlash } from '../../app/redirects.ts'
import { wait } from '../../app/wait.ts'
import { useLoginWatch } from '../../app/session/use-login-watch.ts'
import { useRefreshOnSessionChange } from '../../app/session/use-refresh-on-session-change.ts'
import { useRefreshOnLanguageChange } from '../../app/use-refresh-on-language-change.ts'
import { itemCountOf } from '../../features/carts/cart.ts'
import { useBasket } from '../../features/carts/use-basket.ts'
import type { FirstTheme } from '../../features/site/use-venue-theme.ts'
import type { RoutedSite } from './site-opener.tsx'
import { routeIn } from './site-routes.ts'
import type { PageRoute } from './site-routes.ts'

/** Longer than this, in milliseconds, answers hold nothing up: the page is shown with skeletons in their places. */
const answersPatienceMs = 500

type Described<CrumbsName extends string> = {
  readonly pageRoutes: readonly PageRoute<CrumbsName>[]
  readonly crumbs: Readonly<Record<CrumbsName, CrumbsOf>>
  /** Routes for what is in no line of the table. */
  readonly otherRoutes?: ReactNode
}

/** The pages of a site in its chrome, from its route table. */
export function routedSite<CrumbsName extends string>({
  pageRoutes,
  crumbs,
  otherRoutes = null,
}: Described<CrumbsName>): RoutedSite {
  const routes = pageRoutes.map(({ page, ...row }) => ({ ...row, crumbs: crumbs[row.crumbs], ...lazyPage(page) }))

  // Made once: what changes around a page, such as the basket, does not render the page again.
  const pages = new Map(
    routes.map(({ Page, ...row }) => [
      row.path,
      <Route key={row.path} path={row.path} element={<PageFrame row={{ ...row, page: Page }} />} />,
    ]),
  )

  /**
   * Has the page at an address there before the site is shown: its code, and what it begins with for whoever is logged in.
   * Resolves also without, when it takes too long. (docs/decisions/030)
   */
  async function preparePage(pathname: string, people: Promise<void> | undefined): Promise<void> {
    const at = routeIn(pageRoutes, pathname)
    const [ahead] = await Promise.all([routes.find(({ path }) => path === at?.path)?.prepare(), people])
    if (!at || !ahead) return
    await Promise.race([ahead(at.params), wait(answersPatienceMs)])
  }

  /** The site, once theme and client record are there. */
  function Site({ first }: { readonly first: FirstTheme }) {
    const { pathname, search, hash } = useLocation()
    const { cart } = useBasket()
    useLoginWatch()
    useRefreshOnSessionChange()
    useRefreshOnLanguageChange()

    const tidy = withoutTrailingSlash(pathname)
    if (tidy !== null) return <Navigate to={{ pathname: tidy, search, hash }} replace />
    // The router ranks every route that it is given, each time: it is given the one that fits.
    const page = pages.get(routeIn(pageRoutes, pathname)?.path ?? '')
    return (
      <Routes>
        <Route
          element={
            <SiteLayout first={first} basketCount={cart === null ? 0 : itemCountOf(cart)} basketId={cart?.id ?? null} />
          }
        >
          {page ?? otherRoutes}
          <Route path="*" element={<BallDroppedPage />} />
        </Route>
      </Routes>
    )
  }

  return { Site, preparePage }
}
