import { chosenLanguage } from '../../app/chosen-language.ts'
import { loadConfig } from '../../app/config/load-config.ts'
import { environment } from '../../app/environment.ts'
import { start } from '../../app/start.ts'
import { venueIn } from '../../app/venue-cookie.ts'
import { loadSite } from '../../features/site/load-site.ts'
import { recallLook } from '../../theme/remembered-look.ts'
import { routeAt } from './page-routes.ts'
import { bookingsSite } from './site.ts'
import { venueOfPath } from './venue-of-path.ts'
import '../../theme/fallback-fonts.css'
import 'virtual:theme.css'

/** Writes the site's name into the page that came with the HTML; the first name known stays. */
function nameShell(name: string | null): void {
  const place = document.querySelector('[data-site-name]')
  if (place?.textContent === '') place.textContent = name
}

/** Says what home says first, where this is home. */
function headShell(): void {
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

/**
 * What the first page waits for begins at once, side by side: the program, the page's own code, the configuration, and
 * with it theme and client record. This file and what it imports therefore stay small, and know nothing of React.
 */
async function run(root: HTMLElement): Promise<void> {
  const program = import('./open-site.tsx')
  nameShell(recallLook(document.documentElement, () => localStorage))
  // What does not arrive is asked for again when it is shown.
  const page = routeAt(window.location.pathname)?.page
  const texts = page?.texts === 'all' ? import('../../i18n/page-texts.ts') : undefined
  Promise.all([page?.load(), texts]).catch(() => undefined)
  const configured = await loadConfig('/config.json')
  if (!configured.ok) return (await program).showConfigProblems(root, configured.problems)
  start(configured.config, bookingsSite, window)
  nameShell(configured.config.appName)
  headShell()
  const venue = venueOfPath(window.location.pathname) ?? venueIn(environment().cookies, null)
  const site = loadSite(venue)
  return (await program).openSite(root, { site, venue })
}

const root = document.getElementById('root')
if (root) run(root).catch(sayNotLoaded)
