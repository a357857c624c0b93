import { hasOrigin } from '../../page-origins.ts'

/** The names a server answers to, and the origins that may write to it. */
export type Doors = {
  /** Whether a `Host` (with or without a port) is a name of this server. */
  readonly isOwnHost: (host: string) => boolean
  /** Whether pages of an origin may call; `host` is the called one, because a page may always call its own server. */
  readonly admits: (origin: string, host?: string) => boolean
}

export type DoorSettings = {
  readonly publicUrl: string
  /** This server's address for the gateway. */
  readonly callbackUrl: string
  /** Further names, without ports. */
  readonly allowedHosts: readonly string[]
  /** As `pageOrigins` makes them. */
  readonly origins: readonly string[]
}

const loopbackName = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether a `Host`, with or without a port, is a name that only this machine has. */
export function isLoopbackName(host: string): boolean {
  return loopbackName.test(withoutPort(host))
}

function withoutPort(host: string): string {
  return host.replace(/:\d{1,5}$/, '').toLowerCase()
}

export function createDoors({ publicUrl, callbackUrl, allowedHosts, origins }: DoorSettings): Doors {
  const names = new Set([new URL(publicUrl).hostname, new URL(callbackUrl).hostname, ...allowedHosts])
  return {
    isOwnHost(host) {
      return names.has(withoutPort(host)) || isLoopbackName(host)
    },
    admits: (origin, host) => hasOrigin(origins, origin) || origin.replace(/^https?:\/\//, '') === host,
  }
}
