import { readCart } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { type Person, startPlatform } from '../support/platform.ts'
import { customersOf } from '../support/customers.ts'
import { basketOf } from '../support/basket.ts'
import { courseItem } from './basket.ts'

describe('the last place', () => {
  test('of 200 attempts at once one succeeds and 199 are told that the place is gone', async () => {
    const platform = await startPlatform({ scenario: 'last-place' })
    const people = await customersOf(platform, 200)
    const item = await courseItem(platform.visitor, 'last-place-trampolining')
    const attempts = await Promise.all(people.map((person) => attempt(person, item)))
    expect(attempts.filter((code) => code === 'added')).toHaveLength(1)
    expect(attempts.filter((code) => code === 'sold_out')).toHaveLength(199)
  })

  test('the same item added twice at once by one customer takes one place', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const item = await courseItem(carys, 'first-strokes')
    const attempts = await Promise.all(Array.from({ length: 20 }, () => attempt(carys, item)))
    expect(attempts.filter((code) => code === 'added')).toHaveLength(1)
    expect(new Set(attempts)).toEqual(new Set(['added', 'already_booked']))
    expect((await carys.call(readCart, { params: basketOf(carys.id), query: {} })).data.items).toHaveLength(1)
  })
})

async function attempt(person: Person, item: Awaited<ReturnType<typeof courseItem>>): Promise<string> {
  const { status, json } = await person.send({
    method: 'POST',
    url: `/api/v1/users/${person.id}/carts/activity-booking/items`,
    payload: { items: [item] },
  })
  return status === 201 ? 'added' : String((json() as { code: string }).code)
}
