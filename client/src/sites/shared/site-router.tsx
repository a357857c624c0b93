import { createContext, use } from 'react'
import type { ComponentType } from 'react'
import { createBrowserRouter, Navigate, useLocation, useRouteError } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import type { CrumbsOf } from '../../app/chrome/frame-row.ts'
import { isAnotherPage } from '../../app/chrome/frame-row.ts'
import { PageFrame } from '../../app/chrome/PageFrame.tsx'
import { PageWaiting, useAwaitsPage } from '../../app/chrome/PageWaiting.tsx'
import { SiteLayout } from '../../app/chrome/SiteLayout.tsx'
import { loadChunk, retriedPage } from '../../app/navigation/load-chunk.ts'
import { NotFoundPage } from '../../app/pages/AstrayPage.tsx'
import { withoutTrailingSlash } from '../../app/navigation/redirects.ts'
import { OwnFields } from '../../app/session/OwnFields.tsx'
import { useLoginWatch } from '../../app/session/login/use-login-watch.ts'
import { useRefreshOnLanguageChange, useRefreshOnSessionChange } from '../../app/answers/use-refresh.ts'
import { ToastRegion } from '../../app/toasts/ToastRegion.tsx'
import { itemCountOf } from '../../features/carts/cart.ts'
import { useBasket } from '../../features/carts/use-basket.ts'
import type { SiteStart } from '../../features/site/load-site.ts'
import { SiteGate } from '../../features/site/SiteGate.tsx'
import type { FirstTheme } from '../../features/site/use-venue-theme.ts'
import { loadTexts } from '../../i18n/start-i18n.ts'
import type { PageCode, PageRow } from './page-row.ts'

/** How a site begins: theme and client record, and the venue whose theme that is; null for the client's own. */
export type SiteBeginning = { readonly start: SiteStart; readonly venue: string | null }

export const SiteBeginningContext = createContext<SiteBeginning | null>(null)

/** The site in its chrome, once theme and client record are there. */
function SiteRoot({ Offline }: { readonly Offline: ComponentType | undefined }) {
  const beginning = use(SiteBeginningContext)
  if (!beginning) throw new Error('the site was shown before it had begun')
  const { start, venue } = beginning
  return (
    <OwnFields>
      <SiteGate start={start} Offline={Offline}>
        {(theme) => <Site first={{ theme, venue }} />}
      </SiteGate>
      <ToastRegion />
    </OwnFields>
  )
}

function Site({ first }: { readonly first: FirstTheme }) {
  const { pathname, search, hash } = useLocation()
  const { cart } = useBasket()
  const isPageAwaited = useAwaitsPage()
  useLoginWatch()
  useRefreshOnSessionChange()
  useRefreshOnLanguageChange()

  const tidy = withoutTrailingSlash(pathname)
  if (tidy !== null) return <Navigate to={{ pathname: tidy, search, hash }} replace />
  return (
    <SiteLayout
      first={first}
      basketCount={cart === null ? 0 : itemCountOf(cart)}
      basketId={cart?.id ?? null}
      isPageAwaited={isPageAwaited}
    />
  )
}

/** Hands what the router caught to the error boundary around the page. */
function Rethrow(): never {
  throw useRouteError()
}

/** A page's code and texts. */
async function codeOf({ name, load, texts }: PageCode) {
  const [Page] = await Promise.all([loadChunk(name, load), loadChunk(`texts of ${name}`, () => loadTexts(texts))])
  return Page
}

function routeOf<CrumbsName extends string>(
  { lazy, path, loader, ...row }: PageRow<CrumbsName>,
  crumbs: Readonly<Record<CrumbsName, CrumbsOf>>,
): RouteObject {
  const framed = { ...row, crumbs: typeof row.crumbs === 'function' ? row.crumbs : crumbs[row.crumbs] }
  return {
    path,
    ...(loader ? { loader: ({ params }) => loader({ params }) } : {}),
    shouldRevalidate: ({ currentParams, nextParams }) => isAnotherPage(row, currentParams, nextParams),
    lazy: async () => {
      const Page = await codeOf(lazy).catch((failure: unknown) => retriedPage(() => codeOf(lazy), failure))
      // Made once: what changes around a page, such as the basket, does not render the page again.
      const element = (
        <PageFrame row={framed}>
          <Page />
        </PageFrame>
      )
      return { element }
    },
    hydrateFallbackElement: (
      <PageFrame row={framed}>
        <PageWaiting />
      </PageFrame>
    ),
    errorElement: <Rethrow />,
  }
}

/** The parts of a site's router. */
export type SiteTable<CrumbsName extends string> = {
  readonly rows: readonly PageRow<CrumbsName>[]
  readonly crumbs: Readonly<Record<CrumbsName, CrumbsOf>>
  /** Routes for what is in no row of the table; an address without one is not found. [O-360] */
  readonly otherRoutes?: readonly RouteObject[]
  readonly offline?: OfflineSite
}

/** The page of a site while the platform cannot be reached. */
export type OfflineSite = {
  readonly Page: ComponentType
  /** Whether this device knows something to show at an address. */
  readonly knows: (pathname: string) => boolean
}

export type SiteRouter = ReturnType<typeof createBrowserRouter>

/** The router of a site; making it begins to load the page at the address. */
export function siteRouter<CrumbsName extends string>({
  rows,
  crumbs,
  otherRoutes = [],
  offline,
}: SiteTable<CrumbsName>) {
  return createBrowserRouter([
    {
      element: <SiteRoot Offline={offline?.Page} />,
      errorElement: <Rethrow />,
      children: [...rows.map((row) => routeOf(row, crumbs)), ...otherRoutes, { path: '*', element: <NotFoundPage /> }],
    },
  ])
}
