/** The browser's document, or a plain object with one string property. */
export type CookieJar = { cookie: string }

type CookieOptions = {
  readonly maxAgeSeconds?: number
  readonly secure: boolean
  /** The domain whose hosts share the cookie; without one it belongs to this host. */
  readonly domain?: string
}

/** The value of a cookie, or null when absent or empty. */
export function readCookie(jar: CookieJar, name: string): string | null {
  for (const part of jar.cookie.split('; ')) {
    const at = part.indexOf('=')
    if (part.slice(0, at) !== name) continue
    return decode(part.slice(at + 1)) || null
  }
  return null
}

/** Names of all cookies with a prefix. */
export function cookieNames(jar: CookieJar, prefix: string): readonly string[] {
  return jar.cookie
    .split('; ')
    .map((part) => part.slice(0, part.indexOf('=')))
    .filter((name) => name.startsWith(prefix))
}

/** Sets a cookie for the whole site; without an age until the browser closes. */
export function writeCookie(jar: CookieJar, name: string, value: string, options: CookieOptions): void {
  const age = options.maxAgeSeconds === undefined ? '' : `; Max-Age=${options.maxAgeSeconds}`
  const domain = options.domain === undefined ? '' : `; Domain=${options.domain}`
  const secure = options.secure ? '; Secure' : ''
  jar.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}${age}${domain}`
}

export function deleteCookie(jar: CookieJar, name: string, secure: boolean): void {
  writeCookie(jar, name, '', { maxAgeSeconds: 0, secure })
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
