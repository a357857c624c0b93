import { addItems, applyCredit, type Cart, listCourses, readCart, removeItem } from '@touchline/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Person, startPlatform, type TestPlatform } from '../support/platform.ts'

type Source = 'activity-booking' | 'class-booking'
type Credit = { readonly type: 'membership' | 'general'; readonly amount: number }

let platform: TestPlatform
let amina: Person

beforeEach(async () => {
  platform = await startPlatform()
  // Amina has £15.00 of general credit.
  amina = await platform.as('amina')
})

async function add(person: Person, slug: string, source: Source = 'activity-booking'): Promise<Cart> {
  const list = await person.call(listCourses, { query: { source: 'online', per_page: 100 } })
  const course = list.data.find((one) => one.slug === slug)
  const items = [{ purchasable_id: course?.id ?? '', purchasable_type: 'course' as const }]
  return (await person.call(addItems, { params: { userId: person.id, source }, query: {}, body: { items } })).data
}

const apply = (person: Person, credits: readonly Credit[], source: Source = 'activity-booking') =>
  person.call(applyCredit, { body: { credits: [...credits], source } })
const refusal = (person: Person, credits: readonly Credit[]) =>
  person.refusal(applyCredit, { body: { credits: [...credits], source: 'activity-booking' } })

const aPrice = { formatted: expect.stringMatching(/^£/), value: expect.any(Number), currency: 'GBP' }
const general = ({ credits }: Cart) => credits.find(({ type }) => type === 'general')
const membership = ({ credits }: Cart) => credits.find(({ type }) => type === 'membership')

describe('applying credit', () => {
  test('[P3-134, S3-036] reserves an amount for the basket; a new amount replaces it, 0 releases it', async () => {
    await add(amina, 'badminton-from-scratch')
    const { data: first } = await apply(amina, [{ type: 'general', amount: 1000 }])
    expect(general(first)).toMatchObject({
      total_available: { value: 1500 },
      max_applicable: { value: 1500 },
      reserved: { value: 1000 },
    })
    expect(first.balance.value).toBe(5600)
    expect(general((await apply(amina, [{ type: 'general', amount: 300 }])).data)?.reserved.value).toBe(300)
    expect(general((await apply(amina, [{ type: 'general', amount: 0 }])).data)?.reserved.value).toBe(0)
  })

  test('[P7-042] accepts amounts and types, the source of the basket and the person acted for', async () => {
    await add(amina, 'badminton-from-scratch')
    const body = { credits: [{ type: 'general', amount: 700 }], source: 'activity-booking', selected_user_id: 9 }
    const send = (payload: object) => amina.send({ method: 'POST', url: '/api/credits/apply', payload })
    const applied = await send(body)
    // The shape of the contract's reply.
    expect([applied.status, general((applied.json() as { readonly data: Cart }).data)?.reserved.value]).toEqual([
      200, 700,
    ])
    expect((await send({ ...body, selected_user_id: 11 })).status).toBe(403)
    for (const wrong of [
      { credits: [{ type: 'loyalty', amount: 1 }] },
      { credits: [{ type: 'general' }] },
      { source: 'kiosk' },
    ]) {
      expect((await send({ ...body, ...wrong })).status).toBe(422)
    }
  })

  test('[P3-015, P3-016, S3-023] shows both types, membership first', async () => {
    const ben = await platform.as('ben')
    const cart = await add(ben, 'badminton-from-scratch')
    expect(cart.available_credit.map(({ type }) => type)).toEqual(['membership', 'general'])
    const shown = { type: expect.any(String), total_available: aPrice, max_applicable: aPrice }
    expect(cart.available_credit).toEqual([expect.objectContaining(shown), expect.objectContaining(shown)])
    expect(membership(cart)?.total_available.value).toBe(2000)
    const { data } = await apply(ben, [{ type: 'membership', amount: 2000 }])
    expect(membership(data)?.reserved.value).toBe(2000)
  })

  test.each([
    ['more than there is', [{ type: 'general', amount: 1501 }]],
    ['a type there is none of', [{ type: 'membership', amount: 1 }]],
  ] as const)('[O-42] is refused above the applicable amount: %s', async (_what, credits) => {
    await add(amina, 'badminton-from-scratch')
    const refused = await refusal(amina, credits)
    expect([refused.status, refused.code, refused.message]).toEqual([
      400,
      'credit_not_applied',
      'Credit amount could not be applied.',
    ])
  })

  test('is refused for an empty basket', async () => {
    expect((await refusal(amina, [{ type: 'general', amount: 100 }])).code).toBe('basket_empty')
  })

  test('[O-42] is reduced when the basket shrinks', async () => {
    const cart = await add(amina, 'badminton-from-scratch')
    await apply(amina, [{ type: 'general', amount: 1500 }])
    const params = { userId: amina.id, source: 'activity-booking' as const, cartItemId: cart.items[0]?.id ?? 0 }
    const { data: emptied } = await amina.call(removeItem, { params, query: {} })
    expect(general(emptied)).toMatchObject({ reserved: { value: 0 }, total_available: { value: 1500 } })
  })

  test('is released when the hold expires', async () => {
    await add(amina, 'badminton-from-scratch')
    await apply(amina, [{ type: 'general', amount: 1500 }])
    await platform.advance('PT16M')
    const params = { userId: amina.id, source: 'activity-booking' as const }
    const { data: cart } = await amina.call(readCart, { params, query: {} })
    expect(general(cart)).toMatchObject({ reserved: { value: 0 }, total_available: { value: 1500 } })
  })

  test('to one basket removes it from the others, also when both ask at once', async () => {
    await add(amina, 'badminton-from-scratch')
    await add(amina, 'pilates-foundations', 'class-booking')
    const wanted = [{ type: 'general', amount: 1000 }] as const
    const replies = await Promise.allSettled([apply(amina, wanted), apply(amina, wanted, 'class-booking')])
    expect(replies.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const winner = replies.find((reply) => reply.status === 'fulfilled')?.value.data
    const other = winner?.source === 'activity-booking' ? 'class-booking' : 'activity-booking'
    const { data: cart } = await amina.call(readCart, { params: { userId: amina.id, source: other }, query: {} })
    expect(general(cart)).toMatchObject({ total_available: { value: 500 }, reserved: { value: 0 } })
  })
})
