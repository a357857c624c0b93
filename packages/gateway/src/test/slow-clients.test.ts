import { once } from 'node:events'
import { type AddressInfo, connect, Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openGateway } from './fixture.ts'

/** A listening gateway, with time-outs short enough for a test. */
async function listening() {
  const { app } = await openGateway()
  onTestFinished(() => app.close())
  expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([10_000, 20_000])
  app.server.headersTimeout = 100
  app.server.requestTimeout = 100
  await app.listen({ host: '127.0.0.1', port: 0 })
  // A listening TCP server's address is never a path.
  return (app.server.address() as AddressInfo).port
}

/** Sends a beginning, then a little more every 50 ms, until the other side has ended the connection. */
async function drip(port: number, beginning: string, more: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const answers: string[] = []
  socket.on('data', (chunk) => void answers.push(String(chunk)))
  socket.on('error', () => undefined)
  const ended = once(socket, 'close')
  socket.write(beginning)
  const timer = setInterval(() => socket.writable && socket.write(more), 50)
  await ended
  clearInterval(timer)
  return answers.join('')
}

describe.concurrent('[O-498] a slow client of the gateway', () => {
  test('that never ends its headers is answered 408 and disconnected', { timeout: 20_000 }, async () => {
    const port = await listening()
    expect(await drip(port, 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n', 'X-A: b\r\n')).toContain('408')
  })

  test('that never ends its body is answered 408 and disconnected', { timeout: 20_000 }, async () => {
    const head = 'POST /gateway/v1/transactions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
    const port = await listening()
    expect(await drip(port, `${head}Content-Length: 1000\r\n\r\n{`, ' ')).toContain('408')
  })
})

test('[O-498] the gateway ends a socket beyond the most of one address', async () => {
  const { app } = await openGateway({ socketsPerAddress: 1 })
  onTestFinished(() => app.close())
  const sockets = ['203.0.113.7', '203.0.113.7', '203.0.113.8'].map((address) => {
    const socket: Socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address })
    app.server.emit('connection', socket)
    return socket
  })
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, true, false])
  for (const socket of sockets) socket.destroy()
})

test('a request with two Host headers is refused by the gateway', async () => {
  const port = await listening()
  const host = `Host: localhost:${port}\r\n`
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET /gateway/openapi.json HTTP/1.1\r\n${host}${host}Connection: close\r\n\r\n`)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  expect(answer).toMatch(/^HTTP\/1\.1 4(00|22) /)
})
