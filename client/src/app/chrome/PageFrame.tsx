import { Suspense, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { cameFromPage } from '../navigation/came-from-page.ts'
import { tellPageAround } from '../embedding/page-around.ts'
import { environment } from '../environment.ts'
import { useCrumbLabels } from '../navigation/crumb-labels.ts'
import { MainArea } from '../navigation/chrome-around.ts'
import { hidesChrome } from '../modes.ts'
import { useAppName } from '../site-record.ts'
import { Breadcrumbs } from '../../ui/layout/page/Breadcrumbs.tsx'
import { mainId } from '../../ui/layout/page/SkipLink.tsx'
import { PageTitle } from '../../ui/layout/page/PageTitle.tsx'
import { ArrearsLead } from './account/ArrearsLead.tsx'
import { PageWaiting } from './PageWaiting.tsx'
import type { FrameRow } from './frame-row.ts'
import { VenueChip } from './venue/VenueChip.tsx'

const Main = styled('main', {
  base: {
    width: 'full',
    maxWidth: 'content',
    mx: 'auto',
    px: { base: '4', lg: '6' },
    pt: { base: '4', md: '6' },
    pb: '12',
    outline: 'none',
  },
})

// From edge to edge, so that a page may begin with a picture without a gap.
const Lead = styled('div', {
  base: {
    '&:not(:empty)': {
      width: '100vw',
      marginInline: 'calc(50% - 50vw)',
      mt: { base: '-4', md: '-6' },
      mb: { base: '4', md: '6' },
    },
  },
})

/** The breadcrumbs of a page, with names as they arrive. */
function Path({ row }: { readonly row: FrameRow }) {
  const { t } = useTranslation(['common'])
  const params = useParams()
  const { pathname } = useLocation()
  const labels = useCrumbLabels()
  const { site, modes } = environment()
  const crumbs = row.crumbs(params, t).map((crumb) => ({ ...crumb, label: labels[crumb.to ?? ''] ?? crumb.label }))
  if (modes.embedded || crumbs.length === 0) return null
  return (
    <Breadcrumbs
      crumbs={crumbs}
      homePath={site.paths.home()}
      end={hidesChrome(modes, pathname) || site.isPaying(pathname) ? null : <VenueChip place="path" />}
    />
  )
}

type Props = { readonly row: FrameRow; readonly children: ReactNode }

/** The page of a route, remounted when its address makes it another page. */
export function PageFrame({ row, children }: Props) {
  const params = useParams()
  const { pathname } = useLocation()
  const shown = row.staysFor ? row.staysFor.map((name) => params[name]).join('/') : pathname
  return (
    <OnePage key={shown} row={row}>
      {children}
    </OnePage>
  )
}

/** Takes away what the server said of the first page to search engines, which is not true of any other. */
function forgetFirstPage(): void {
  for (const element of document.head.querySelectorAll('[data-first-page]')) element.remove()
}

/** One page in its frame: title, breadcrumbs and main area, which takes focus after a navigation. */
function OnePage({ row, children }: Props) {
  const { t } = useTranslation(['common'])
  const { pathname } = useLocation()
  const app = useAppName()
  const main = useRef<HTMLElement>(null)
  const { site } = environment()

  useEffect(() => {
    // The first page keeps the browser's own focus.
    if (!cameFromPage()) return
    forgetFirstPage()
    window.scrollTo(0, 0)
    tellPageAround({ type: 'page' })
    // A page for one thing has focused it already.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [])

  return (
    <>
      <PageTitle app={app} title={t(`common:titles.${row.title}`)} />
      <Path row={row} />
      <Main id={mainId} tabIndex={-1} ref={main}>
        <MainArea value={true}>
          {site.isAccount || site.isPaying(pathname) || pathname === site.paths.basket() ? null : (
            <Lead>
              <ArrearsLead />
            </Lead>
          )}
          <Suspense fallback={<PageWaiting />}>{children}</Suspense>
        </MainArea>
      </Main>
    </>
  )
}

/** Stands in for a page while its code is on its way. */
export function AwaitedPage() {
  return (
    <Main id={mainId} tabIndex={-1}>
      <PageWaiting />
    </Main>
  )
}
