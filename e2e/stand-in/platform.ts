import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { builtFolder, mainSite } from '@touchline/sites'
import { answersOf, config, type State } from './answers.ts'
import { type Answer, isOnly, spoilt, type Way } from './ways-to-answer.ts'

/** The build that the real server serves: nothing in it may depend on one platform. */
export const clientFolder = join(import.meta.dirname, '..', '..', builtFolder(mainSite))

export type StandIn = {
  readonly url: string
  /** Calls as `METHOD /path`, without the site's files. */
  readonly asked: readonly string[]
  /** Those of them that were answered otherwise than the documents state. */
  readonly spoilt: ReadonlySet<string>
  /** Sets how calls are answered; by default strictly as the documents state. */
  readonly answer: (way: Way) => void
  /** Puts the course into the customer's basket, or one of every item. */
  readonly fill: (what: 'course' | 'everything') => void
  /** Sets the card form's address and key, once there is a gateway. */
  readonly useGateway: (session: { readonly key: string; readonly url: string }) => void
  readonly stop: () => Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The site's own files. Any path that is not a file of the build is a page. */
async function sendFile(pathname: string, response: ServerResponse): Promise<void> {
  const type = types[extname(pathname)]
  const file = await readFile(join(clientFolder, type ? pathname : 'index.html'))
  const cached = pathname.startsWith('/assets/') ? { 'cache-control': 'max-age=3600' } : {}
  response.writeHead(200, { 'content-type': type ?? 'text/html; charset=utf-8', ...cached }).end(file)
}

/** Another vendor's platform: other addresses, another provider name, another cookie. No framework. */
export async function startStandIn(): Promise<StandIn> {
  const asked: string[] = []
  const wrong = new Set<string>()
  const state: State = {
    logins: 0,
    ended: new Set(),
    isFilled: false,
    holdsEverything: false,
    gateway: { key: '', url: '' },
  }
  let way: Way = { kind: 'stated' }

  function send(response: ServerResponse, { status, type, text }: Answer): void {
    response.writeHead(status, { 'content-type': type }).end(text)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const name = `${request.method} ${pathname}`
    if (pathname === '/config.json') {
      return send(response, { status: 200, type: 'application/json', text: JSON.stringify(config) })
    }
    if (!/^\/(platform|identity|directory|till|api)\//.test(pathname)) return sendFile(pathname, response)
    asked.push(name)
    const answered = spoilt(
      answersOf({ name, query: searchParams, authorization: request.headers.authorization }, state),
      name,
      way,
    )
    // One of all its items is of an unknown type.
    const isOdd = state.holdsEverything && name.includes('/carts/')
    if (isOdd || (way.kind !== 'stated' && (!('only' in way) || isOnly(way.only, name)))) wrong.add(name)
    // A late answer never comes: the browser gives up by its own clock.
    if (answered !== null) send(response, answered)
  }

  const server = createServer((request, response) => {
    // Consumed, so that the connection can be reused.
    request.resume()
    answer(request, response).catch(() => response.writeHead(404).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server's address is never a path.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    asked,
    spoilt: wrong,
    answer(next) {
      way = next
    },
    fill(what) {
      state.isFilled = true
      state.holdsEverything = what === 'everything'
    },
    useGateway(session) {
      state.gateway = session
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
