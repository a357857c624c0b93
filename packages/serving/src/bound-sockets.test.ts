import { EventEmitter } from 'node:events'
import { fixedClock, minute } from '@touchline/clock'
import { describe, expect, test } from 'vitest'
import { boundSockets, type SocketBound, usualSocketsPerAddress } from './bound-sockets.ts'

/** A server without a port, to which sockets from any address can connect. */
function open({ most = usualSocketsPerAddress, proxies = [] }: Partial<Pick<SocketBound, 'most' | 'proxies'>> = {}) {
  const server = new EventEmitter()
  const clock = fixedClock('2026-04-07T10:00:00Z')
  const lines: unknown[] = []
  boundSockets(server, { most, proxies, clock, log: (...line) => void lines.push(line) })

  function connect(remoteAddress: string) {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, isDestroyed: false })
    const destroy = () => {
      socket.isDestroyed = true
      socket.emit('close')
    }
    server.emit('connection', Object.assign(socket, { destroy }))
    return Object.assign(socket, { destroy })
  }
  const refused = (address: string, times: number) =>
    Array.from({ length: times }, () => connect(address)).filter(({ isDestroyed }) => isDestroyed).length
  return { connect, refused, lines, clock }
}

describe('[O-498] open sockets of one address', () => {
  test('are enough for 200 people behind it, each with a browser that keeps six', () => {
    expect(open().refused('203.0.113.7', 200 * 6)).toBe(0)
  })

  test('are no more than the setting, until one of them closes; another address is not concerned', () => {
    const { connect, refused } = open({ most: 3 })
    const first = connect('203.0.113.7')
    expect(refused('203.0.113.7', 4)).toBe(2)
    expect(refused('203.0.113.8', 1)).toBe(0)
    first.destroy()
    expect(refused('203.0.113.7', 2)).toBe(1)
  })

  test('count as one for a household, however many IPv6 addresses it has', () => {
    const { connect } = open({ most: 2 })
    const sockets = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'].map(connect)
    expect(sockets.map(({ isDestroyed }) => isDestroyed)).toEqual([false, false, true, false])
  })

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '198.51.100.4'])(
    'are not counted for this machine and for trusted proxies: %s',
    (address) => {
      expect(open({ most: 1, proxies: ['uniquelocal', '198.51.100.4'] }).refused(address, 5)).toBe(0)
    },
  )

  test('are told of once a minute, without the address', () => {
    const { refused, lines, clock } = open({ most: 1 })
    refused('203.0.113.7', 5)
    expect(lines).toEqual([['warn', 'sockets refused', { most: 1 }]])
    clock.advance(minute)
    refused('203.0.113.7', 1)
    expect(lines).toHaveLength(2)
  })
})
