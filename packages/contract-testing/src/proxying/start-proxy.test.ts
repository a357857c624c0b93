import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { gzipSync } from 'node:zlib'
import { fixedClock } from '@touchline/clock'
import { afterEach, expect, test } from 'vitest'
import type { Exchange } from '../exchange.ts'
import { exchangeOf } from './sent.ts'
import { hasLeft } from './pass-on.ts'
import { type Proxy, startProxy } from './start-proxy.ts'

const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function platformAnswering(answer: RequestListener): Promise<URL> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  // A listening TCP server's address is never a path.
  const { port } = server.address() as AddressInfo
  return new URL(`http://127.0.0.1:${port}`)
}

type Watched = Proxy & { readonly seen: readonly Exchange[]; readonly failures: readonly string[] }

async function proxyTo(platform: URL): Promise<Watched> {
  const seen: Exchange[] = []
  const failures: string[] = []
  const proxy = await startProxy({
    platform,
    port: 0,
    clock: fixedClock('2027-01-04T12:00:00Z'),
    observe: async (sent) => void seen.push(await exchangeOf(sent)),
    failed: (name, reason) => failures.push(`${name}: ${reason}`),
  })
  ends.push(() => proxy.stop())
  return { ...proxy, seen, failures }
}

async function textOf(message: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of message) text += String(chunk)
  return text
}

test('[O-413] every method, path, query, header and body is passed on, and the answer back, as it was sent', async () => {
  const platform = await platformAnswering((asked, answer) => {
    void textOf(asked).then((body) => {
      answer.writeHead(207, 'Many', ['X-One', '1', 'x-one', '2', 'Access-Control-Allow-Origin', 'https://site.example'])
      answer.end(JSON.stringify({ method: asked.method, url: asked.url, raw: asked.rawHeaders, body }))
    })
  })
  const proxy = await proxyTo(new URL('/behind/', platform))
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY']) {
    const sent = request(`${proxy.url}/a//b%2Fc?x=1&x=%20`, {
      method,
      headers: [
        'Host',
        'x.example',
        'X-Two',
        'a',
        'x-two',
        'b',
        'Connection',
        'close, X-Hop',
        'X-Hop',
        '1',
        'Content-Length',
        '4',
      ],
    })
    sent.end('text')
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    expect([answer.statusCode, answer.statusMessage]).toEqual([207, 'Many'])
    expect(answer.rawHeaders.join()).toContain('X-One,1,x-one,2,Access-Control-Allow-Origin,https://site.example')
    const { raw, ...got } = JSON.parse(await textOf(answer))
    expect(got).toEqual({ method, url: '/behind/a//b%2Fc?x=1&x=%20', body: 'text' })
    expect(raw.slice(0, 8)).toEqual(['Host', platform.host, 'X-Two', 'a', 'x-two', 'b', 'Content-Length', '4'])
    expect(raw).not.toContain('X-Hop')
  }
  await proxy.stop()
  expect(proxy.seen.map(({ request: { method, url, body } }) => `${method} ${url} ${body}`)[1]).toBe(
    `POST ${platform.origin}/behind/a//b%2Fc?x=1&x=%20 text`,
  )
})

test('[O-413] an answer is passed on while the platform still writes it', async () => {
  let finish = (): void => {}
  const platform = await platformAnswering((_, answer) => {
    answer.write('first')
    finish = () => answer.end(' and last')
  })
  const proxy = await proxyTo(platform)
  const { body } = await fetch(proxy.url)
  const reader = body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first')
  finish()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(' and last')
})

test('[O-413] a compressed answer arrives compressed and is looked at decompressed', async () => {
  const bytes = gzipSync('{"data":{}}')
  const platform = await platformAnswering((_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bytes)
  })
  const proxy = await proxyTo(platform)
  const sent = request(proxy.url).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const got: Uint8Array[] = []
  for await (const chunk of answer) got.push(chunk)
  expect(Buffer.concat(got).equals(bytes)).toBe(true)
  await proxy.stop()
  expect(proxy.seen[0]?.response.body).toBe('{"data":{}}')
  expect(proxy.seen[0]?.at).toBe('2027-01-04T12:00:00Z')
})

test('[O-413] an error of the platform stays its own', async () => {
  const platform = await platformAnswering((_, answer) => answer.writeHead(503, { 'retry-after': '7' }).end('busy'))
  const proxy = await proxyTo(platform)
  const answer = await fetch(proxy.url)
  expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '7', 'busy'])
  await proxy.stop()
  expect([proxy.seen.length, proxy.failures]).toEqual([1, []])
})

test('[O-413] a platform that cannot be reached is told by a 502 that says it is of the proxy', async () => {
  const proxy = await proxyTo(new URL('http://127.0.0.1:1'))
  const answer = await fetch(`${proxy.url}/api/theme`)
  expect(answer.status).toBe(502)
  expect(answer.headers.get('proxy-status')).toMatch(/^touchline-contract-proxy; /)
  expect(await answer.text()).toBe(
    'The contract proxy could not reach http://127.0.0.1:1: ECONNREFUSED. The platform has not answered.\n',
  )
  await proxy.stop()
  expect([proxy.seen, proxy.failures]).toEqual([[], ['GET /api/theme: ECONNREFUSED']])
})

test('[O-413] an answer that breaks off breaks off for the client too, and is no exchange', async () => {
  const platform = await platformAnswering((_, answer) => {
    answer.writeHead(200, { 'content-length': '100' })
    answer.write('half', () => answer.destroy())
  })
  const proxy = await proxyTo(platform)
  await expect(fetch(proxy.url).then((answer) => answer.text())).rejects.toThrow()
  await proxy.stop()
  expect([proxy.seen, proxy.failures]).toEqual([[], ['GET /: the answer broke off']])
})

test('[O-413] a client that goes away ends the request to the platform', async () => {
  const ended = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const platform = await platformAnswering((_, answer) => {
    answer.on('close', ended.resolve)
    begun.resolve()
  })
  const proxy = await proxyTo(platform)
  const sent = request(proxy.url)
  sent.on('error', () => {})
  sent.end()
  await begun.promise
  sent.destroy()
  await ended.promise
  await proxy.stop()
  expect(proxy.seen).toEqual([])
})

test('[O-413] a client that goes away in the middle of an answer breaks nothing off', async () => {
  const ended = Promise.withResolvers<void>()
  const platform = await platformAnswering((_, answer) => {
    answer.on('close', ended.resolve)
    answer.writeHead(200, { 'content-length': '100' })
    answer.write('half')
  })
  const proxy = await proxyTo(platform)
  const sent = request(proxy.url, (answer) => answer.once('data', () => sent.destroy()))
  sent.on('error', () => {})
  sent.end()
  await ended.promise
  await proxy.stop()
  expect([proxy.seen, proxy.failures]).toEqual([[], ['GET /: the client went away']])
})

test('[O-413] a client that goes away once the platform has said everything has left, too', () => {
  expect(hasLeft({ complete: true, destroyed: true })).toBe(true)
  expect(hasLeft({ complete: false, destroyed: false })).toBe(true)
  expect(hasLeft(undefined)).toBe(true)
  expect(hasLeft({ complete: false, destroyed: true })).toBe(false)
})

test('[O-413] no other machine reaches the proxy', async () => {
  const platform = await platformAnswering((_, answer) => answer.end())
  const { port } = new URL((await proxyTo(platform)).url)
  const others = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  for (const { address } of others.filter(({ internal, family }) => !internal && family === 'IPv4')) {
    const socket = connect(Number(port), address)
    const [error] = await once(socket, 'error')
    expect(error.code).toBe('ECONNREFUSED')
  }
})

test('[O-413] a request that the end of the proxy cuts off is no failure of the platform', async () => {
  const asked = Promise.withResolvers<void>()
  const platform = await platformAnswering(() => asked.resolve())
  const proxy = await proxyTo(platform)
  const waiting = fetch(`${proxy.url}/slow`).catch(() => 'cut off')
  await asked.promise
  await proxy.stop()
  expect(await waiting).toBe('cut off')
  expect(proxy.failures).toEqual([])
})

/** A platform that closes each connection as soon as a second request comes over it. */
async function platformClosingReused(): Promise<{ readonly url: URL; readonly got: string[] }> {
  const served = new WeakSet<object>()
  const got: string[] = []
  const platform = await platformAnswering((asked, answer) => {
    if (served.has(asked.socket)) return asked.socket.destroy()
    served.add(asked.socket)
    got.push(asked.method ?? '')
    answer.end('yes')
  })
  return { url: platform, got }
}

test('[O-455] a connection that the platform has closed is no failure: what can be repeated goes over a new one', async () => {
  const { url, got } = await platformClosingReused()
  const proxy = await proxyTo(url)
  for (const method of ['GET', 'GET', 'DELETE', 'GET']) {
    const answer = await fetch(proxy.url, { method })
    expect([answer.status, await answer.text()]).toEqual([200, 'yes'])
  }
  expect(got).toEqual(['GET', 'GET', 'DELETE', 'GET'])
  expect(proxy.failures).toEqual([])
})

test('[O-455] a write is never sent twice, and has a connection of its own', async () => {
  const { url, got } = await platformClosingReused()
  const proxy = await proxyTo(url)
  await (await fetch(proxy.url)).text()
  const answer = await fetch(proxy.url, { method: 'POST', body: 'once' })
  expect([answer.status, await answer.text()]).toEqual([200, 'yes'])
  expect(got).toEqual(['GET', 'POST'])
})

test('[O-455] a platform that closes every connection is told once it has closed a new one', async () => {
  let connections = 0
  const platform = await platformAnswering((asked, answer) => {
    connections += 1
    if (connections === 1) answer.end('yes')
    else asked.socket.destroy()
  })
  const proxy = await proxyTo(platform)
  await (await fetch(proxy.url)).text()
  expect((await fetch(proxy.url)).status).toBe(502)
  expect(connections).toBe(3)
})
