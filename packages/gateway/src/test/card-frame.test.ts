import { Script } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openGateway, shop, type TestGateway } from './fixture.ts'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(async () => {
  await gateway.close()
})

async function frame(change: Record<string, string> = {}) {
  const query = new URLSearchParams({
    key: await gateway.sessionKey(),
    origin: shop,
    channel: 'c1',
    lang: 'en-GB',
    ...change,
  })
  const answer = await gateway.app.inject({ url: `/gateway/fields/card-gateway?${query.toString()}` })
  return { status: answer.statusCode, html: answer.body, headers: answer.headers }
}

function programIn(html: string): string {
  return /<script nonce="[^"]+">([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
}

describe('the card frame', () => {
  it('asks for name, number, expiry and code with names for autofill', async () => {
    const { html } = await frame()
    for (const name of ['cc-name', 'cc-number', 'cc-exp', 'cc-csc']) expect(html).toContain(`autocomplete="${name}"`)
    expect(html.match(/<label\s/g)).toHaveLength(4)
    expect(html.match(/role="alert"/g)).toHaveLength(4)
  })

  it('asks only for the security code of a saved card', async () => {
    const { html } = await frame({ mode: 'security-code' })
    expect(html.match(/<input\s/g)).toHaveLength(1)
    expect(html).toContain('cc-csc')
  })

  it('has a nonce policy and may be framed by the registered origins', async () => {
    const { headers } = await frame()
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; connect-src 'self'; font-src 'self'; img-src 'self' data:; script-src 'nonce-([^']+)'; style-src 'nonce-\1'; form-action 'self'; frame-ancestors http:\/\/localhost:4000$/,
    )
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })

  it('[O-320 partly] may also have pages around it that embed the site; a policy has no word for IPv6 addresses', async () => {
    await gateway.close()
    const origins = [shop, 'http://[::1]:*']
    gateway = await openGateway({ settings: { origins }, frameAncestors: ['https://partner.example'] })
    expect((await frame()).headers['content-security-policy']).toMatch(
      /; frame-ancestors http:\/\/localhost:4000 https:\/\/partner\.example$/,
    )
    expect((await frame({ origin: 'https://partner.example' })).status).toBe(403)
  })

  it('is refused to other origins, unknown keys and invalid channels', async () => {
    expect((await frame({ origin: 'http://evil.example' })).status).toBe(403)
    expect((await frame({ key: 'unknown' })).status).toBe(404)
    expect((await frame({ channel: '"><script>' })).status).toBe(404)
  })

  it('accepts a theme of tokens and nothing else', async () => {
    const { html } = await frame({ accent: 'ffe600', radius: '99', font_size: 'large' })
    expect(html).toContain('--radius: 24px')
    expect(html).toContain('html { font-size: 17px')
    expect(html).not.toContain('ffe600')
    expect((await frame({ accent: 'red;} body{display:none' })).html).toContain('--accent: #1d4f91')
  })

  it.each([
    ['Roboto', 'roboto'],
    ['Lato', 'lato'],
    ['Open Sans', 'open-sans'],
  ])('has the font of the site, %s, served by the gateway', async (font, file) => {
    const { html } = await frame({ font })
    const addresses = [...html.matchAll(/src: url\('([^']+)'\)/g)].map(([, address]) => address ?? '')
    expect(addresses).toEqual([`/gateway/v1/faces/${file}-400.woff2`, `/gateway/v1/faces/${file}-700.woff2`])
    for (const url of addresses) {
      const { statusCode, headers, rawPayload } = await gateway.app.inject({ url })
      expect([statusCode, headers['content-type']]).toEqual([200, 'font/woff2'])
      expect(rawPayload.subarray(0, 4).toString('latin1')).toBe('wOF2')
    }
  })

  it('has no other font', async () => {
    const { html } = await frame({ font: "x'; } body { display: none" })
    expect([...html.matchAll(/font-family: '([^']+)'/g)].map(([, family]) => family)).toEqual(['Roboto', 'Roboto'])
    expect(html).not.toContain('x%27')
    expect(html).not.toContain("x'; }")
    const answer = await gateway.app.inject({ url: '/gateway/v1/faces/..%2f..%2fpackage.woff2' })
    expect(answer.statusCode).toBe(404)
  })

  it.each([
    ['cy', 'Rhif y cerdyn'],
    ['cy-GB', 'Rhif y cerdyn'],
    ['de', 'Card number'],
    ['en-GB', 'Card number'],
  ])('in language %s shows %s', async (lang, text) => {
    expect((await frame({ lang })).html).toContain(text)
  })

  it('its script is self-contained: it imports nothing of the server', async () => {
    const program = programIn((await frame()).html)
    expect(() => new Script(program)).not.toThrow()
    expect(program).not.toMatch(/__vite|__vi_import|require\(|import\s*[({]/)
    expect(program).toContain('"keyIsUsable":true')
  })

  it('reports a key that can no longer be used', async () => {
    const key = await gateway.sessionKey()
    gateway.clock.advance(400_000)
    expect(programIn((await frame({ key })).html)).toContain('"keyIsUsable":false')
  })
})

describe('the browser library', () => {
  it('exposes the published call shapes', async () => {
    const answer = await gateway.app.inject({ url: '/gateway/v1/js/card-gateway.js' })
    expect(answer.headers['content-type']).toContain('text/javascript')
    const page: Record<string, unknown> = {}
    new Script(answer.body.replace('globalThis', 'page')).runInNewContext({ page })
    expect(Object.keys(page)).toEqual(['sagepayOwnForm', 'sagepayCheckout'])
  })
})
