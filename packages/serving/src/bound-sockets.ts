import { BlockList, isIPv6, type Socket } from 'node:net'
import { type Clock, minute } from '@touchline/clock'
import type { Log } from './log.ts'
import { networkOf } from './network-of.ts'

/**
 * Open sockets of one address. A browser keeps up to six, so a school of 200 people behind one address has at most 1,200;
 * a program that opens more is no visitor.
 */
export const usualSocketsPerAddress = 2000

/** A proxy, or several, as `TRUST_PROXY` may name them. */
export const proxyPattern = /^(loopback|linklocal|uniquelocal|[\da-f]*[.:][\da-f.:]+(\/\d{1,3})?)$/i

export type SocketBound = {
  readonly most: number
  /** Addresses, networks and names of them as `TRUST_PROXY` has them: a proxy speaks for everybody. */
  readonly proxies: readonly string[]
  readonly clock: Clock
  readonly log: Log
}

type Listening = { readonly on: (event: 'connection', listener: (socket: Socket) => void) => unknown }

/** Ends sockets beyond the most that one address may have open. This machine and proxies are not counted. */
export function boundSockets(server: Listening, { most, proxies, clock, log }: SocketBound): void {
  const isProxy = membership(proxies)
  const open = new Map<string, number>()
  let toldAt = -Infinity

  function tell(): void {
    if (clock.now() - toldAt < minute) return
    toldAt = clock.now()
    log('warn', 'sockets refused', { most })
  }

  server.on('connection', (socket) => {
    const { remoteAddress: address } = socket
    if (address === undefined || isLoopback(address) || isProxy(address)) return
    const network = networkOf(address)
    const count = open.get(network) ?? 0
    if (count >= most) {
      tell()
      socket.destroy()
      return
    }
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
  })
}

const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

function membership(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks.flatMap((name) => named[name.toLowerCase()] ?? [name])) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  // A BlockList knows the IPv4 address in a mapped one.
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Whether an address is one of this machine's own. */
export const isLoopback = membership(['loopback'])
