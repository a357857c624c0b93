import { type Clock, hour, second } from '@touchline/clock'
import { PlatformError } from '@touchline/contract'
import { opaqueToken, type Random, sameText, signatureOf } from '@touchline/ids'
import type { Sandboxes } from './port.ts'

/** The sandboxes per address and hour: a school class shares one address. */
const mostPerAddress = 40
const windowMs = hour
/** The most addresses remembered; older ones are dropped. */
const mostAddresses = 50_000

const partLength = 16
const issued = /^v-([a-z0-9]{16})([0-9a-f]{16})$/

export type Visitors = {
  /** A name for a visitor's sandbox that only this platform can have issued. */
  readonly newId: () => string
  readonly isIssued: (id: string) => boolean
  /** Throws `rate_limited` when an address has had its sandboxes of the hour. */
  readonly checkTurn: (address: string) => void
  /** Throws `sandbox_limit` or `rate_limited` when a visitor from the address cannot get a sandbox now. */
  readonly checkRoom: (address: string) => Promise<void>
  /** Creates the sandbox unless it exists; concurrent callers wait for it. Throws as `checkRoom` does. */
  readonly arrive: (id: string, address: string) => Promise<void>
  /** Counts one more sandbox of an address. Throws `rate_limited`. */
  readonly count: (address: string) => void
}

export type VisitorsOptions = { readonly random: Random; readonly wallClock: Clock; readonly secret: string }

/** Sandboxes per visitor: who may have one, and when it is created. */
export function createVisitors(sandboxes: Sandboxes, { random, wallClock, secret }: VisitorsOptions): Visitors {
  const arriving = new Map<string, Promise<void>>()
  /** Creation times of the latest sandboxes, by address. */
  const made = new Map<string, readonly number[]>()
  const markOf = (part: string) => signatureOf(secret, `visitor:${part}`).slice(0, partLength)

  function recent(address: string): readonly number[] {
    const since = wallClock.now() - windowMs
    const times = (made.get(address) ?? []).filter((time) => time > since)
    const [oldest] = times.slice(-mostPerAddress)
    if (times.length >= mostPerAddress && oldest !== undefined) {
      throw new PlatformError('rate_limited', { retryAfter: Math.ceil((oldest - since) / second) })
    }
    return times
  }

  function count(address: string): void {
    const times = recent(address)
    made.delete(address)
    made.set(address, [...times, wallClock.now()])
    const [first] = made.keys()
    if (made.size > mostAddresses && first !== undefined) made.delete(first)
  }

  async function make(id: string, address: string): Promise<void> {
    if (await sandboxes.has(id)) return
    count(address)
    await sandboxes.create(id, {}).catch((error: unknown) => {
      // Another server was faster.
      if (!(error instanceof PlatformError && error.code === 'sandbox_exists')) throw error
    })
  }

  return {
    newId() {
      const part = plainPart(random)
      return `v-${part}${markOf(part)}`
    },
    isIssued(id) {
      const [, part, mark] = issued.exec(id) ?? []
      return part !== undefined && mark !== undefined && sameText(mark, markOf(part))
    },
    checkTurn: (address) => void recent(address),
    async checkRoom(address) {
      recent(address)
      if (!(await sandboxes.hasRoom())) throw new PlatformError('sandbox_limit')
    },
    async arrive(id, address) {
      const making = arriving.get(id) ?? make(id, address).finally(() => arriving.delete(id))
      arriving.set(id, making)
      await making
    },
    count,
  }
}

function plainPart(random: Random): string {
  let part = ''
  while (part.length < partLength)
    part += opaqueToken(random)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')
  return part.slice(0, partLength)
}
