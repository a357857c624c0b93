/** A segment that cannot break out of its place in the path. */
const segment = encodeURIComponent

function withQuery(path: string, query: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** One function for each route of the joining site; nothing else writes a path. */
export const paths = {
  home: () => '/',
  search: (text: string) => withQuery('/', { search: text === '' ? null : text }),
  centre: (venueSlug: string) => `/centre/${segment(venueSlug)}`,
  join: (venueSlug: string, membershipTypeId: string | number) =>
    `/centre/${segment(venueSlug)}/join/${segment(membershipTypeId)}`,
  kiosk: () => '/kiosk',
  register: (redirect: string | null = null) => withQuery('/register', { redirect }),
  login: (redirect: string | null = null) => withQuery('/login', { redirect }),
  basket: () => '/basket',
  basketCheckout: () => '/basket/checkout',
  paymentReturn: () => '/payment/return',
} as const
