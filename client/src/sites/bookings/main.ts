import { chosenLanguage } from '../../app/chosen-language.ts'
import { loadConfig } from '../../app/config/load-config.ts'
import { environment } from '../../app/environment.ts'
import { readUserQuietly } from '../../app/session/read-user-quietly.ts'
import { start } from '../../app/start.ts'
import { venueIn } from '../../app/venue-cookie.ts'
import { loadSite } from '../../features/site/load-site.ts'
import { nameOfSlug } from '../../i18n/slug-name.ts'
import { recallLook } from '../../theme/remembered-look.ts'
import { askForBasket } from './early-reads.ts'
import { routeAt } from './page-routes.ts'
import { bookingsSite } from './site.ts'
import { venueOfPath } from './venue-of-path.ts'

/** Writes the site's name into the page that came with the HTML; the first name known stays. */
function nameShell(name: string | null): void {
  const place = document.querySelector('[data-site-name]')
  if (place?.textContent === '') place.textContent = name
}

type Route = ReturnType<typeof routeAt>

/** Says the name that an address has, before anything is known. */
function headShell(route: Route): void {
  if (!route?.isNamedByAddress) return
  const heading = document.createElement('h1')
  heading.textContent = nameOfSlug(route.params['activitySlug'] ?? '')
  document.querySelector('.shell-page')?.prepend(heading)
}

/** Says home's first words, in the language that is known with the configuration. */
function welcome(): void {
  const { pathname, search } = window.location
  if (pathname !== '/') return
  const language = chosenLanguage(new URLSearchParams(search).get('lang'))
  document.querySelector(`.shell h1[lang="${language}"]`)?.removeAttribute('hidden')
}

/** Without the program only the page that came with the HTML can speak. [S8-021] */
function sayNotLoaded(error: unknown): never {
  document.querySelector('[role="status"]')?.remove()
  document.querySelector('[data-not-loaded]')?.removeAttribute('hidden')
  throw error
}

/** Begins to fetch a page's own code. What does not arrive is asked for again when it is shown. */
function fetchCode(route: Route): void {
  const texts = route?.page.texts === 'all' ? import('../../i18n/page-texts.ts') : undefined
  Promise.all([route?.page.load(), texts]).catch(() => undefined)
}

/**
 * What the first page waits for begins at once, side by side: the program, the configuration, and with it theme, client
 * record and what the page asks, then the page's own code. This file and what it imports therefore stay small, and know
 * nothing of React.
 */
async function run(root: HTMLElement): Promise<void> {
  const program = import('./open-site.tsx')
  const configuring = loadConfig('/config.json')
  const route = routeAt(window.location.pathname)
  headShell(route)
  nameShell(recallLook(document.documentElement, () => localStorage))
  const configured = await configuring
  if (!configured.ok) return (await program).showConfigProblems(root, configured.problems)
  start(configured.config, bookingsSite, window)
  const venue = venueOfPath(window.location.pathname) ?? venueIn(environment().cookies, null)
  const site = loadSite(venue)
  const isVisitor = environment().credentials.tokenFor(window.location.pathname) === null
  const people = isVisitor ? undefined : readUserQuietly(askForBasket)
  route?.early?.(route.params)
  // After the questions: a browser has six ways to a server, and answers are small.
  fetchCode(route)
  nameShell(configured.config.appName)
  welcome()
  return (await program).openSite(root, { site, venue, people })
}

const root = document.getElementById('root')
if (root) run(root).catch(sayNotLoaded)
