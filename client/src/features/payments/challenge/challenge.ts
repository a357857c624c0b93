import type { Authorisation, PreparedSession } from '../machine/payment-details.ts'

/** A page of the bank that has an address: a form is posted to it, or it is gone to. */
export type BankAddress =
  | { readonly method: 'POST'; readonly url: string; readonly fields: readonly (readonly [string, string])[] }
  | { readonly method: 'GET'; readonly url: string }

/** What the provider's browser library needs to show the bank's page itself. */
export type LibraryChallenge = {
  readonly method: 'library'
  readonly url: string
  readonly key: string
  readonly clientSecret: string
}

/** How the bank's page is reached. */
export type ChallengeRequest = BankAddress | LibraryChallenge

/**
 * The request for the bank's page; an address comes before the secret of a payment. Undefined when the authorisation
 * leads nowhere. [P4-037] payments.md 2.3
 */
export function challengeRequest(
  auth: Authorisation,
  session: Pick<PreparedSession, 'url' | 'sessionKey'> | null,
): ChallengeRequest | undefined {
  const address = bankAddress(auth)
  if (address) return address
  const library = session && webAddress(session.url)
  if (!library || auth.clientSecret === null) return undefined
  return { method: 'library', url: library.href, key: session.sessionKey, clientSecret: auth.clientSecret }
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
  // A form sent by GET would drop the parameters that the address already has.
  for (const [name, value] of fields) url.searchParams.append(name, value)
  return { method: 'GET', url: url.href }
}

/** A window in which a bank's page fits; null is all there is. */
export type ChallengeWindow = { readonly width: number; readonly height: number } | null

/** The largest of the window sizes of the 3-D Secure standard that leaves room for the dialog around it. */
export function challengeWindow(view: { readonly width: number; readonly height: number }): ChallengeWindow {
  if (view.width < 480) return null
  if (view.width < 640) return { width: 390, height: 400 }
  return view.height < 800 ? { width: 600, height: 400 } : { width: 500, height: 600 }
}

/** The transaction a message of the platform's return page is about; undefined for any other message. payments.md 5.5 */
export function returnedTransaction(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if (Reflect.get(data, 'type') !== 'sca.returned') return undefined
  const uuid: unknown = Reflect.get(data, 'transaction_uuid')
  return typeof uuid === 'string' && uuid !== '' ? uuid : undefined
}
