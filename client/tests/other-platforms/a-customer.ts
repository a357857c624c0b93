import { wire } from '../../../e2e/stand-in/stated.ts'
import * as orders from '../../../e2e/stand-in/stated-orders.ts'
import { connect } from '../../src/api/call.ts'
import { memoryJar } from '../../src/api/credentials/memory-jar.ts'
import { credentialsIn } from '../../src/api/credentials/tokens.ts'
import { parseConfig } from '../../src/app/config/config.ts'
import { provideEnvironment } from '../../src/app/environment.ts'
import { bookingsSite } from '../../src/sites/bookings/site.ts'

type Answers = { readonly user: unknown; readonly linked: unknown }

/** The platform's answers about the customer and their linked users. */
let answers: Answers

/** The site on a platform that answers two calls: the user, and their linked users. */
export function openForACustomer(): void {
  const configured = parseConfig({})
  if (!configured.ok) throw new Error('an empty configuration is one')
  const cookies = memoryJar()
  const credentials = credentialsIn(cookies, 'bookings', { secure: false, pathname: () => '/' })
  const { config } = configured
  provideEnvironment({
    site: bookingsSite,
    config,
    credentials,
    cookies,
    secure: false,
    modes: { embedded: false, kiosk: null },
  })
  connect({
    routing: config,
    credentials,
    send: async ({ url }) => ({ data: url.includes('/linked') ? [answers.linked] : answers.user }),
    pathname: () => '/',
    language: () => 'en',
    clientDomain: 'localhost',
    onSignedOut: () => undefined,
    onMismatch: () => undefined,
  })
}

/** Sets the answers: everything stated, except the given part. */
export function answering(part: Partial<Answers>): void {
  answers = { user: wire(orders.user), linked: wire(orders.linkedUser), ...part }
}
