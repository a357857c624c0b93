/**
 * The domain of a cookie for all sites: the first site's own, or the one it shares with its siblings. Undefined for a
 * single site, and where the shared domain allows no cookie; only browsers know that for a suffix such as `co.uk`.
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
