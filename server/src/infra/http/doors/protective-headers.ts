import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'

/**
 * The headers that keep pages of the site from harm. They are the same for every answer, so they are put together once, on an
 * answer that nobody gets: for each request anew they would cost as much as finding out who asks.
 */
export function protectiveHeaders(options: Readonly<HelmetOptions>): Readonly<Record<string, string>> {
  const nobodys = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(nobodys.req, nobodys, (error) => {
    if (error) throw new Error('what pages may load cannot be said', { cause: error })
  })
  return Object.fromEntries(Object.entries(nobodys.getHeaders()).map(([name, value]) => [name, String(value)]))
}
