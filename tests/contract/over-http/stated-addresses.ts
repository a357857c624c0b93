/** Every address that the two documents give, by method: the only ones that a platform which is not ours must have. */
const statedAddresses: readonly (readonly [address: string, section: string])[] = [
  ['GET /api/theme', 'S7'],
  ['GET /api/client', 'S7'],
  ['GET /api/activities/footer', 'S7'],
  ['GET /api/activities/venues', 'S7'],
  ['GET /api/activities/venues/{venue}', 'S7'],
  ['GET /api/v1/activities/categories/bookable/{id}', 'S7'],
  ['GET /api/v1/activities/categories/bookable/{id}/{id2}', 'S7'],
  ['GET /api/v1/activities/courses', 'S7'],
  ['GET /api/v1/activities/courses/{id}', 'S7'],
  ['GET /api/v1/activities/camps', 'S7'],
  ['GET /api/v1/activities/camps/{id}', 'S7'],
  ['GET /api/v1/activities/restrictions/{id}', 'S7'],
  ['POST /api/auth/customer/login', 'S7'],
  ['POST /api/auth/logout', 'S7'],
  ['GET /api/auth/user', 'S7'],
  ['GET /api/v1/users/{id}/linked', 'S7'],
  ['POST /api/v1/users/{userId}/carts/{source}/items', 'S7, P7.2'],
  ['DELETE /api/v1/users/{userId}/carts/{source}/items/{cartItemId}', 'S7, P7.2'],
  ['POST /api/credits/apply', 'S7, P7.2'],
]

const patterns = statedAddresses.map(([address]) => new RegExp(`^${address.replaceAll(/\{\w+\}/g, '[^/]+')}$`))

/** Whether a document gives this address; the query is not part of it. */
export function isStatedAddress(method: string, path: string): boolean {
  return patterns.some((pattern) => pattern.test(`${method} ${path}`))
}
