import { expect } from 'vitest'
import { at, dataOf, rowsOf } from './caller.ts'
import type { ContractTest } from './contract-test.ts'
import { problemsWith } from './stated-shape.ts'

const bookings = '/api/v1/activities/bookings'

/** The account: user, linked users, orders, bookings and penalties. */
export function accountTests(contractTest: ContractTest): void {
  const reads = { writes: false, needs: ['login'] } as const
  const readsOurWay = { writes: false, needs: ['login', 'our decisions'] } as const

  contractTest('a login answers a token, and the token says who asks', reads, async ({ customer }) => {
    const { get } = await customer()
    const user = dataOf(await get('/api/auth/user'))
    expect(problemsWith('User', user)).toEqual([])
  })

  contractTest('a logout ends the session of the token, and no other', reads, async (scene) => {
    const going = scene.withToken(await scene.tokenOf(scene.credentials()))
    expect((await going.get('/api/auth/user')).status).toBe(200)
    dataOf(await going.send('POST', '/api/auth/logout'))
    expect((await going.get('/api/auth/user')).status).toBe(401)
    const staying = await scene.customer()
    expect((await staying.get('/api/auth/user')).status).toBe(200)
  })

  contractTest('linked users have a relationship and a name', reads, async ({ customer, found }) => {
    const { id, get } = await customer()
    const linked = rowsOf(await get(`/api/v1/users/${id}/linked`))
    found(linked[0], 'linked user of the customer')
    expect(linked.flatMap((user) => problemsWith('Linked user', user))).toEqual([])
  })

  contractTest('bookings are listed by status and read one by one', readsOurWay, async ({ customer, found }) => {
    const { get } = await customer()
    const source = { cancellation_source: 'customers' }
    const all = rowsOf(await get(bookings, { ...source, status: ['settled', 'cancelled'] }))
    expect(all.flatMap((booking) => problemsWith('Booking', booking))).toEqual([])
    const settled = rowsOf(await get(bookings, source))
    expect(new Set(settled.map((booking) => at(booking, 'status')))).toEqual(new Set(['settled']))
    const id = at(found(settled[0], 'settled booking'), 'id')
    const one = dataOf(await get(`${bookings}/${String(id)}`, { cancellation_source: 'my-account' }))
    expect(problemsWith('Booking', one)).toEqual([])
    expect(at(one, 'id')).toBe(id)
  })

  contractTest('a booking list says in pages what there is', readsOurWay, async ({ customer, found }) => {
    const { get } = await customer()
    const everything = { cancellation_source: 'customers', status: ['settled', 'reserved', 'cancelled'], per_page: 1 }
    const first = await get(bookings, everything)
    found(rowsOf(first)[0], 'booking')
    const pagination = at(first.body, 'meta', 'pagination')
    expect(problemsWith('Pagination metadata', pagination)).toEqual([])
    expect(problemsWith('Sorting metadata', at(first.body, 'meta', 'sorting'))).toEqual([])
    expect(pagination).toMatchObject({ current_page: 1, records_per_page: 1, records_on_current_page: 1 })
    const total = Number(at(pagination, 'total_records'))
    expect(at(pagination, 'total_pages')).toBe(total)
    const beyond = await get(bookings, { ...everything, page: total + 1 })
    expect(rowsOf(beyond)).toEqual([])
    expect(at(beyond.body, 'meta', 'pagination')).toMatchObject({ records_on_current_page: 0, total_records: total })
  })

  contractTest('orders are listed with their lines and read with their items', readsOurWay, async (scene) => {
    const { id, get } = await scene.customer()
    const orders = rowsOf(await get(`/api/v1/users/${id}/orders`))
    const first = scene.found(orders[0], 'order')
    const lines = orders.flatMap((order) => at(order, 'line_items') ?? [])
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.flatMap((line) => problemsWith('Line item', line))).toEqual([])
    const order = dataOf(await get(`/api/v1/users/${id}/orders/${String(at(first, 'id'))}`))
    expect(problemsWith('Order', order)).toEqual([])
    expect(problemsWith('Order item', at(order, 'items', 0))).toEqual([])
  })

  const aboutDylan = { writes: true, needs: ['our decisions', 'our sandbox'] } as const
  contractTest('whoever has penalties is told of them, and can put one into the basket', aboutDylan, async (scene) => {
    const { id, get, send } = await scene.persona('dylan')
    expect(dataOf(await get('/api/auth/user'))).toMatchObject({ has_outstanding_penalties: true })
    const [penalty] = rowsOf(await get(`/api/v1/users/${id}/penalties`))
    const items = [{ purchasable_type: 'penalty', purchasable_id: String(at(penalty, 'id')), quantity: 1 }]
    const basket = `/api/v1/users/${id}/carts/activity-booking`
    const item = at(dataOf(await send('POST', `${basket}/items`, { body: { items } })), 'items', 0)
    expect([...problemsWith('Order item', item), ...problemsWith('Order item, penalty', item)]).toEqual([])
    expect(at(item, 'penalty_id')).toBe(at(penalty, 'id'))
    dataOf(await send('DELETE', basket))
  })
}
