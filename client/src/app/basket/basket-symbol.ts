import { type Client, currencySymbolOf, useClient } from '../site-record.ts'
import { isStaff, type User } from '../session/session-state.ts'
import { useSession } from '../session/use-session.ts'

type Account = Pick<User, 'roles' | 'credit'>

/** A currency's symbol before an amount; letters get a space. Null for a code unknown to ISO 4217. */
function symbolOf(code: string): string | null {
  try {
    const style = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const
    const parts = new Intl.NumberFormat('en-GB', style).formatToParts(0)
    const symbol = parts.find(({ type }) => type === 'currency')?.value ?? code
    return /^[A-Z]+$/.test(symbol) ? `${symbol}\u00a0` : symbol
  } catch {
    return null
  }
}

/**
 * The symbol before totals and payments that the platform does not format itself: that of the serving staff's account,
 * if it differs from the site's. Nothing is converted. [S6-014, C-65]
 */
export function basketSymbolFor(user: Account | null, client: Pick<Client, 'currency'>): string {
  const own = isStaff(user) ? user?.credit?.balance?.currency : null
  const site = currencySymbolOf(client)
  return own && own !== client.currency?.code ? (symbolOf(own) ?? site) : site
}

export function useBasketSymbol(): string {
  return basketSymbolFor(useSession().user, useClient())
}
