import type { Exchange } from '@touchline/contract-testing'
import { ids } from '../../e2e/stand-in/stated-dated.ts'
import { orderId, token } from '../../e2e/stand-in/stated-orders.ts'
import { type Change, platformThat, type Request, textOf } from './platform.ts'

const platform = 'https://api.harbour.invalid'
const site = 'https://bookings.harbour.invalid'
const cart = '/platform/v9/core/users/9001/carts/activity-booking'
const timetable = '/directory/venue/quayside-hall'
const programme = '/platform/v9/programme'

type Step = { readonly name: string; readonly query?: string; readonly isPersonal?: true; readonly body?: object }

/** The requests of a customer's visit: the catalogue, a login, a basket, a payment, and some things that are refused. */
const steps: readonly Step[] = [
  { name: 'GET /platform/v9/theme' },
  { name: 'GET /platform/v9/client' },
  { name: 'GET /directory/halls' },
  { name: 'GET /directory/venues/quayside-hall' },
  { name: 'GET /directory/venues/nowhere' },
  { name: `GET ${timetable}/categories` },
  { name: `GET ${timetable}/activity-category/dancing/dates` },
  { name: `GET ${timetable}/activity/dancing/v2/timetable` },
  { name: `GET ${timetable}/activity/hall-hire/v2/slots` },
  { name: `GET ${timetable}/activity/skating/v2/times` },
  { name: `GET ${timetable}/activity-category/skating/activity/${ids.time}/tickets` },
  { name: `GET ${programme}/categories/bookable/quayside-hall`, query: 'source=online' },
  { name: `GET ${programme}/courses`, query: 'source=online', isPersonal: true },
  { name: `GET ${programme}/courses` },
  { name: `GET ${programme}/courses/set-dancing`, query: 'source=online', isPersonal: true },
  { name: `GET ${programme}/camps`, query: 'source=online' },
  { name: `GET ${programme}/camps/quay-camp`, query: 'source=online', isPersonal: true },
  { name: `GET ${programme}/restrictions/31` },
  { name: 'POST /identity/customer/login', body: { username: 'aoife', password: 'any' } },
  { name: 'POST /identity/customer/register', body: { email: 'aoife@harbour.invalid' } },
  { name: 'POST /identity/customer/forgotten-password', body: { email: 'aoife@harbour.invalid' } },
  { name: 'GET /identity/user' },
  { name: 'GET /identity/user', isPersonal: true },
  { name: 'GET /platform/v9/core/users/9001/linked', isPersonal: true },
  { name: `GET ${programme}/bookings`, query: 'cancellation_source=customers', isPersonal: true },
  { name: `GET ${cart}`, isPersonal: true },
  { name: `POST ${cart}/items`, isPersonal: true, body: { items: [] } },
  { name: 'POST /platform/v9/core/users/9001/carts/class-booking/items', isPersonal: true, body: { items: [] } },
  { name: 'GET /till/opayo/prepare', query: 'source=activity-booking', isPersonal: true },
  { name: 'GET /till/closed/prepare', query: 'source=activity-booking', isPersonal: true },
  { name: 'POST /till/opayo/authorise', isPersonal: true, body: {} },
  { name: 'POST /till/opayo/complete', isPersonal: true, body: {} },
  { name: `GET /platform/v9/core/users/9001/orders/${orderId}`, isPersonal: true },
]

function requestOf({ name, query, isPersonal }: Step): Request {
  return { name, query: query ?? '', origin: site, authorization: isPersonal ? `Bearer ${token}` : undefined }
}

/** The label of a request: `METHOD /path`, after `known ` where a customer is logged in. */
export function labelOf({ name, authorization }: Request): string {
  return authorization === undefined ? name : `known ${name}`
}

/** Every request of the visit and its answer, from a platform that deviates by `change`. */
export function visit(change: Change): readonly Exchange[] {
  const ask = platformThat(change)
  return steps.map((step, index) => {
    const request = requestOf(step)
    const reply = ask(request)
    const [method = '', path = ''] = step.name.split(' ')
    return {
      request: {
        method,
        url: `${platform}${path}${step.query === undefined ? '' : `?${step.query}`}`,
        headers: [
          ['origin', site],
          ...(request.authorization === undefined ? [] : [['authorization', request.authorization] as const]),
        ],
        body: step.body === undefined ? undefined : JSON.stringify(step.body),
      },
      response: { status: reply.status, headers: Object.entries(reply.headers), body: textOf(reply) },
      at: `2027-01-04T12:00:${String(index).padStart(2, '0')}.000Z`,
      milliseconds: reply.milliseconds,
    }
  })
}
