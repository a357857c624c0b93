import type { ApiTypes } from '@touchline/contract'
import type { Stack } from '../../../e2e/support/stack.ts'

/** The customer with a basket in the measurement. */
const customer = 'amina'

/** A page as Lighthouse opens it. */
export type MeasuredPage = { readonly name: string; readonly url: string }

type Caller = <T>(method: 'GET' | 'POST', path: string, body?: object, token?: string) => Promise<T>

function callerOf(origin: string): Caller {
  return async <T>(method: 'GET' | 'POST', path: string, body?: object, token?: string) => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}`)
    // The platform's own answers, as its contract says.
    return (await response.json()) as T
  }
}

/** The pages that are measured, on a platform that has just been seeded; the basket has something in it. */
export async function measuredPages({
  url,
  origins,
}: Pick<Stack, 'url' | 'origins'>): Promise<readonly MeasuredPage[]> {
  const call = callerOf(url)
  const { data: courses } = await call<ApiTypes['listCourses']['reply']>(
    'GET',
    '/api/v1/activities/courses?source=online&per_page=100',
  )
  const course = courses.find(
    ({ capacity, starts_at: startsAt }) => (capacity.available ?? 0) > 0 && Date.parse(startsAt.utc) > Date.now(),
  )
  if (!course) throw new Error('the seed has no course that can be booked')
  const place = `/courses/location/${course.venue.slug}/${course.category.slug}`
  const { data: login } = await call<ApiTypes['loginPersona']['reply']>(
    'POST',
    `/sandbox/v1/sandboxes/default/personas/${customer}/login`,
  )
  const cart = `/api/v1/users/${login.user_id}/carts/activity-booking/items`
  await call('POST', cart, { items: [{ purchasable_id: course.id, purchasable_type: 'course' }] }, login.token)
  return [
    { name: 'home', url: `${url}/` },
    { name: 'list', url: url + place },
    { name: 'details', url: `${url}${place}/timetable/${course.slug}` },
    { name: 'booking', url: `${url}${place}/${course.slug}/book` },
    { name: 'basket', url: `${url}/basket?token=${login.token}` },
    { name: 'account', url: `${origins.account}/?token=${login.token}` },
  ]
}
