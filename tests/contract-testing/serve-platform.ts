import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Change, platformThat, textOf } from './platform.ts'

/** A platform on a free port that records what it is asked. */
export type Served = {
  readonly url: string
  /** `METHOD /path` of every request, in order. */
  readonly asked: readonly string[]
  readonly close: () => Promise<void>
}

/** Serves the platform that deviates by `change`; the basket may begin empty. */
export async function servePlatform(change: Change, isFilled = true): Promise<Served> {
  const asked: string[] = []
  const answer = platformThat(change, isFilled)
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const name = `${request.method} ${pathname}`
    asked.push(name)
    const { origin, authorization } = request.headers
    const reply = answer({ name, query: searchParams.toString(), origin, authorization })
    response.writeHead(reply.status, reply.headers).end(textOf(reply))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server's address is never a path.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
