import { fallbackLanguage, type Language } from '@touchline/languages'
import { chosenLanguage } from '../../app/choices/chosen-language.ts'
import { openJar } from '../../api/credentials/open-jar.ts'
import { loadConfig } from '../../app/config/load-config.ts'
import { environment } from '../../app/environment.ts'
import { concernsOtherSites } from '../../app/session/login/login-times.ts'
import { readUserQuietly } from '../../app/session/read-user-quietly.ts'
import { visitElsewhere } from '../../app/modes.ts'
import { start } from '../../app/start.ts'
import type { Site } from '../../app/site.ts'
import { venueIn } from '../../app/choices/selected-venue.ts'
import { askForBasket } from '../../features/carts/basket-question.ts'
import { loadSite } from '../../features/site/load-site.ts'
import { speak } from '../../i18n/language.ts'
import { nameOfSlug } from '../../i18n/slug-name.ts'
import type { Namespace } from '../../i18n/texts.ts'
import { recallLook } from '../../theme/remembered-look.ts'
import type { Program } from './site-opener.tsx'
import type { RowFound } from './page-row.ts'

/** The differences between sites before their programs load. */
export type SiteEntry = {
  readonly site: Site
  readonly rowAt: (pathname: string) => RowFound | undefined
  /** The slug of an address's venue, whose theme is shown first; null for none. */
  readonly venueAt: (address: URL) => string | null
  readonly loadProgram: () => Promise<Program>
}

/** Writes the site's name into the shell; the first known name stays. */
function nameShell(name: string | null): void {
  const place = document.querySelector('[data-site-name]')
  if (place?.textContent === '') place.textContent = name
}

type Row = RowFound | undefined

/** Shows the name in the address before anything is known. */
function headShell(row: Row): void {
  if (!row?.isNamedByAddress) return
  const heading = document.createElement('h1')
  heading.textContent = nameOfSlug(row.params['activitySlug'] ?? '')
  document.querySelector('.shell-page')?.prepend(heading)
}

/** Shows the home page's heading in the page's language, where the server has not written it. */
function welcome(language: Language): void {
  if (window.location.pathname !== '/') return
  for (const heading of document.querySelectorAll<HTMLElement>('.shell h1[lang]')) {
    heading.hidden = heading.lang !== language
  }
}

/** Without the program only the shell can show a message. [S8-021] */
function sayNotLoaded(error: unknown): never {
  document.querySelector('[role="status"]')?.remove()
  document.querySelector('[data-not-loaded]')?.removeAttribute('hidden')
  throw error
}

/** The list of files of texts grows with every language, so it is a file of its own and not in the entry. */
async function fetchTexts(namespaces: readonly Namespace[], language: Language): Promise<void> {
  const { readTexts } = await import('../../i18n/text-files.ts')
  const codes = [...new Set([language, fallbackLanguage])]
  await Promise.all(codes.flatMap((code) => namespaces.map((namespace) => readTexts(code, namespace))))
}

/** Starts to load a page's code and texts. A failed chunk is requested again when the page shows. */
function fetchCode(row: Row, language: Language): void {
  const texts = fetchTexts(['common', ...(row?.lazy.texts ?? [])], language)
  Promise.all([row?.lazy.load(), texts]).catch(() => undefined)
}

/**
 * What the first page waits for begins at once, side by side: the program, the configuration, and with it theme, client
 * record and what the page asks, then the page's own code. This file and what it imports therefore stay small, and know
 * nothing of React.
 */
async function run(root: HTMLElement, { site: described, rowAt, venueAt, loadProgram }: SiteEntry): Promise<void> {
  const program = loadProgram()
  const configuring = loadConfig('/config.json')
  const jar = openJar(document)
  const address = new URL(window.location.href)
  const row = rowAt(address.pathname)
  headShell(row)
  nameShell(recallLook(document.documentElement, () => localStorage))
  const configured = await configuring
  if (!configured.ok) return (await program).showConfigProblems(root, configured.problems)
  const { sites } = configured.config
  const missing = described.needs.filter((name) => !sites[name])
  if (missing.length > 0) {
    const problems = missing.map((name) => ({ field: `sites.${name}`, message: 'is needed by this site' }))
    return (await program).showConfigProblems(root, problems)
  }
  const elsewhere = visitElsewhere(address, described.takesVisits, sites.bookings ?? null)
  if (elsewhere !== null) return window.location.replace(elsewhere)
  const tookToken = start(configured.config, described, window, await jar)
  if (!tookToken && concernsOtherSites(address)) {
    const { loginElsewhere } = await import('../../app/session/login/login-elsewhere.ts')
    const place = loginElsewhere(address)
    if (place !== null) return window.location.replace(place)
  }
  // Before the first question: the platform answers in the page's language.
  const language = chosenLanguage(address.searchParams.get('lang'))
  speak(language)
  const venue = venueAt(address) ?? environment().modes.kiosk?.centre ?? venueIn(environment().cookies, null)
  const site = loadSite(venue)
  const isVisitor = environment().credentials.tokenFor(address.pathname) === null
  // The header counts what is in the basket, on every page.
  const people = isVisitor ? undefined : readUserQuietly(() => void askForBasket())
  void row?.loader?.(row)
  // After the questions: a browser opens six connections to a server, and answers are small.
  fetchCode(row, language)
  nameShell(configured.config.appName)
  welcome(language)
  return (await program).openSite(root, { site, venue, people })
}

/** Opens the site on the shell. */
export function runSite(entry: SiteEntry): void {
  const root = document.getElementById('root')
  if (root) void run(root, entry).catch(sayNotLoaded)
}
