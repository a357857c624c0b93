import type { Authorisation } from '../machine/payment-details.ts'

/** How the bank's page is reached: a form posted to it, or a plain address. */
export type ChallengeRequest =
  | { readonly method: 'POST'; readonly url: string; readonly fields: readonly (readonly [string, string])[] }
  | { readonly method: 'GET'; readonly url: string }

/** The request for the bank's page; undefined when the authorisation names no web address. [P4-037] */
export function challengeRequest({ scaUrl, scaMethod, scaData }: Authorisation): ChallengeRequest | undefined {
  if (!scaUrl || !URL.canParse(scaUrl)) return undefined
  const url = new URL(scaUrl)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
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
