/** The path prefixes of the contract, by area. */
export const areaPrefixes = {
  api: '/api',
  auth: '/api/auth',
  activities: '/api/activities',
  v1: '/api/v1',
  v1Activities: '/api/v1/activities',
  foh: '/api/foh',
  dashboard: '/api/dashboard',
  myAccount: '/api/my-account',
  onlineJoining: '/api/online-joining',
  bookings: '/api/bookings',
  checkout: '/api/checkout',
  paymentProviders: '/api/payment-providers',
} as const

export type Area = keyof typeof areaPrefixes

export type Routing = {
  /** Origin of the platform; empty for the site's own. */
  readonly apiOrigin: string
  /** The prefix of an area on this platform: a path, or a whole URL on another host. */
  readonly basePaths: Readonly<Partial<Record<Area, string | undefined>>>
  /** Path templates by call name, for calls that a platform has somewhere else. */
  readonly paths: Readonly<Record<string, string>>
}

type PathParams = Readonly<Record<string, string | number>>

const isWholeUrl = (text: string): boolean => /^https?:\/\//.test(text)

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

/** Moves a canonical path to the nearest configured area. */
function relocated(path: string, basePaths: Routing['basePaths']): string {
  const nearest = Object.entries(areaPrefixes)
    // Object.entries loses the key type; the keys are those of the constant above.
    .map(([area, prefix]) => ({ prefix, base: basePaths[area as Area] }))
    .filter(({ prefix, base }) => base !== undefined && isBelow(path, prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0]
  if (nearest?.base === undefined) return path
  return nearest.base.replace(/\/+$/, '') + path.slice(nearest.prefix.length)
}

function filledIn(template: string, params: PathParams): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new TypeError(`the path ${template} needs ${name}`)
    return encodeURIComponent(value)
  })
}

/** The path template of a call on the configured platform; a whole URL where its area is on another host. */
export function templateOf(call: { readonly name: string; readonly path: string }, routing: Routing): string {
  return routing.paths[call.name] ?? relocated(call.path, routing.basePaths)
}

/** The URL of a call on the configured platform. Throws a TypeError when a path parameter is missing. */
export function urlOf(
  call: { readonly name: string; readonly path: string },
  params: PathParams,
  routing: Routing,
): string {
  const path = filledIn(templateOf(call, routing), params)
  return isWholeUrl(path) ? path : routing.apiOrigin.replace(/\/+$/, '') + path
}
