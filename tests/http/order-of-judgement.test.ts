import {
  addItems,
  applyCredit,
  completePayment,
  listBookings,
  listCourses,
  listOrders,
  readCart,
  updateItem,
} from '@touchline/contract'
import { personaId } from '@touchline/seed'
import { describe, expect, test, vi } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { type Person, pathOf, type RawRequest } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

const [idris, safiya, huw] = [8, 9, 11]
const json = { 'content-type': 'application/json' }

/** Status, code and fields of what a request is refused with. */
async function refusal(person: Person, request: RawRequest): Promise<readonly unknown[]> {
  const reply = await person.send(request)
  // Every refusal has this shape by the contract.
  const { code, errors } = reply.json() as { readonly code: string; readonly errors?: object }
  return errors ? [reply.status, code, Object.keys(errors)] : [reply.status, code]
}

const toBasket = (userId: number, rest: Pick<RawRequest, 'payload' | 'headers'>, query = ''): RawRequest => ({
  method: 'POST',
  url: `${pathOf(addItems.path, basketOf(userId))}${query}`,
  ...rest,
})

describe('the caller is checked before the body', () => {
  test.each([
    ['of the wrong shape', '{"items": 1}', json],
    ['that is no JSON', '{"items": ', json],
    ['of another type', 'items', { 'content-type': 'text/plain' }],
    ['that is too large', JSON.stringify({ items: 'x'.repeat(1024 * 1024) }), json],
    ['with a card number', '{"note": "4242 4242 4242 4242"}', json],
  ])('%s', async (_what, payload, headers) => {
    const { visitor, as } = await startPlatform()
    const userId = personaId('amina')
    const request = toBasket(userId, { payload, headers })
    expect(await refusal(visitor, request)).toEqual([401, 'unauthenticated'])
    expect(await refusal(await as('carys'), request)).toEqual([403, 'unauthorised'])
    const payment = { method: 'POST', url: completePayment.path, payload, headers } as const
    expect(await refusal(visitor, payment)).toEqual([401, 'unauthenticated'])
  })

  test('and so are path and query', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const payload = { items: 1 }
    const lost = { method: 'POST', url: pathOf(addItems.path, { userId: amina.id, source: 'kiosk' }), payload } as const
    expect(await refusal(amina, lost)).toEqual([404, 'item_not_found'])
    expect(await refusal(amina, toBasket(amina.id, { payload }, '?selected_user_id=x'))).toEqual([
      422,
      'validation_failed',
      ['selected_user_id'],
    ])
  })
})

describe('a channel in the body', () => {
  const credits = [{ type: 'general', amount: 1 }] as const

  test('[P6-002] is checked when the body is valid', async () => {
    const { as, visitor } = await startPlatform()
    const amina = await as('amina')
    const post = (body: object): RawRequest => ({ method: 'POST', url: applyCredit.path, payload: body })
    const invalid = post({ source: 'front-of-house', credits: [] })
    const valid = post({ source: 'front-of-house', credits })
    expect(await refusal(amina, invalid)).toEqual([422, 'validation_failed', ['credits']])
    expect(await refusal(amina, valid)).toEqual([403, 'unauthorised'])
    expect(await refusal(visitor, valid)).toEqual([401, 'unauthenticated'])
    expect(await refusal(await as('ellie'), valid)).toEqual([422, 'basket_empty'])
  })

  test('a channel in an undeclared place is ignored', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const { status } = await amina.send({
      method: 'GET',
      url: `${pathOf(readCart.path, basketOf(amina.id))}?source=foh`,
    })
    expect(status).toBe(200)
  })
})

describe('the linked user of a request with a body', () => {
  const item = { purchasable_id: 'nothing', purchasable_type: 'course' } as const
  const add = async (query: string, selected_user_id: number | null | undefined, header?: number) => {
    const { as } = await startPlatform()
    const headers = header === undefined ? {} : { 'x-selected-user': String(header) }
    return refusal(
      await as('amina'),
      toBasket(personaId('amina'), { payload: { items: [item], selected_user_id }, headers }, query),
    )
  }
  // The people are in order; the course is not there.
  const accepted = [404, 'item_not_found']

  test('[C-06] is refused by both names when query and body disagree', async () => {
    expect(await add(`?selected_user_id=${safiya}`, idris)).toEqual([
      422,
      'validation_failed',
      ['query.selected_user_id', 'body.selected_user_id'],
    ])
  })

  test.each([
    ['query and body agree', `?selected_user_id=${safiya}`, safiya, undefined],
    ['the body says null, which is nobody', `?selected_user_id=${safiya}`, null, undefined],
    ['the body names one and the header a stranger', '', safiya, huw],
    ['the query names one and the header a stranger', `?selected_user_id=${safiya}`, undefined, huw],
    ['the header alone names one', '', undefined, safiya],
  ])('[C-06] is accepted when %s', async (_what, query, body, header) => {
    expect(await add(query, body, header)).toEqual(accepted)
  })

  test.each([
    ['body', '', huw, undefined],
    ['query', `?selected_user_id=${huw}`, undefined, undefined],
    ['header', '', undefined, huw],
  ])('[C-06, O-38 partly] is refused when the %s names a stranger', async (_what, query, body, header) => {
    expect(await add(query, body, header)).toEqual([403, 'unauthorised'])
  })

  test('is read from the body of an item update too', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const params = { ...basketOf(amina.id), cartItemId: 1 }
    const change = (selected_user_id: number) => ({
      params,
      query: {},
      body: { data: { quantity: 1 }, selected_user_id },
    })
    expect(await amina.refusal(updateItem, change(huw))).toMatchObject({ status: 403 })
    expect(await amina.refusal(updateItem, change(safiya))).toMatchObject({ status: 404 })
  })
})

describe('a request that reads', () => {
  test.each([
    ['the list of bookings', listBookings.path, '?cancellation_source=customers'],
    ['the list of courses', listCourses.path, '?source=online'],
    ['the list of orders', pathOf(listOrders.path, { userId: personaId('amina') }), ''],
    ['the basket', pathOf(readCart.path, basketOf(personaId('amina'))), ''],
  ])('opens one snapshot for login, linked user and answer: %s', async (_what, path, query) => {
    const { as, host, sandbox } = await startPlatform()
    const amina = await as('amina')
    const { store } = await host.sandboxes.open(sandbox)
    const read = vi.spyOn(store, 'read')
    const { status } = await amina.send({
      method: 'GET',
      url: `${path}${query}`,
      headers: { 'x-selected-user': String(safiya) },
    })
    expect([status, read.mock.calls.length]).toEqual([200, 1])
  })
})
