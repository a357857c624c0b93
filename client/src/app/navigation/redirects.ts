/** Second-level names that registrars sell under: `co.uk` is nobody's domain. */
const sharedSuffix = /^(?:co|com|org|net|gov|ac|ltd|plc|me|sch|nhs|police)\.[a-z]{2}$/

/** The domain that a host shares with its siblings, such as `leisure.example` for `bookings.leisure.example`. */
function familyOf(host: string): string {
  // Names below it are this machine's own.
  if (host.endsWith('.localhost')) return 'localhost'
  const parent = host.split('.').slice(1).join('.')
  const shared = !parent.includes('.') || sharedSuffix.test(parent) || /^[\d.]+$/.test(host)
  return shared ? host : parent
}

/** The domain whose cookies a host and its siblings can share; null on a machine without a name. */
export function sharedDomain(host: string): string | null {
  const family = familyOf(host)
  return family.includes('.') && !/^[\d.]+$/.test(family) ? family : null
}

/** Whether an address is of the same registered domain and no less secure. */
export function isOfOurDomain(target: URL, here: Pick<URL, 'hostname' | 'protocol'>): boolean {
  const family = familyOf(here.hostname)
  const known = target.hostname === family || target.hostname.endsWith(`.${family}`)
  const downgraded = here.protocol === 'https:' && target.protocol !== 'https:'
  return known && !downgraded
}

/**
 * The target of a 'redirect' query: a path of this site, or a host of the same registered domain. Null for anything
 * else, so that no link of ours leads to a stranger.
 */
export function safeRedirect(value: string | null, here: URL): string | null {
  if (!value) return null
  const target = URL.parse(value, here)
  if (!target || (target.protocol !== 'https:' && target.protocol !== 'http:')) return null
  if (target.origin === here.origin) return target.pathname + target.search + target.hash
  return isOfOurDomain(target, here) && target.username === '' ? target.href : null
}

/** The path without its trailing slashes, or null when it has none; '/' itself stays. */
export function withoutTrailingSlash(pathname: string): string | null {
  if (pathname === '/' || !pathname.endsWith('/')) return null
  // Also folds leading slashes: '//host' would be another site.
  return `/${pathname.replace(/^\/+|\/+$/g, '')}`
}
