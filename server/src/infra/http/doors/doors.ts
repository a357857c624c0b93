import { hasOrigin } from '../../page-origins.ts'

/** Which names a server answers to, and whose pages may write to it. */
export type Doors = {
  /** Whether a `Host` (with or without a port) is a name of this server. */
  readonly isOwnHost: (host: string) => boolean
  /** Whether pages of an origin may call; `host` is the one they call, because a page may always call where it came from. */
  readonly admits: (origin: string, host?: string) => boolean
}

export type DoorSettings = {
  readonly publicUrl: string
  /** Where the gateway reaches this server. */
  readonly callbackUrl: string
  /** More names, without ports. */
  readonly allowedHosts: readonly string[]
  /** As `pageOrigins` makes them. */
  readonly origins: readonly string[]
}

const loopbackName = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/

export function createDoors({ publicUrl, callbackUrl, allowedHosts, origins }: DoorSettings): Doors {
  const names = new Set([new URL(publicUrl).hostname, new URL(callbackUrl).hostname, ...allowedHosts])
  return {
    isOwnHost(host) {
      const name = host.replace(/:\d{1,5}$/, '').toLowerCase()
      return names.has(name) || loopbackName.test(name)
    },
    admits: (origin, host) => hasOrigin(origins, origin) || origin.replace(/^https?:\/\//, '') === host,
  }
}
