import { addItems, findCustomers, type FoundCustomer, payAtDesk, readCart, register } from '@touchline/contract'
import { personaId } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { courseCalled } from '../support/basket.ts'
import { customersOf } from '../support/customers.ts'
import { startPlatform } from '../support/platform.ts'

describe('[O-209 partly] staff find customers', () => {
  async function find(search: string): Promise<readonly FoundCustomer[]> {
    const { as } = await startPlatform()
    return (await (await as('ellie')).call(findCustomers, { query: { search } })).data.customers
  }

  test('by the beginning of first or last name, ignoring case and accents, sorted by last name', async () => {
    const names = (await find('RAHMAN')).map(({ name }) => name)
    expect(names.filter((name) => name.endsWith('Rahman'))).toEqual([
      'Amina Rahman',
      'Idris Rahman',
      'Safiya Rahman',
      'Yusuf Rahman',
    ])
    expect((await find('amina rah')).map(({ name }) => name)).toEqual(['Amina Rahman'])
    expect((await find(' ÁMINA  ráh ')).map(({ name }) => name)).toEqual(['Amina Rahman'])
    expect((await find('ami')).map(({ name }) => name)).toContain('Amina Rahman')
    expect(await find('ina rah')).toEqual([])
  })

  test('by a name with an apostrophe, whichever kind was typed when it was given and when it is looked for', async () => {
    const platform = await startPlatform()
    const ellie = await platform.as('ellie')
    for (const lastName of ['O\u2019Connor', "O'Connell"]) {
      const born = { date_of_birth: '1990-02-28', postcode: 'PW3 6HB', terms: true as const }
      const words = { password: 'another-fine-word', password_confirmation: 'another-fine-word' }
      const name = { first_name: 'Nia', last_name: lastName, email: `nia${lastName.length}@example.test` }
      await platform.visitor.call(register, { query: {}, body: { ...name, ...words, ...born } })
    }
    for (const search of ["o'conn", 'O\u2019Conn', "nia o'conn"]) {
      const { customers } = (await ellie.call(findCustomers, { query: { search } })).data
      expect([search, ...customers.map(({ name }) => name)]).toEqual([search, "Nia O'Connell", 'Nia O\u2019Connor'])
    }
  })

  test('by whole e-mail address or reference, with details that tell them apart', async () => {
    const [amina] = await find(' Amina@Example.test ')
    expect(amina).toMatchObject({ id: personaId('amina'), name: 'Amina Rahman', email: 'amina@example.test' })
    expect(amina?.date_of_birth).toMatch(/^\d{4}-05-14$/)
    expect(await find((amina?.reference ?? '').toLowerCase())).toEqual([amina])
    expect(await find('amina@example')).toEqual([])
  })

  test('wildcards in a search are ordinary characters', async () => {
    expect(await find('%%')).toEqual([])
    expect(await find('_mina')).toEqual([])
    expect(await find('zz')).toEqual([])
  })

  test('at most twenty, with a note that there are more', async () => {
    const platform = await startPlatform()
    const ellie = await platform.as('ellie')
    const found = async () => (await ellie.call(findCustomers, { query: { search: 'customer' } })).data
    await customersOf(platform, 20)
    expect([(await found()).customers.length, (await found()).more]).toEqual([20, false])
    await customersOf(platform, 1)
    expect([(await found()).customers.length, (await found()).more]).toEqual([20, true])
  })

  test.each(['', 'a', ' '])('not by %j, which is too short', async (search) => {
    const { as } = await startPlatform()
    const { status, errors } = await (await as('ellie')).refusal(findCustomers, { query: { search } })
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['search']])
  })
})

test('[C-05, O-181 partly] staff sell to a customer they found at the desk, without payment where it is free', async () => {
  const { as } = await startPlatform()
  const ellie = await as('ellie')
  const [carys] = (await ellie.call(findCustomers, { query: { search: 'carys evans' } })).data.customers
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
