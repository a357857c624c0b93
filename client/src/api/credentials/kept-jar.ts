import { readCookie } from './cookies.ts'
import type { CookieJar } from './cookies.ts'
import { memoryJar } from './memory-jar.ts'

/** The cookie for a frame on a foreign page: another one for each page around it, and over https only. */
function inPartition(cookie: string): string {
  return cookie.replace(/SameSite=Lax(?:; Secure)?/, 'SameSite=None; Secure; Partitioned')
}

/** A browser may refuse even to look. */
function cookiesOf(page: CookieJar): string {
  try {
    return page.cookie
  } catch {
    return ''
  }
}

/** Whether the page has the cookie now, or has it no more. */
function takes(page: CookieJar, cookie: string): boolean {
  const [pair = '', ...attributes] = cookie.split('; ')
  const name = pair.slice(0, pair.indexOf('='))
  const wanted = attributes.includes('Max-Age=0') ? null : readCookie({ cookie: pair }, name)
  try {
    page.cookie = cookie
  } catch {
    return false
  }
  return readCookie({ cookie: cookiesOf(page) }, name) === wanted
}

/** Whether a cookie lasts, in whichever way this page may have one. */
function lasts(page: CookieJar, cookie: string): boolean {
  return takes(page, cookie) || takes(page, inPartition(cookie))
}

/**
 * The page's cookies. In a frame on a foreign page they belong to that page; where the browser takes none at all, they
 * are kept in memory and end with the page. (docs/decisions/082)
 */
export function keptJar(page: CookieJar): CookieJar {
  const memory = memoryJar()
  return {
    get cookie() {
      return [memory.cookie, cookiesOf(page)].filter((text) => text !== '').join('; ')
    },
    set cookie(cookie) {
      memory.cookie = lasts(page, cookie) ? `${cookie}; Max-Age=0` : cookie
    },
  }
}

/** Whether the browser keeps cookies of this page beyond it. */
export function keepsCookies(page: CookieJar): boolean {
  const probe = 'touchline-probe=1; Path=/; SameSite=Lax'
  const isKept = lasts(page, probe)
  lasts(page, `${probe}; Max-Age=0`)
  return isKept
}
