import { isIPv6 } from 'node:net'

/** The network of an address: one household has 2^64 IPv6 addresses. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [before = '', after = ''] = address.split('::')
  const head = before.split(':').filter((group) => group !== '')
  const tail = after.split(':').filter((group) => group !== '')
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`
}
