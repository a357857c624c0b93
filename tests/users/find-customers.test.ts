import { addItems, findCustomers, type FoundCustomer, payAtDesk, readCart } from '@touchline/contract'
import { personaId } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { courseCalled } from '../support/basket.ts'
import { startPlatform } from '../support/platform.ts'

describe('[O-209 partly] staff find customers', () => {
  async function find(search: string): Promise<readonly FoundCustomer[]> {
    const { as } = await startPlatform()
    return (await (await as('ellie')).call(findCustomers, { query: { search, per_page: 100 } })).data
  }

  test('by any part of the name, whatever its case, by last name', async () => {
    const names = (await find('RAHMAN')).map(({ name }) => name)
    expect(names.filter((name) => name.endsWith('Rahman'))).toEqual([
      'Amina Rahman',
      'Idris Rahman',
      'Safiya Rahman',
      'Yusuf Rahman',
    ])
    expect((await find('ina rah')).map(({ name }) => name)).toEqual(['Amina Rahman'])
  })

  test('by e-mail address and by reference as a whole, with what tells them from others', async () => {
    const [amina] = await find(' Amina@Example.test ')
    expect(amina).toMatchObject({ id: personaId('amina'), name: 'Amina Rahman', email: 'amina@example.test' })
    expect(amina?.date_of_birth).toMatch(/^\d{4}-05-14$/)
    expect(await find((amina?.reference ?? '').toLowerCase())).toEqual([amina])
    expect(await find('amina@example')).toEqual([])
  })

  test('signs that stand for others in a search are none', async () => {
    expect(await find('%%')).toEqual([])
    expect(await find('_mina')).toEqual(await find('mina'))
    expect(await find('zz')).toEqual([])
  })

  test('in pages, as many as there are', async () => {
    const { as } = await startPlatform()
    const ellie = await as('ellie')
    const all = await ellie.call(findCustomers, { query: { search: 'ar', per_page: 100 } })
    const first = await ellie.call(findCustomers, { query: { search: 'ar', per_page: 2 } })
    const second = await ellie.call(findCustomers, { query: { search: 'ar', per_page: 2, page: 2 } })
    expect([...first.data, ...second.data]).toEqual(all.data.slice(0, 4))
    expect(first.meta.pagination.total_records).toBe(all.data.length)
  })
})

test('[C-05, O-181 partly] whoever was found is sold to at the desk without paying anything where it is free', async () => {
  const { as } = await startPlatform()
  const ellie = await as('ellie')
  const [carys] = (await ellie.call(findCustomers, { query: { search: 'carys evans' } })).data
  const userId = carys?.id ?? 0
  const { id } = await courseCalled(ellie, 'walking-football')
  const source = 'front-of-house' as const
  await ellie.call(addItems, {
    params: { userId, source },
    body: { items: [{ purchasable_id: id, purchasable_type: 'course' }] },
  })
  const { data: cart } = await ellie.call(readCart, { params: { userId, source }, query: {} })
  const body = { item_hash: cart.item_hash, source, selected_user_id: userId, terms: true, completed_waivers: [] }
  expect((await ellie.call(payAtDesk, { body: { ...body, payments: [] } })).status).toBe('completed')
})
