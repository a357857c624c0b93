/** A segment that cannot break out of its place in the path. */
export const segment = encodeURIComponent

/** A path with the parameters that are given. */
export function withQuery(path: string, query: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** The paths of login and registration, on every site. */
export const entryPaths = {
  register: (redirect: string | null = null) => withQuery('/register', { redirect }),
  login: (redirect: string | null = null) => withQuery('/login', { redirect }),
} as const

/** The paths of basket and payment, on every site that sells. */
export const sellingPaths = {
  basket: () => '/basket',
  basketCheckout: () => '/basket/checkout',
  paymentReturn: () => '/payment/return',
} as const
