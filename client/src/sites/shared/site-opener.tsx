import { startTransition, StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { type Language, languages } from '@touchline/languages'
import { ApiError } from '../../api/api-error.ts'
import type { ConfigProblem } from '../../app/config/config.ts'
import { environment } from '../../app/environment.ts'
import { ConfigErrorPage } from '../../app/pages/ConfigErrorPage.tsx'
import { ErrorBoundary } from '../../app/pages/ErrorBoundary.tsx'
import { chosenLanguage } from '../../app/choices/chosen-language.ts'
import { Providers } from '../../app/answers/Providers.tsx'
import { recallVenue } from '../../app/choices/selected-venue.ts'
import { markLoggedIn } from '../../app/session/session.ts'
import { beginWithAnswers } from '../../app/answers/use-query.ts'
import { wait } from '../../browser/waiting.ts'
import { isUnanswered } from '../../features/site/load-site.ts'
import type { SiteStart } from '../../features/site/load-site.ts'
import { setContentLanguage } from '../../i18n/language.ts'
import { startI18n } from '../../i18n/start-i18n.ts'
import { applyNeutralTheme, applyTheme, fetchRecalledFaces } from '../../theme/apply-theme.ts'
import { recallLook, rememberLook } from '../../theme/remembered-look.ts'
import { SiteBeginningContext, siteRouter } from './site-router.tsx'
import type { SiteRouter, SiteTable } from './site-router.tsx'

/** The longest wait for the page's code; then the chrome shows with a skeleton. */
const patienceMs = 1500
/** The longest wait for answers, in milliseconds; then the page shows skeletons. */
const answersPatienceMs = 500
/** The longest wait for theme and client record where the device knows something to show; milliseconds. */
const offlinePatienceMs = 5000
/** The start until an answer is there. */
const unansweredYet: SiteStart = { kind: 'failed', error: new ApiError({ status: 0, code: 'timeout' }) }

async function speak(language: Language): Promise<void> {
  await startI18n(language)
  document.documentElement.lang = languages[language].locale
}

function render(root: Root, content: ReactNode): void {
  root.render(
    <StrictMode>
      <Providers>
        <ErrorBoundary>{content}</ErrorBoundary>
      </Providers>
    </StrictMode>,
  )
}

/**
 * Shows the first page in slices, so that a middling phone responds while it renders; but in one go while its code is on
 * its way, because the router's provider misses code that arrives between its first render and its commit.
 */
function renderFirstPage(router: SiteRouter, show: () => void): void {
  if (router.state.initialized) startTransition(show)
  else show()
}

/** Shows the problems of the configuration: nothing else can be shown. */
export async function showConfigProblems(root: HTMLElement, problems: readonly ConfigProblem[]): Promise<void> {
  applyNeutralTheme(document.documentElement)
  await speak('en')
  render(createRoot(root), <ConfigErrorPage problems={problems} />)
}

/** The program that the small entry loads and starts. */
export type Program = {
  readonly openSite: (root: HTMLElement, opening: Opening) => Promise<void>
  readonly showConfigProblems: (root: HTMLElement, problems: readonly ConfigProblem[]) => Promise<void>
}

type Opening = {
  /** Theme and client record, already requested. */
  readonly site: Promise<SiteStart>
  /** The theme's venue; null for the client's own theme. */
  readonly venue: string | null
  /** The user and linked users, already requested; undefined for a visitor. */
  readonly people: Promise<void> | undefined
}

/** Has the page at the address there before it is shown: its code, and the answers that its loader waits for. */
async function prepareFirstPage(router: SiteRouter): Promise<void> {
  if (!router.state.initialized) await initialised(router)
  // Each page's loader answers a list of promises.
  const answers = Object.values<unknown>(router.state.loaderData).flat()
  await Promise.race([Promise.all(answers), wait(answersPatienceMs)])
}

function initialised(router: SiteRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/** Without it the frame keeps the height that it has. */
async function followHeight(): Promise<void> {
  const { haveHeightFollowed } = await import('../../app/embedding/follow-height.ts')
  haveHeightFollowed(window)
}

/** Whether nothing has come after a while. */
function isLate(start: Promise<SiteStart>): Promise<boolean> {
  return Promise.race([start.then(() => false), wait(offlinePatienceMs).then(() => true)])
}

/** Dresses the page in the theme. Without an answer the look of the last visit stays where the site opens offline. */
function dress({ documentElement }: Document, start: SiteStart, opensOffline: boolean): void {
  const isRecalled = opensOffline && isUnanswered(start) && recallLook(documentElement, () => localStorage) !== null
  if (isRecalled) fetchRecalledFaces(documentElement)
  else applyTheme(documentElement, start.kind === 'ready' ? start.theme : null)
  if (start.kind !== 'ready') return
  recallVenue(start.client.id)
  const { config, modes } = environment()
  if (!modes.kiosk) rememberLook(documentElement, start.client.name ?? config.appName, () => localStorage)
}

/**
 * Shows the site once theme and client record are there; until then the shell stays. Where the device knows something to
 * show, it is shown after a few seconds, and the site takes its place when the answers come. [O-279]
 */
export function siteOpener<CrumbsName extends string>(table: SiteTable<CrumbsName>): Program['openSite'] {
  return async (element, { site, venue, people }) => {
    const { pathname, search } = window.location
    setContentLanguage(environment().config.contentLanguage)
    await speak(chosenLanguage(new URLSearchParams(search).get('lang')))
    const patience = wait(patienceMs)
    // The "booking for" bar is above the page and would push it down later.
    await Promise.race([people, patience])
    const router = siteRouter(table)
    const root = createRoot(element)

    function show(start: SiteStart): void {
      dress(document, start, table.offline !== undefined)
      // The first page of a logged-in user must not ask for a login.
      if (environment().credentials.tokenFor(pathname) !== null) markLoggedIn()
      renderFirstPage(router, () =>
        render(
          root,
          <SiteBeginningContext value={{ start, venue }}>
            <RouterProvider router={router} />
          </SiteBeginningContext>,
        ),
      )
    }

    const prepared = Promise.race([prepareFirstPage(router), patience])
    const begun = Promise.all([site, prepared]).then(([start]) => start)
    if (table.offline?.knows(pathname) && (await isLate(begun))) show(unansweredYet)
    const start = await begun
    await beginWithAnswers()
    if (environment().modes.embedded && window.parent !== window) followHeight().catch(() => undefined)
    show(start)
  }
}
