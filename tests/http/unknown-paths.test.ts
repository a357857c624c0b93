import { describe, expect, test } from 'vitest'
import { hostOfFile } from '../support/host.ts'
import { personAt } from '../support/person.ts'
import { siteFolder } from '../support/site-folder.ts'

const clientFolder = siteFolder()
const site = hostOfFile(() => ({ clientFolder }))

/** A browser in front of a platform that serves a site. */
async function browse() {
  return personAt(await site(), { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
}

describe('an unknown address', () => {
  test.each([
    '/api',
    '/api/',
    '/api/v1/nothing?x=1',
    '/api/theme/nothing',
    '/sandbox',
    '/sandbox/v1/nothing',
    '/health',
    '/health/nothing',
    '/documentation/nothing',
    '/metrics',
    '/metrics/nothing',
    '/console',
    '/console/nothing?x=1',
    '/documentation/static/nothing.js',
  ])('%s is refused in JSON, even when a browser asks for a page', async (url) => {
    const browser = await browse()
    const { status, headers, json } = await browser.send({ method: 'GET', url })
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    expect(json()).toEqual({ message: 'There is nothing at this address.', code: 'path_not_found' })
  })

  test.each(['/', '/location/ashcombe-leisure-centre', '/apiary', '/sandboxes', '/healthy/living?x=/api/'])(
    '%s is a page of the site',
    async (url) => {
      const browser = await browse()
      const { status, headers, text } = await browser.send({ method: 'GET', url })
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(text).toContain('data-site="Site"')
    },
  )

  test.each([
    '/%',
    '/location/%',
    '/location/%?day=%',
    '/location/ashcombe-leisure-centre//',
    '//location/ashcombe-leisure-centre',
    '/%00',
    '/booking-confirmed/%00',
    '/booking-confirmed/%E0%A4%A',
    '/location/%2e%2e%2f%2e%2e%2fetc',
    '/location/%5c..%5c',
  ])('[O-331] %s, which no program reads, is a page of the site', async (url) => {
    const browser = await browse()
    const { status, headers, text } = await browser.send({ method: 'GET', url })
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).toContain('data-site="Site"')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
  })

  test.each([
    ['/api/v1/venues/%', 404, 'path_not_found'],
    ['/api//v1/venues', 400, 'malformed_request'],
    ['/sandbox/v1/%00', 400, 'malformed_request'],
  ])('[O-331] %s, an address for programs, is refused in JSON', async (url, expected, code) => {
    const browser = await browse()
    const { status, json } = await browser.send({ method: 'GET', url })
    expect([status, json()]).toEqual([expected, expect.objectContaining({ code })])
  })

  test.each([undefined, '*/*', 'text/html', 'application/json', 'image/png'])(
    'the front page is the site for every client, also one that accepts %s',
    async (accept) => {
      const visitor = personAt(await site(), { headers: accept === undefined ? {} : { accept } })
      const got = await visitor.send({ method: 'GET', url: '/?utm_source=x' })
      expect([got.status, got.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(got.text).toContain('data-site="Site"')
      const head = await visitor.send({ method: 'HEAD', url: '/' })
      expect([head.status, head.headers['content-type'], head.text]).toEqual([200, 'text/html; charset=utf-8', ''])
    },
  )

  test.each([undefined, '*/*', 'image/avif,*/*;q=0.8', 'application/json, text/plain, */*'])(
    'an address deep in the site is the site, also for a client that accepts %s',
    async (accept) => {
      const visitor = personAt(await site(), { headers: accept === undefined ? {} : { accept } })
      const got = await visitor.send({ method: 'GET', url: '/location/ashcombe-leisure-centre' })
      expect([got.status, got.headers['content-type'], got.headers['vary']]).toEqual([
        200,
        'text/html; charset=utf-8',
        expect.stringMatching(/accept/i),
      ])
      expect((await visitor.send({ method: 'HEAD', url: '/location/nowhere' })).status).toBe(200)
    },
  )

  test('is refused in JSON to clients that accept nothing else, and to writes', async () => {
    const browser = await browse()
    const refused = [
      await browser.send({ method: 'GET', url: '/location/nowhere', headers: { accept: 'application/json' } }),
      await browser.send({ method: 'GET', url: '/nowhere', headers: { accept: 'application/problem+json;q=0.9' } }),
      await browser.send({ method: 'POST', url: '/location/nowhere', payload: {} }),
      await browser.send({ method: 'GET', url: '/assets/gone-1a2b.js' }),
      await browser.send({ method: 'GET', url: '/favicon.png', headers: { accept: 'image/*,*/*' } }),
    ]
    for (const { status, json } of refused) {
      expect([status, json()]).toEqual([404, expect.objectContaining({ code: 'path_not_found' })])
    }
  })

  test('leads to no file outside the site', async () => {
    const browser = await browse()
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/assets/..%5c..%5cx']) {
      const { status, text } = await browser.send({ method: 'GET', url, headers: { accept: '*/*' } })
      expect(status, url).toBeGreaterThanOrEqual(400)
      expect(status, url).toBeLessThan(500)
      expect(text, url).toMatch(/"code":"[a-z_]+"/)
    }
  })
})
