import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { hostOfFile } from '../support/host.ts'
import { personAt } from '../support/person.ts'

const host = hostOfFile(() => ({}))

async function read(url: string) {
  return personAt(await host()).send({ method: 'GET', url })
}

test('the pages of the API documentation load their assets, with our security headers', async () => {
  const page = await read('/documentation')
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers['content-security-policy']).toContain("default-src 'self'")
  const [, style] = /href="([^"]+swagger-ui\.css)"/.exec(page.text) ?? []
  const sheet = await read(new URL(String(style), 'http://localhost/documentation').pathname)
  expect([sheet.status, sheet.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
})

test('the pages carry our name, a search and a field for the sandbox', async () => {
  const page = await read('/documentation')
  expect(page.text).toContain('<title>Touchline API</title>')
  const parts = [...page.text.matchAll(/(?:href|src)="([^"]+touchline\.\w+)"/g)].map(([, url = '']) => url)
  expect(parts).toHaveLength(3)
  const texts = await Promise.all(parts.map((url) => read(new URL(url, 'http://localhost/documentation').pathname)))
  expect(texts.map(({ status }) => status)).toEqual([200, 200, 200])
  const script = texts.find(({ headers }) => String(headers['content-type']).includes('javascript'))
  expect(script?.text).toContain('X-Sandbox')
  expect(() => new Script(String(script?.text))).not.toThrow()
})

test('the document is the same on every request', async () => {
  const [first, again] = [await read('/documentation/json'), await read('/documentation/json')]
  expect(first.status).toBe(200)
  expect(again.text).toBe(first.text)
})
