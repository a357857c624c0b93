/** How the site was opened: on its own, inside another site, or on a shared device. [S1-027, S1-028] */
export type Modes = {
  readonly embedded: boolean
  readonly kiosk: Kiosk | null
}

export type Kiosk = {
  /** Slug of the centre where the device stands. */
  readonly centre: string | null
  /** True when the kiosk was entered through online joining, which hides the chrome. [C-21] */
  readonly fromOnlineJoining: boolean
}

/** Where modes are kept for the session of the tab: the browser's sessionStorage, or any map of strings. */
export type ModeStorage = {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
}

const isOn = (value: string | null): boolean => value === 'true' || value === '1'

/** A flag in the address is kept; without one the kept value counts, so a reload stays in its mode. [C-20] */
function flag(name: string, query: URLSearchParams, storage: ModeStorage): string | null {
  const given = query.get(name)
  if (given !== null) storage.setItem(`touchline-${name}`, given)
  return given ?? storage.getItem(`touchline-${name}`)
}

/** The modes that the address asks for, or that it asked for earlier in this tab. [S2-070, S2-071, S2-072] */
export function readModes(url: URL, storage: ModeStorage, isJoiningSite: boolean): Modes {
  const query = url.searchParams
  const kiosk = isOn(flag('kiosk', query, storage))
  const centre = flag('centre', query, storage)
  const source = flag('source', query, storage)
  return {
    embedded: isOn(flag('embedded', query, storage)),
    kiosk: kiosk ? { centre, fromOnlineJoining: isJoiningSite || source === 'online-joining' } : null,
  }
}

/** The checkout of a third party, which its address is. [S1-031] */
export function isVisit(pathname: string): boolean {
  return /^\/checkout(?:\/|$)/.test(pathname)
}

/** Navigation and footer are hidden when embedded, in a kiosk of online joining, and in third-party checkout. [S2-124 to S2-126] */
export function hidesChrome(modes: Modes, pathname: string): boolean {
  return modes.embedded || modes.kiosk?.fromOnlineJoining === true || isVisit(pathname)
}

/** An address on another of the platform's sites; the embedded flag goes along. [S2-075, C-20] */
export function linkAcross(origin: string, path: string, modes: Modes): string {
  const address = origin.replace(/\/+$/, '') + path
  if (!modes.embedded) return address
  return `${address}${address.includes('?') ? '&' : '?'}embedded=true`
}
