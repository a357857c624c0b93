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
  /** See `pageOrigins`. */
  readonly origins: readonly string[]
}

const loopbackName = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Every port of this machine, in the form in which a content policy names them. */
const loopbackOrigins = ['http', 'https'].flatMap((scheme) =>
  ['localhost', '*.localhost', '127.0.0.1', '[::1]'].map((name) => `${scheme}://${name}:*`),
)

/**
 * Origins whose pages take part: the site's own, those that were named, and in a sandbox every one of this machine,
 * because whoever develops against it serves pages from there. `*` in the place of a port stands for any. ADR 024
 */
export function pageOrigins(settings: {
  readonly publicUrl: string
  readonly allowedOrigins: readonly string[]
  readonly isSandbox: boolean
}): readonly string[] {
  const { publicUrl, allowedOrigins, isSandbox } = settings
  return [publicUrl, ...allowedOrigins, ...(isSandbox ? loopbackOrigins : [])]
}

/** Whether a list as `pageOrigins` makes it has an origin. */
export function hasOrigin(origins: readonly string[], origin: string): boolean {
  if (origins.includes(origin)) return true
  const [, scheme = '', name = ''] = /^(https?:\/\/)([^/:]+|\[[^\]/]+\])(:\d{1,5})?$/.exec(origin) ?? []
  return origins.includes(`${scheme}${name.endsWith('.localhost') ? '*.localhost' : name}:*`)
}

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
