import type { Exchange, Headers } from '../exchange.ts'
import { bodyText } from './body-text.ts'

/** The bytes of a body in their pieces; undefined for one that is too long to look at. */
export type Body = readonly Uint8Array[] | undefined

/** A request and its answer after both were passed on, with their bodies as they were sent. */
export type SentParts = {
  readonly request: Omit<Exchange['request'], 'body'> & { readonly body: Body }
  readonly response: Omit<Exchange['response'], 'body'> & { readonly body: Body }
}

/** An exchange that was passed on, with its bodies as they were sent. */
export type Sent = SentParts & Pick<Exchange, 'at' | 'milliseconds'>

/** The exchange with its bodies as texts. Throws for a body that is too long. */
export async function exchangeOf({ request, response, at, milliseconds }: Sent): Promise<Exchange> {
  return {
    request: { ...request, body: await textOf(request.body, request.headers) },
    response: { ...response, body: await textOf(response.body, response.headers) },
    at,
    milliseconds,
  }
}

function textOf(bytes: Body, headers: Headers): Promise<string | undefined> {
  if (bytes === undefined) throw new Error('a body is too long to look at')
  return bodyText(bytes, headers)
}

/** How many bytes the bodies of an exchange have. */
export function lengthOf({ request, response }: Sent): number {
  return [...(request.body ?? []), ...(response.body ?? [])].reduce((sum, { length }) => sum + length, 0)
}
