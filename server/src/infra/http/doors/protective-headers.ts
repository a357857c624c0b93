import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'

/**
 * The protective headers of pages. They are the same for every answer, so they are computed once, on a discarded
 * answer: per request they would cost as much as the authentication.
 */
export function protectiveHeaders(options: Readonly<HelmetOptions>): Readonly<Record<string, string>> {
  const nobodys = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(nobodys.req, nobodys, (error) => {
    if (error) throw new Error('what pages may load cannot be said', { cause: error })
  })
  return Object.fromEntries(Object.entries(nobodys.getHeaders()).map(([name, value]) => [name, String(value)]))
}
