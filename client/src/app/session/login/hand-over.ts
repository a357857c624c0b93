import { environment } from '../../environment.ts'
import { isOfOurDomain } from '../../navigation/redirects.ts'
import { presentToken } from './present-token.ts'
import { withToken } from './url-token.ts'

/** The origins of the operator's other sites that share a domain with this one. */
export function siblings(): readonly string[] {
  const here = window.location
  return Object.values(environment().config.sites).flatMap((site) => {
    const url = site ? URL.parse(site) : null
    return url && url.origin !== here.origin && isOfOurDomain(url, here) ? [url.origin] : []
  })
}

/** The address with the login for another site of ours; as it is for any other, and for a visitor. [O-260] */
function withLogin(address: string): string {
  const token = presentToken()
  const origin = URL.parse(address)?.origin
  return token !== null && origin !== undefined && siblings().includes(origin) ? withToken(address, token) : address
}

/** Leaves for another site in this tab. The login goes along where it is a site of ours. */
export function leaveFor(address: string): void {
  window.location.assign(withLogin(address))
}

/** The same, where Back shall not return here. */
export function leaveForGood(address: string): void {
  window.location.replace(withLogin(address))
}

/**
 * Hands the login over with each press of a link to another site of ours, also into another tab. The link itself has no
 * token: it can be copied and sent.
 */
export function handOverLogins(page: Document): void {
  function handOver({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link) return
    const { href } = link
    const address = withLogin(href)
    if (address === href) return
    link.href = address
    setTimeout(() => (link.href = href))
  }
  page.addEventListener('click', handOver)
  page.addEventListener('auxclick', handOver)
}
