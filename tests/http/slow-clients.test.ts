import { once } from 'node:events'
import { type AddressInfo, connect, Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { ownHost } from '../support/host.ts'

/** A socket from an address. */
function socketFrom(address: string): Socket {
  return Object.defineProperty(new Socket(), 'remoteAddress', { value: address })
}

describe('[O-498] the platform', () => {
  test('answers 408 to headers that never end, and ends the connection', { timeout: 20_000 }, async () => {
    const { app } = await ownHost()
    expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([10_000, 20_000])
    app.server.headersTimeout = 100
    await app.listen({ host: '127.0.0.1', port: 0 })
    // A listening TCP server's address is never a path.
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    const answers: string[] = []
    socket.on('data', (chunk) => void answers.push(String(chunk)))
    socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n')
    const dripping = setInterval(() => socket.writable && socket.write('X-A: b\r\n'), 50)
    await once(socket, 'close')
    clearInterval(dripping)
    expect(answers.join('')).toContain('"code":"request_timeout"')
  })

  test('ends a socket beyond the most of one address, and no other', async () => {
    const { app, logged } = await ownHost({ edge: { socketsPerAddress: 2, trustedProxies: ['198.51.100.4'] } })
    const addresses = [
      ...Array.from({ length: 3 }, () => '203.0.113.7'),
      '203.0.113.8',
      ...Array(3).fill('198.51.100.4'),
    ]
    const sockets = addresses.map((address) => {
      const socket = socketFrom(address)
      app.server.emit('connection', socket)
      return socket
    })
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false, true, false, false, false, false])
    expect(logged).toContain('sockets refused')
    for (const socket of sockets) socket.destroy()
  })
})
