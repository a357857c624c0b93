import { listBookings, listCourses, listLinkedUsers, listOrders, readCart, readUser } from '@touchline/contract'
import { personaId } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import type { Person } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

const [idris, safiya, huw] = [8, 9, 11]

/** The people of a request: the attendees in its list. */
async function asksFor(
  person: Person,
  query: { selected_user_id?: number },
  header?: number,
): Promise<readonly number[]> {
  const headers = header === undefined ? {} : { 'x-selected-user': String(header) }
  const { data } = await person.call(listBookings, {
    query: { ...query, cancellation_source: 'customers', per_page: 100 },
    headers,
  })
  return [...new Set(data.map((booking) => booking.user_id))].toSorted((a, b) => a - b)
}

describe('acting for somebody', () => {
  test('[O-59 partly, S6-007] the X-Selected-User header names a linked user', async () => {
    const { as } = await startPlatform()
    expect(await asksFor(await as('amina'), {}, safiya)).toEqual([safiya])
  })

  test('[C-06, P6-005] selected_user_id wins over the header', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    expect(await asksFor(amina, { selected_user_id: safiya })).toEqual([safiya])
    expect(await asksFor(amina, { selected_user_id: safiya }, idris)).toEqual([safiya])
    // The header names a stranger, and is not what counts.
    expect(await asksFor(amina, { selected_user_id: safiya }, huw)).toEqual([safiya])
  })

  test('acting for oneself is allowed to everybody', async () => {
    const { as } = await startPlatform()
    const carys = await as('carys')
    expect(await asksFor(carys, { selected_user_id: carys.id })).toEqual([])
  })

  test.each([
    ['a stranger', 'carys', 'amina'],
    ['whose link is not confirmed', 'gwen', 'dylan'],
    ['who has the link from the other side', 'dylan', 'gwen'],
  ] as const)('[C-06, O-38 partly] is refused for %s', async (_what, caller, other) => {
    const { as } = await startPlatform()
    const query = { cancellation_source: 'customers', selected_user_id: personaId(other) } as const
    const { status, message } = await (await as(caller)).refusal(listBookings, { query })
    expect([status, message]).toEqual([403, 'Unauthorised.'])
  })

  test('[C-06] is refused to staff online, and allowed front of house', async () => {
    const { as } = await startPlatform()
    const ellie = await as('ellie')
    const selected_user_id = personaId('amina')
    const asked = (source: 'online' | 'foh') => ({ query: { source, selected_user_id } })
    expect(await ellie.refusal(listCourses, asked('online'))).toMatchObject({ status: 403 })
    expect((await ellie.call(listCourses, asked('foh'))).data.length).toBeGreaterThan(0)
    const nobody = { query: { source: 'foh', selected_user_id: 4_294_967_295 } } as const
    expect(await ellie.refusal(listCourses, nobody)).toMatchObject({ status: 403 })
  })

  test.each(['abc', '0', '-8', '1.5', '4294967296', '8,9'])('a header of %s is refused by name', async (value) => {
    const { as } = await startPlatform()
    const { status, errors } = await (await as('amina')).refusal(readUser, { headers: { 'x-selected-user': value } })
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['X-Selected-User']])
  })

  test('a query that names a user needs a login', async () => {
    const { visitor } = await startPlatform()
    const query = { source: 'online', selected_user_id: idris } as const
    expect(await visitor.refusal(listCourses, { query })).toMatchObject({ status: 401 })
  })

  test('a header left from an ended login does not block public calls', async () => {
    const { visitor } = await startPlatform()
    const headers = { 'x-selected-user': String(idris) }
    const { data } = await visitor.call(listCourses, { query: { source: 'online' }, headers })
    expect(data[0]?.bookable_action).toEqual({ action: null, message: null })
  })
})

describe('the user of a path', () => {
  test('[C-05 partly] is the caller: another customer is refused, staff are not', async () => {
    const { as, visitor } = await startPlatform()
    const userId = personaId('amina')
    const carys = await as('carys')
    expect(await carys.refusal(listLinkedUsers, { params: { userId } })).toMatchObject({ status: 403 })
    expect(await carys.refusal(listOrders, { params: { userId }, query: {} })).toMatchObject({ status: 403 })
    expect(await carys.refusal(readCart, { params: basketOf(userId), query: {} })).toMatchObject({ status: 403 })
    expect(await visitor.refusal(listLinkedUsers, { params: { userId } })).toMatchObject({ status: 401 })
    expect((await (await as('ellie')).call(listLinkedUsers, { params: { userId } })).data).toHaveLength(3)
  })

  test('is not a linked user either: their property stays theirs', async () => {
    const { as } = await startPlatform()
    expect(await (await as('gwen')).refusal(listOrders, { params: { userId: huw }, query: {} })).toMatchObject({
      status: 403,
    })
  })
})

test('[S5-062] a linked user has a number of at least 1', async () => {
  const { as } = await startPlatform()
  const amina = await as('amina')
  for (const id of [0, -1]) {
    const url = `/api/v1/activities/courses?source=online&selected_user_id=${id}`
    const read = await amina.send({ method: 'GET', url })
    const tooSmall: unknown = expect.arrayContaining(['This field must be at least 1.'])
    expect([read.status, read.json()]).toMatchObject([422, { errors: { selected_user_id: tooSmall } }])
    const items = [{ purchasable_id: 'x', purchasable_type: 'course', purchased_for_user_id: id }]
    const added = await amina.send({
      method: 'POST',
      url: `/api/v1/users/${amina.id}/carts/activity-booking/items`,
      payload: { items },
    })
    const field = 'items.0.purchased_for_user_id'
    expect([added.status, added.json()]).toMatchObject([422, { errors: { [field]: tooSmall } }])
  }
})

describe('the channel', () => {
  test('[P1-007, P6-001, P6-002, S6-013] online is for everybody, foh for staff only', async () => {
    const { as, visitor } = await startPlatform()
    const foh = { query: { source: 'foh' } } as const
    const online = { query: { source: 'online' } } as const
    for (const person of [visitor, await as('amina')]) {
      expect((await person.call(listCourses, online)).data.length).toBeGreaterThan(0)
    }
    expect(await visitor.refusal(listCourses, foh)).toMatchObject({ status: 401 })
    expect(await (await as('amina')).refusal(listCourses, foh)).toMatchObject({ status: 403, message: 'Unauthorised.' })
    for (const name of ['ellie', 'farid'] as const) {
      expect((await (await as(name)).call(listCourses, foh)).data.length).toBeGreaterThan(0)
    }
  })
})
