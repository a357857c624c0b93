import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import { listVenues, login } from '@touchline/contract'
import { describe, expect, test, vi } from 'vitest'
import { hostOfFile, ownHost, publicUrl } from '../support/host.ts'
import { personAt } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { siteFolder } from '../support/site-folder.ts'

const clientFolder = siteFolder()
const site = hostOfFile(() => ({ clientFolder }))

const page = { method: 'GET', url: '/', headers: { accept: 'text/html' } } as const

describe('pages', () => {
  test('have a content policy; the card form comes from the gateway', async () => {
    const browser = personAt(await site())
    const { headers } = await browser.send(page)
    const policy = String(headers['content-security-policy'])
    const directives = new Map(
      policy.split(';').map((line) => {
        const [name = '', ...values] = line.trim().split(' ')
        return [name, values] as const
      }),
    )
    expect(directives.get('default-src')).toEqual(["'self'"])
    expect(directives.get('object-src')).toEqual(["'none'"])
    expect(directives.get('worker-src')).toEqual(["'self'"])
    expect(directives.get('base-uri')).toEqual(["'self'"])
    expect(directives.get('frame-src')).toEqual(["'self'", 'http://127.0.0.1:4100'])
    expect(directives.get('form-action')).toEqual(["'self'", 'http://127.0.0.1:4100'])
    // The provider's library, and what it asks where the bank waits: nothing else of the gateway's.
    expect(directives.get('script-src')).toEqual(["'self'", 'http://127.0.0.1:4100/gateway/v1/js/'])
    expect(directives.get('connect-src')).toEqual([
      "'self'",
      'http://127.0.0.1:4100/gateway/v1/payment-intents/next-action',
    ])
    expect(directives.get('script-src')?.filter((source) => source.includes('unsafe'))).toEqual([])
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  })

  test('send HSTS only over https', async () => {
    const plain = await personAt(await site()).send({ method: 'GET', url: '/health/live' })
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    const host = await ownHost({ publicUrl: 'https://bookings.example.test' })
    const secured = await personAt(host).send({ method: 'GET', url: '/health/live' })
    expect(secured.headers['strict-transport-security']).toMatch(/^max-age=\d+/)
  })

  test('are revalidated each time, their assets never', async () => {
    const browser = personAt(await site())
    const cached = async (url: string) => (await browser.send({ ...page, url })).headers['cache-control']
    for (const url of ['/', '/location/anywhere', '/config.json']) expect(await cached(url)).toBe('no-cache')
    expect(await cached('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable')
  })
})

test('a request with two Host headers is refused, whichever of them is ours', async () => {
  const { app } = await ownHost({})
  await app.listen({ port: 0, host: '127.0.0.1' })
  // A TCP server's address.
  const { port } = app.server.address() as AddressInfo
  for (const hosts of [
    [`localhost:${port}`, 'evil.test'],
    [`localhost:${port}`, `localhost:${port}`],
  ]) {
    const socket = connect(port, '127.0.0.1')
    const answers: string[] = []
    socket.on('data', (chunk) => void answers.push(String(chunk)))
    const ended = once(socket, 'close')
    const named = hosts.map((host) => `Host: ${host}\r\n`).join('')
    socket.write(`GET /api/client HTTP/1.1\r\n${named}Connection: close\r\n\r\n`)
    await ended
    expect(answers.join('')).toMatch(/^HTTP\/1\.1 400 [\s\S]*Send one Host header/)
  }
})

test.each(['/metrics', '/console', '/console/sandboxes'])('%s, a path of machines, is never a page', async (url) => {
  const answer = await personAt(await site()).send({ ...page, url })
  expect([answer.status, (answer.json() as { readonly code: string }).code]).toEqual([404, 'path_not_found'])
})

describe('another origin', () => {
  const ask = async (origin: string) => {
    const { visitor } = await startPlatform()
    const headers = { origin, 'access-control-request-method': 'PUT' }
    const preflight = await visitor.send({ method: 'OPTIONS', url: listVenues.path, headers })
    const request = await visitor.send({ method: 'GET', url: listVenues.path, headers: { origin } })
    return { preflight: preflight.headers, request: request.headers }
  }

  test.each(['https://evil.test', 'null', 'http://localhost:4000.evil.test'])(
    '%s cannot read the answers of the platform',
    async (origin) => {
      const { preflight, request } = await ask(origin)
      expect(preflight['access-control-allow-origin']).toBeUndefined()
      expect(request['access-control-allow-origin']).toBeUndefined()
    },
  )

  test('can when it is the public one, with every method of the contract', async () => {
    const { preflight, request } = await ask(publicUrl)
    expect(request['access-control-allow-origin']).toBe(publicUrl)
    expect(String(preflight['access-control-allow-methods']).split(/, ?/)).toEqual(
      expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    )
  })
})

describe('a server that shuts down', () => {
  test('answers requests on open connections with a code and Retry-After', async () => {
    const waiting: (() => void)[] = []
    const gatewayIsReady = () => new Promise<boolean>((resolve) => waiting.push(() => resolve(true)))
    const { app } = await ownHost({ gatewayIsReady })
    await app.listen({ host: '127.0.0.1', port: 0 })
    // A listening TCP server's address is never a path.
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    const answers: string[] = []
    socket.on('data', (chunk) => void answers.push(String(chunk)))
    const ended = once(socket, 'close')
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
    socket.write(get('/health/ready'))
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    const closed = app.close()
    socket.write(get('/api/client'))
    await vi.waitFor(() => expect(app.server.listening).toBe(false))
    // Long enough for the second request to have been read: its answer waits for the first.
    await new Promise((resolve) => setTimeout(resolve, 50))
    for (const answer of waiting) answer()
    await Promise.all([closed, ended])
    const [, refused] = answers.join('').split(/(?=HTTP\/1\.1 503)/)
    expect(refused).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5[\s\S]*"code":"busy"/i)
  })
})

describe('a connection', () => {
  /** Writes bytes to a listening server and answers everything that comes back. */
  async function exchange(bytes: string): Promise<string> {
    const { app } = await site()
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
    // A listening TCP server's address is never a path.
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.end(bytes)
    let answer = ''
    for await (const chunk of socket) answer += String(chunk)
    return answer
  }

  test('[O-498] that stalls in the middle of a body is closed, with an error message', async () => {
    const { app, ensureDefault } = await ownHost()
    await ensureDefault()
    // It exists, though Fastify's types do not declare it.
    const { requestTimeout } = app.initialConfig as { readonly requestTimeout?: number }
    expect(requestTimeout).toBeLessThanOrEqual(20_000)
    expect(app.server.headersTimeout).toBeLessThanOrEqual(app.server.requestTimeout)
    // Shorter here, to measure how soon the timeout is noticed.
    app.server.requestTimeout = 100
    app.server.headersTimeout = 100
    await app.listen({ host: '127.0.0.1', port: 0 })
    // A listening TCP server's address is never a path.
    const { port } = app.server.address() as AddressInfo
    const begun = performance.now()
    const socket = connect(port, '127.0.0.1')
    const headers = 'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 100'
    socket.write(`POST ${login.path} HTTP/1.1\r\n${headers}\r\n\r\n{"username":`)
    let answer = ''
    for await (const chunk of socket) answer += String(chunk)
    expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request_timeout"/)
    expect(performance.now() - begun).toBeLessThan(30_000)
  })

  test('whose request waits while the server is busy is answered', async () => {
    const { app } = await ownHost()
    app.server.requestTimeout = 100
    app.server.headersTimeout = 100
    await app.listen({ host: '127.0.0.1', port: 0 })
    // From when it is there until after the next look for requests that have not arrived.
    app.server.once('connection', () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5500))
    // In a thread of its own, which asks while this one is away.
    const asking = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads')
       const socket = require('node:net').connect(workerData, '127.0.0.1')
       socket.write('GET /health/live HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n')
       socket.once('data', (answer) => parentPort.postMessage(String(answer)))`,
      // A listening TCP server's address is never a path.
      { eval: true, workerData: (app.server.address() as AddressInfo).port },
    )
    const [answer] = await once(asking, 'message')
    await asking.terminate()
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })

  test.each([
    ['that does not speak HTTP', 'HELLO\r\n\r\n', 'HTTP/1.1 400', 'malformed_request'],
    ['with an address of 100 kB', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n\r\n`, 'HTTP/1.1 413', 'body_too_large'],
    [
      'with a header of 100 kB',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`,
      'HTTP/1.1 413',
      'body_too_large',
    ],
  ])('%s is refused with a message', async (_what, bytes, status, code) => {
    const answer = await exchange(bytes)
    expect(answer).toContain(status)
    expect(answer).toContain(`"code":"${code}"`)
  })
})
