import { expect, test as base } from '../support/test.ts'
import { openGatewaySession } from '../support/gateway-session.ts'
import { startStandIn } from './platform.ts'
import { type Proxied, proxyBefore } from './proxied.ts'

export { expect } from '../support/test.ts'

/** The time of a page that opens. */
export const startsAt = '2027-01-04T12:00:00Z'

/** A browser at another vendor's platform, whose only course is in January 2027. Between them the proxy finds nothing. */
export const test = base.extend<{ readonly standIn: Proxied }>({
  standIn: async ({ stack, page }, use) => {
    const platform = await startStandIn()
    const standIn = await proxyBefore(platform)
    // The card form opens in pages of the proxy's address.
    standIn.useGateway(await openGatewaySession(stack.gatewayUrl, standIn.url))
    // No document gives the client the platform's time, so the device's clock decides.
    await page.clock.install({ time: startsAt })
    await use(standIn)
    const { calls, invented } = await standIn.found()
    expect(invented, `of ${calls} calls that were judged`).toEqual([])
    await platform.stop()
  },
})
