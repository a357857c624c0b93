import { readRestriction } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { readOnlyPlatform } from '../support/platform.ts'

const reading = readOnlyPlatform()

describe('a waiver or induction', () => {
  test('[S7-041 partly, S7-048, O-84, P3-131, S3-080] has a type, terms in HTML and its category', async () => {
    const { visitor } = await reading()
    const { data } = await visitor.call(readRestriction, { params: { id: 1 } })
    expect(data).toMatchObject({
      id: 1,
      name: 'Poolside health declaration',
      type: 'pre-purchase-waiver',
      related_category: { name: 'Swimming lessons', slug: 'swimming-lessons', booking_type: 'courses' },
    })
    expect(data.terms).toMatch(/^<p>Water is safest/)
  })

  test('may have no category', async () => {
    const { visitor } = await reading()
    const { data } = await visitor.call(readRestriction, { params: { id: 5 } })
    expect(data).toMatchObject({ type: 'post-purchase-waiver', related_category: null })
  })

  test('[P3-045] exists in each of the five types', async () => {
    const { visitor } = await reading()
    const read = async (id: number) => (await visitor.call(readRestriction, { params: { id } })).data.type
    const types = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(read))
    expect(new Set(types).size).toBe(5)
  })

  test.each([8, 4_294_967_295])('%i does not exist', async (id) => {
    const { visitor } = await reading()
    expect(await visitor.refusal(readRestriction, { params: { id } })).toMatchObject({ status: 404 })
  })
})
