import { openHost } from '../../support/host.ts'
import { login } from '../../support/platform.ts'
import { freshTestStores } from '../../support/test-stores.ts'

export type Credentials = { readonly username: string; readonly password: string }

/** The platform that is asked, as the environment names it. */
export type Target = {
  /** Started for this run: seed, sandbox controls and all that we decided are there. */
  readonly isOurs: boolean
  readonly mayWrite: boolean
  /** The customer who logs in; undefined when none was given. */
  readonly credentials: Credentials | undefined
  /** Sent as X-Client-Domain. [O-59] */
  readonly clientDomain: string
  /** The platform's address for one in the documents. */
  readonly placeOf: (path: string) => string
  readonly open: () => Promise<{ readonly origin: string; readonly close: () => Promise<void> }>
}

/** The platform at PLATFORM_URL, or a server of ours on a free port. ADR 028 */
export function targetOfRun(env: NodeJS.ProcessEnv): Target {
  const url = env['PLATFORM_URL'] ?? ''
  if (url === '') {
    const credentials = login('amina')
    return {
      isOurs: true,
      mayWrite: true,
      credentials,
      clientDomain: 'localhost',
      placeOf: (path) => path,
      open: openOwnServer,
    }
  }
  const { hostname, href } = new URL(url)
  return {
    isOurs: false,
    mayWrite: (env['PLATFORM_MAY_WRITE'] ?? '') !== '',
    credentials: credentialsIn(env),
    clientDomain: env['PLATFORM_CLIENT_DOMAIN'] ?? hostname,
    // The setting is text by text.
    placeOf: placesIn(JSON.parse(env['PLATFORM_PATHS'] ?? '{}') as Readonly<Record<string, string>>),
    open: async () => ({ origin: href.replace(/\/$/, ''), close: async () => {} }),
  }
}

/** `{"/api/auth": "/identity"}`: beginnings of addresses and what they are there. The longest that fits holds. */
export function placesIn(places: Readonly<Record<string, string>>): (path: string) => string {
  const longestFirst = Object.entries(places).toSorted(([a], [b]) => b.length - a.length)
  return (path) => {
    const [from, to] = longestFirst.find(([beginning]) => path.startsWith(beginning)) ?? ['', '']
    return to + path.slice(from.length)
  }
}

function credentialsIn(env: NodeJS.ProcessEnv): Credentials | undefined {
  const username = env['PLATFORM_USERNAME'] ?? ''
  const password = env['PLATFORM_PASSWORD'] ?? ''
  return username === '' || password === '' ? undefined : { username, password }
}

async function openOwnServer() {
  const host = await openHost({ stores: freshTestStores })
  await host.ensureDefault()
  const origin = await host.app.listen({ port: 0, host: '127.0.0.1' })
  return { origin, close: () => host.close() }
}
