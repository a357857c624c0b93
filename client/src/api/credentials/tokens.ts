import { deleteCookie, readCookie, writeCookie } from './cookies.ts'
import type { CookieJar } from './cookies.ts'

const suffixes = {
  auth: '-authToken',
  selectedUser: '-selected-user',
  chosenAt: '-selected-at',
  checkout: '-checkoutAuthToken',
} as const

const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** The prefix of cookie names: the first label of the host, or the application's key on a host without a sub-domain. */
export function cookiePrefix(hostname: string, applicationKey: string): string {
  const labels = hostname.split('.')
  const hasSubDomain = labels.length >= 3 && !ipv4.test(hostname)
  return (hasSubDomain ? labels[0] : undefined) ?? applicationKey
}

/** True on the third-party checkout, where the login is neither read nor written. '/basket/checkout' is not it. [C-01] */
export function isCheckoutPath(pathname: string): boolean {
  return pathname === '/checkout' || pathname.startsWith('/checkout/')
}

export type Credentials = {
  /** The Authorization header on a page with this path. */
  readonly tokenFor: (pathname: string) => string | null
  /** The page is a third-party checkout, whose token may not ask for everything. */
  readonly isVisit: () => boolean
  readonly keepAuthToken: (token: string) => void
  readonly keepCheckoutToken: (token: string) => void
  readonly selectedUser: () => number | null
  /** With the time of the choice, epoch milliseconds; without one the earlier time stays. */
  readonly keepSelectedUser: (userId: number | null, chosenAt?: number) => void
  /** When the linked user was chosen, or last used; null when unknown. */
  readonly chosenAt: () => number | null
  /**
   * Removes the login and the chosen linked user; answers whether there was a login. On the third-party checkout
   * nothing is removed.
   */
  readonly clear: () => boolean
}

/** `pathname`: of the present page. */
type Place = { readonly secure: boolean; readonly pathname: () => string }

/** The login in its cookies: readable, because other tabs and sub-domains are watched through them. */
export function credentialsIn(jar: CookieJar, prefix: string, { secure, pathname }: Place): Credentials {
  const names = {
    auth: `${prefix}${suffixes.auth}`,
    selectedUser: `${prefix}${suffixes.selectedUser}`,
    chosenAt: `${prefix}${suffixes.chosenAt}`,
    checkout: `${prefix}${suffixes.checkout}`,
  }
  const nameAt = (path: string): string => (isCheckoutPath(path) ? names.checkout : names.auth)
  const numberIn = (name: string): number | null => {
    const kept = Number(readCookie(jar, name))
    return Number.isSafeInteger(kept) && kept >= 1 ? kept : null
  }
  const forgetSelectedUser = (): void => {
    deleteCookie(jar, names.selectedUser, secure)
    deleteCookie(jar, names.chosenAt, secure)
  }
  return {
    isVisit: () => isCheckoutPath(pathname()),
    tokenFor: (path) => readCookie(jar, nameAt(path)),
    keepAuthToken(token) {
      // A linked user of one login may be a stranger to another.
      const isChosen = numberIn(names.selectedUser) !== null
      if (isChosen && readCookie(jar, names.auth) !== token) forgetSelectedUser()
      writeCookie(jar, names.auth, token, { secure })
    },
    keepCheckoutToken: (token) => writeCookie(jar, names.checkout, token, { secure }),
    selectedUser: () => numberIn(names.selectedUser),
    keepSelectedUser(userId, chosenAt) {
      if (userId === null) return forgetSelectedUser()
      writeCookie(jar, names.selectedUser, String(userId), { secure })
      if (chosenAt !== undefined) writeCookie(jar, names.chosenAt, String(chosenAt), { secure })
    },
    chosenAt: () => numberIn(names.chosenAt),
    clear() {
      if (isCheckoutPath(pathname())) return false
      const wasLoggedIn = readCookie(jar, names.auth) !== null
      deleteCookie(jar, names.auth, secure)
      forgetSelectedUser()
      return wasLoggedIn
    },
  }
}
