import type { SiteName } from '@touchline/sites'
import { languageChosen, pageLanguage } from '../i18n/language.ts'

/** How the site was opened: on its own, inside another site, or on a shared device. */
export type Modes = {
  readonly embedded: boolean
  readonly kiosk: Kiosk | null
}

export type Kiosk = {
  /** The slug of the device's centre. */
  readonly centre: string | null
  /** The name of the site where the visit begins and ends: the one that was opened as a kiosk. */
  readonly home: string
  /** True when the kiosk was opened through online joining, which hides the chrome. */
  readonly fromOnlineJoining: boolean
}

/** The storage of modes for the tab: sessionStorage, or any map of strings. */
export type ModeStorage = {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
}

const isOn = (value: string | null): boolean => value === 'true' || value === '1'

/** A flag in the address is stored; without one the stored value counts, so a reload keeps the mode. */
function flag(name: string, query: URLSearchParams, storage: ModeStorage): string | null {
  const given = query.get(name)
  if (given !== null) storage.setItem(`touchline-${name}`, given)
  return given ?? storage.getItem(`touchline-${name}`)
}

/**
 * The modes of this tab on a site, from the address or stored earlier. A page in a frame is embedded unless it is told
 * otherwise: a browser may have stored nothing.
 */
export function readModes(url: URL, storage: ModeStorage, site: SiteName, isFramed = false): Modes {
  const query = url.searchParams
  const kiosk = isOn(flag('kiosk', query, storage))
  const centre = flag('centre', query, storage)
  const source = flag('source', query, storage)
  const home = flag('kiosk-home', query, storage)
  const embedded = flag('embedded', query, storage)
  return {
    embedded: embedded === null ? isFramed : isOn(embedded),
    kiosk: kiosk
      ? {
          centre,
          home: home ?? site,
          fromOnlineJoining: site === 'joining' || source === 'online-joining',
        }
      : null,
  }
}

/** Whether the address is a third-party checkout. */
export function isVisit(pathname: string): boolean {
  return /^\/checkout(?:\/|$)/.test(pathname)
}

/**
 * A partner's checkout, opened on a site that has none, by its address on the site that has it. Null for any other
 * address, and where the configuration names no such site. Modes and token of the address go with it. [O-360]
 */
export function visitElsewhere(url: URL, takesVisits: boolean, origin: string | null): string | null {
  if (takesVisits || origin === null || !isVisit(url.pathname)) return null
  return origin.replace(/\/+$/, '') + url.pathname + url.search + url.hash
}

/** Navigation and footer are hidden when embedded, in a kiosk of online joining, and in a third-party checkout. */
export function hidesChrome(modes: Modes, pathname: string): boolean {
  return modes.embedded || modes.kiosk?.fromOnlineJoining === true || isVisit(pathname)
}

/** The modes as an address states them. */
function statedModes({ embedded, kiosk }: Modes): string {
  const stated = new URLSearchParams()
  if (embedded) stated.set('embedded', 'true')
  if (kiosk) stated.set('kiosk', 'true')
  if (kiosk?.centre) stated.set('centre', kiosk.centre)
  if (kiosk) stated.set('kiosk-home', kiosk.home)
  // A kiosk stores no language, so that each visitor begins with the site's own; sites on other hosts share none.
  const language = kiosk ? pageLanguage() : languageChosen()
  if (language) stated.set('lang', language)
  return stated.toString()
}

/** An address on another site of the platform, which opens there in the same modes, and in the language chosen here. */
export function linkAcross(origin: string, path: string, modes: Modes): string {
  const address = origin.replace(/\/+$/, '') + path
  const stated = statedModes(modes)
  return stated === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${stated}`
}
