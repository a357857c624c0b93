import { now } from '../../../browser/machine.ts'
import { environment } from '../../environment.ts'
import { isVisit } from '../../modes.ts'
import { sharedDomain } from '../../navigation/redirects.ts'
import { siblings } from './hand-over.ts'
import { loginQuestion, presentHint, timeOf } from './login-times.ts'
import { presentToken } from './present-token.ts'
import { withToken } from './url-token.ts'

/** The shortest time between two questions of a tab, in milliseconds. */
const restMs = 10_000

const askedName = 'touchline-login-asked'

/** The address that answers another site's question; home for a question of a stranger. */
function answerTo({ hash, origin }: URL): string {
  const [address = '', after = ''] = hash.slice(loginQuestion.length).split('&after=')
  const target = URL.parse(safelyDecoded(address))
  if (!target || target.username !== '' || !siblings().includes(target.origin)) return origin
  const isLater = timeOf('begun') >= Number(after)
  return withToken(target.href, (isLater ? presentToken() : null) ?? '')
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** The site to ask: the one that was logged in last, or the booking site where sites can share no cookie. */
function siteToAsk({ hostname }: URL): string | null {
  const { config } = environment()
  const bookings = config.sites.bookings ? URL.parse(config.sites.bookings)?.origin : null
  const origin = sharedDomain(hostname) === null ? bookings : presentHint()
  return origin && siblings().includes(origin) ? origin : null
}

/** Whether this tab may ask, which it has not done just now. A tab that can store nothing never asks. */
function takesTurn(): boolean {
  try {
    const storage = window.sessionStorage
    if (now() - Number(storage.getItem(askedName)) < restMs) return false
    storage.setItem(askedName, String(now()))
    return true
  } catch {
    return false
  }
}

/**
 * The address to leave for before the site shows: the site that asked for this one's login, or the one to ask for a
 * login. Null to stay. A frame, a kiosk, a partner's checkout and a device without a connection ask nobody. [O-573]
 */
export function loginElsewhere(here: URL): string | null {
  if (here.hash.startsWith(loginQuestion)) return answerTo(here)
  const isAlone = window.self === window.top && navigator.onLine && environment().modes.kiosk === null
  if (!isAlone || isVisit(here.pathname) || presentToken() !== null) return null
  const site = siteToAsk(here)
  if (site === null || !takesTurn()) return null
  return `${site}/${loginQuestion}${encodeURIComponent(here.href)}&after=${timeOf('ended')}`
}
