/**
 * The domain whose cookie every one of some sites is sent: that of the first, or the one it shares with its siblings.
 * Undefined for one site alone, and where they share none that a browser may keep a cookie for. Whether it does is known to
 * browsers alone: none keeps one for everybody below `co.uk`.
 */
export function sharedDomain([first, ...others]: readonly string[]): string | undefined {
  if (first === undefined || others.length === 0) return undefined
  const own = new URL(first).hostname
  const parent = own.split('.').slice(1).join('.')
  const isKept = (domain: string) => domain.includes('.') && !/^[\d.]+$/.test(domain)
  return [own, parent].find(
    (domain) => isKept(domain) && others.every((origin) => new URL(origin).hostname.endsWith(`.${domain}`)),
  )
}
