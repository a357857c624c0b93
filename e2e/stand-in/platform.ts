import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { ApiTypes } from '@touchline/contract'
import * as answers from './answers.ts'

/** The build that the real server serves: nothing in it may be about one platform. */
export const clientFolder = join(import.meta.dirname, '..', '..', 'client', 'dist')

export type StandIn = {
  readonly url: string
  /** What was asked for, as `METHOD /path`, without the site's files. */
  readonly asked: readonly string[]
  /** Closes the doors: what the theme is asked for is answered with this status from now on. */
  readonly answerThemeWith: (status: number) => void
  /** The same for the client record. */
  readonly answerClientWith: (status: number) => void
  /** Where the card form comes from and the key it is opened with, once there is a gateway. */
  readonly useGateway: (session: { readonly key: string; readonly url: string }) => void
  readonly stop: () => Promise<void>
}

/** All that is different for the client: the one file an operator writes. */
const config = {
  appName: 'Harbour bookings',
  basePaths: {
    api: '/platform/v9',
    auth: '/identity',
    v1: '/platform/v9/core',
    v1Activities: '/platform/v9/programme',
    activities: '/directory',
    checkout: '/till',
    paymentProviders: '/till/providers',
  },
  paths: { listVenues: '/directory/halls' },
  providerNames: { opayo: 'card-gateway' },
  cookiePrefix: 'harbour',
  sites: { account: 'https://account.harbour.example' },
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

type Answer = { readonly status: number; readonly body: unknown }
const ok = (body: unknown): Answer => ({ status: 200, body })
const openOr = (status: number, data: object): Answer =>
  status === 200 ? ok({ data }) : { status, body: { message: 'Closed.', code: 'x' } }

/** A platform of another maker: other addresses, another provider name, another cookie, the same contract. No framework. */
export async function startStandIn(): Promise<StandIn> {
  const asked: string[] = []
  let themeStatus = 200
  let clientStatus = 200
  let gateway = { key: '', url: '' }
  let isFilled = false

  const prepared = (): ApiTypes['preparePayment']['reply'] => ({
    payment_provider: 'opayo',
    session_key: gateway.key,
    config: { mode: 'test', url: gateway.url },
    saved_card: null,
    expires_in: 400,
  })
  const basket = () => ok({ data: answers.cart(isFilled) })
  const basketPath = `/platform/v9/core/users/${answers.user.id}/carts/activity-booking`
  const loggedIn = (request: IncomingMessage) => request.headers.authorization === `Bearer ${answers.session.token}`
  const refused = { status: 401, body: { message: 'Unauthorised.', code: 'unauthenticated' } }

  /** By `METHOD /path`; everything an answer depends on is in the closure. */
  const table: Readonly<Record<string, (request: IncomingMessage) => Answer>> = {
    'GET /platform/v9/theme': () => openOr(themeStatus, answers.theme),
    'GET /platform/v9/client': () => openOr(clientStatus, answers.client),
    'GET /directory/footer': () => ok({ data: answers.footer }),
    'GET /directory/halls': () => ok(answers.listOf([answers.venue], 'name')),
    'GET /directory/venues/quayside-hall': () => ok({ data: answers.venue }),
    'GET /platform/v9/programme/categories/bookable/quayside-hall': () => ok({ data: [answers.bookableCategory] }),
    'GET /platform/v9/programme/categories/bookable/quayside-hall/dance': () => ok({ data: answers.bookableCategory }),
    'GET /platform/v9/programme/courses': () => ok(answers.listOf([answers.course], 'starts_at')),
    'GET /platform/v9/programme/courses/set-dancing': () => ok({ data: answers.course }),
    'POST /identity/customer/login': () => ok({ data: answers.session }),
    'GET /identity/user': (request) => (loggedIn(request) ? ok({ data: answers.user }) : refused),
    [`GET /platform/v9/core/users/${answers.user.id}/linked`]: () => ok({ data: [] }),
    [`GET ${basketPath}`]: basket,
    [`POST ${basketPath}/items`]: (request) => {
      if (!loggedIn(request)) return refused
      isFilled = true
      return { ...basket(), status: 201 }
    },
    'GET /till/prepare': () => ok(prepared()),
    'GET /till/opayo/prepare': () => ok(prepared()),
    'POST /till/opayo/authorise': () => ok(answers.authorised),
    'POST /till/opayo/complete': () => {
      isFilled = false
      return ok(answers.completed)
    },
    [`GET /platform/v9/core/users/${answers.user.id}/orders/${answers.order.id}`]: () => ok({ data: answers.order }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const known = table[`${request.method} ${pathname}`]
    if (known || /^\/(platform|identity|directory|till|api)\//.test(pathname)) {
      asked.push(`${request.method} ${pathname}`)
      const { status, body } = known?.(request) ?? { status: 404, body: { message: 'Not found.', code: 'not_found' } }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      return
    }
    if (pathname === '/config.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(config))
      return
    }
    // The browser asks for clean paths; whatever is not a file of the build is a page of the site.
    const type = types[extname(pathname)]
    const file = await readFile(join(clientFolder, type ? pathname : 'index.html'))
    response.writeHead(200, { 'content-type': type ?? 'text/html; charset=utf-8' }).end(file)
  }

  const server = createServer((request, response) => {
    // Read to its end, so that the connection can be used again.
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
    answerThemeWith(status) {
      themeStatus = status
    },
    answerClientWith(status) {
      clientStatus = status
    },
    useGateway(session) {
      gateway = session
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
