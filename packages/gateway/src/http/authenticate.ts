import { sameText } from '@touchline/ids'
import type { Deps } from '../deps.ts'
import { findSessionKey, type KeyKind, type SessionKey } from '../store/cards.ts'
import { authenticateMerchant, findMerchant, type Merchant } from '../store/merchants.ts'
import { GatewayRefusal } from '../refusals.ts'

/** The merchant that HTTP Basic names and authenticates; refuses `unauthorised`. */
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

/** The key of a browser call and its merchant; undefined for an unknown key or one of another kind. */
export function authenticateBrowser(
  deps: Deps,
  authorization: string | undefined,
  kinds: readonly KeyKind[],
): { readonly key: SessionKey; readonly merchant: Merchant } | undefined {
  const text = bearerOf(authorization)
  const key = text === undefined ? undefined : findSessionKey(deps.db, text)
  const merchant = key && findMerchant(deps.db, key.merchantId)
  return key && merchant && kinds.includes(key.kind) ? { key, merchant } : undefined
}

function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer (\S{1,200})$/i.exec(authorization ?? '')?.[1]
}
