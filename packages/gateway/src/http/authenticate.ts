import { sameText } from '@touchline/ids'
import type { Deps } from '../deps.ts'
import { findSessionKey } from '../store/cards.ts'
import { authenticateMerchant, findMerchant, type Merchant } from '../store/merchants.ts'
import { GatewayRefusal } from '../refusals.ts'

/** The merchant that HTTP Basic names and proves; refuses `unauthorised`. */
export function authenticateServer(deps: Deps, authorization: string | undefined): Merchant {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1]
  const [, id, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString('utf8')) ?? []
  const merchant = id && secret ? authenticateMerchant(deps.db, id, secret) : undefined
  if (!merchant) throw new GatewayRefusal('unauthorised')
  return merchant
}

export function authenticateControl(deps: Deps, authorization: string | undefined): void {
  const token = bearerOf(authorization)
  if (token === undefined || !sameText(token, deps.controlSecret)) throw new GatewayRefusal('unauthorised')
}

/** The session key of a browser call and its merchant; undefined for a key that was never made. */
export function authenticateBrowser(
  deps: Deps,
  authorization: string | undefined,
): { readonly key: string; readonly merchant: Merchant } | undefined {
  const key = bearerOf(authorization)
  const row = key === undefined ? undefined : findSessionKey(deps.db, key)
  const merchant = row && findMerchant(deps.db, row.merchantId)
  return row && merchant && { key: row.key, merchant }
}

function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer (\S{1,200})$/i.exec(authorization ?? '')?.[1]
}
