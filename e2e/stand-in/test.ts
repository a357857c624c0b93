import { test as base } from '../support/test.ts'
import { openGatewaySession } from '../support/gateway-session.ts'
import { type StandIn, startStandIn } from './platform.ts'
import { type Proxied, proxyBefore } from './proxied.ts'

export { expect } from '../support/test.ts'

/** A browser at another vendor's platform, whose only course is in January 2027. */
export const test = base.extend<{ readonly standIn: StandIn; readonly proxied: Proxied }>({
  standIn: async ({ stack, page }, use) => {
    const standIn = await startStandIn()
    standIn.useGateway(await openGatewaySession(stack.gatewayUrl, standIn.url))
    // No document gives the client the platform's time, so the device's clock decides.
    await page.clock.install({ time: '2027-01-04T12:00:00Z' })
    await use(standIn)
    await standIn.stop()
  },
  // The card form opens in pages of the proxy's address.
  proxied: async ({ stack, standIn }, use) => {
    const proxied = await proxyBefore(standIn.url)
    standIn.useGateway(await openGatewaySession(stack.gatewayUrl, proxied.url))
    await use(proxied)
    await proxied.found()
  },
})
