/** Every port of this machine, as a content security policy names them. */
const loopbackOrigins = ['http', 'https'].flatMap((scheme) =>
  ['localhost', '*.localhost', '127.0.0.1', '[::1]'].map((name) => `${scheme}://${name}:*`),
)

/**
 * Origins whose pages take part: the site's own, the configured ones, and in a sandbox every one of this machine,
 * because developers serve pages from there. `*` as a port means any. Record 024
 */
export function pageOrigins(settings: {
  readonly publicUrl: string
  readonly allowedOrigins: readonly string[]
  readonly isSandbox: boolean
}): readonly string[] {
  const { publicUrl, allowedOrigins, isSandbox } = settings
  return [publicUrl, ...allowedOrigins, ...(isSandbox ? loopbackOrigins : [])]
}

/** Whether a list made by `pageOrigins` includes an origin. */
export function hasOrigin(origins: readonly string[], origin: string): boolean {
  if (origins.includes(origin)) return true
  const [, scheme = '', name = ''] = /^(https?:\/\/)([^/:]+|\[[^\]/]+\])(:\d{1,5})?$/.exec(origin) ?? []
  return origins.includes(`${scheme}${name.endsWith('.localhost') ? '*.localhost' : name}:*`)
}
