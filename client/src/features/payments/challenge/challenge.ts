import type { Authorisation, PreparedSession } from '../machine/states/payment-details.ts'

/** A bank page with an address: posted to, or navigated to. */
export type BankAddress =
  | { readonly method: 'POST'; readonly url: string; readonly fields: readonly (readonly [string, string])[] }
  | { readonly method: 'GET'; readonly url: string }

/** The data with which the provider's library shows the bank's page. */
export type LibraryChallenge = {
  readonly method: 'library'
  /** The platform's name of the provider. */
  readonly providerName: string
  readonly url: string
  readonly key: string
  readonly clientSecret: string
}

/** How to reach the bank's page. */
export type ChallengeRequest = BankAddress | LibraryChallenge

/**
 * The request for the bank's page; an address is preferred to a payment's secret. Undefined when the authorisation has
 * neither. payments.md 2.3
 */
export function challengeRequest(
  auth: Authorisation,
  session: Pick<PreparedSession, 'providerName' | 'url' | 'sessionKey'> | null,
): ChallengeRequest | undefined {
  const address = bankAddress(auth)
  if (address) return address
  const library = session && webAddress(session.url)
  if (!library || auth.clientSecret === null) return undefined
  const { providerName, sessionKey: key } = session
  return { method: 'library', providerName, url: library.href, key, clientSecret: auth.clientSecret }
}

function webAddress(address: string | null): URL | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}

function bankAddress({ scaUrl, scaMethod, scaData }: Authorisation): BankAddress | undefined {
  const url = webAddress(scaUrl)
  if (!url) return undefined
  const fields = Object.entries(scaData)
  if (scaMethod === 'POST') return { method: 'POST', url: url.href, fields }
  // A form sent by GET would drop the address's own parameters.
  for (const [name, value] of fields) url.searchParams.append(name, value)
  return { method: 'GET', url: url.href }
}

/** A window for the bank's page; null uses all the room. */
export type ChallengeWindow = { readonly width: number; readonly height: number } | null

/** The largest 3-D Secure window size that fits inside the dialog. */
export function challengeWindow(view: { readonly width: number; readonly height: number }): ChallengeWindow {
  if (view.width < 480) return null
  if (view.width < 640) return { width: 390, height: 400 }
  return view.height < 800 ? { width: 600, height: 400 } : { width: 500, height: 600 }
}

/** The transaction in a message of the platform's return page; undefined for any other message. payments.md 5.5 */
export function returnedTransaction(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if (Reflect.get(data, 'type') !== 'sca.returned') return undefined
  const uuid: unknown = Reflect.get(data, 'transaction_uuid')
  return typeof uuid === 'string' && uuid !== '' ? uuid : undefined
}
