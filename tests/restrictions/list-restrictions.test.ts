import { listRestrictions } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { readOnlyPlatform } from '../support/platform.ts'

const platform = readOnlyPlatform()

describe('the list of restrictions', () => {
  test('[C-42] has all of them by name, of every type', async () => {
    const ellie = await (await platform()).as('ellie')
    const { data } = await ellie.call(listRestrictions, { query: {} })
    expect(data.map(({ name }) => name)).toEqual([
      'Adult gymnastics risk statement',
      'Climbing wall participation statement',
      'Gym floor welcome',
      'Holiday camp consent',
      'Photographs and film',
      'Poolside health declaration',
      'Top-rope induction',
    ])
  })

  test('[P5-046] is filtered by type: exactly those that come before buying', async () => {
    const ellie = await (await platform()).as('ellie')
    const named = async (type: 'pre-purchase-induction' | 'enhanced-pre-waiver' | 'pre-purchase-waiver') =>
      (await ellie.call(listRestrictions, { query: { type } })).data.map(({ name }) => name)
    expect(await named('pre-purchase-induction')).toEqual(['Top-rope induction'])
    expect(await named('enhanced-pre-waiver')).toEqual(['Adult gymnastics risk statement'])
    expect(await named('pre-purchase-waiver')).toHaveLength(3)
    const refused = await ellie.send({
      method: 'GET',
      url: '/api/v1/activities/restrictions?type=post-purchase-waiver',
    })
    expect(refused.status).toBe(422)
  })

  test('[P5-045, P9-016] is searched by name, with at most 255 characters', async () => {
    const ellie = await (await platform()).as('ellie')
    const { data } = await ellie.call(listRestrictions, { query: { search: ' CLIMB' } })
    expect(data).toMatchObject([{ name: 'Climbing wall participation statement' }])
    const long = 'x'.repeat(255)
    expect((await ellie.call(listRestrictions, { query: { search: long } })).data).toEqual([])
    const refused = await ellie.send({ method: 'GET', url: `/api/v1/activities/restrictions?search=${long}x` })
    expect([refused.status, refused.json()]).toMatchObject([422, { errors: { search: [expect.any(String)] } }])
  })

  test('[P5-047, P5-048] has pages of 1 to 100, with 20 by default', async () => {
    const ellie = await (await platform()).as('ellie')
    const page = async (query: { page?: number; per_page?: number }) =>
      (await ellie.call(listRestrictions, { query })).meta.pagination
    expect(await page({})).toMatchObject({ current_page: 1, records_per_page: 20, total_records: 7 })
    expect(await page({ page: 2, per_page: 3 })).toMatchObject({ records_on_current_page: 3, total_pages: 3 })
    for (const query of ['page=0', 'per_page=0', 'per_page=101']) {
      expect((await ellie.send({ method: 'GET', url: `/api/v1/activities/restrictions?${query}` })).status).toBe(422)
    }
  })
})
