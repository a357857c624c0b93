import { addItems, listBookings } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { courseItem } from '../carts/basket.ts'
import { basketOf, courseCalled } from '../support/basket.ts'
import { startPlatform } from '../support/platform.ts'

const pounds = (value: number) => expect.objectContaining({ value })

describe('[O-97] terms shown before booking', () => {
  test('[O-32 partly, O-33 partly] the refund deadline, the terms after it, and never a fee above the price', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const later = { returns: 'nothing', fee: pounds(300), blocks: [], strikes: null, sessions: 'all_left' }
    const course = await courseCalled(carys, 'first-strokes')
    const first = course.occurrences[0]?.starts_at.utc ?? ''
    const { until, ...rest } = course.cancellation_summary ?? {}
    expect(Date.parse(`${until?.utc}Z`)).toBe(Date.parse(`${first}Z`) - 24 * 3_600_000)
    expect(rest).toEqual({ returns: 'credit_full', amount: course.price, later })
    const items = [await courseItem(carys, 'first-strokes')]
    const { data } = await carys.call(addItems, { params: basketOf(carys.id), body: { items } })
    expect(data.items[0]).toMatchObject({ cancellation_summary: course.cancellation_summary, bring: course.bring })
    expect(course.bring).toContain('Swimwear and a towel')
    const free = await courseCalled(carys, 'walking-football')
    expect(free.cancellation_summary).toMatchObject({
      returns: 'nothing',
      amount: null,
      later: { returns: 'nothing', fee: null },
    })
    // A visitor's answer changes at the moment at which cancelling ends to be free.
    await platform.advance(`PT${(Date.parse(`${until?.utc}Z`) - Date.parse('2026-04-07T09:00:00Z')) / 60_000}M`)
    expect((await courseCalled(platform.visitor, 'first-strokes')).cancellation_summary).toEqual({
      until: null,
      returns: 'nothing',
      amount: null,
      later,
    })
  })

  test('[O-33 partly] a booking has the same terms for all that is cancelled with it', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const { data } = await amina.call(listBookings, { query: { cancellation_source: 'customers', per_page: 100 } })
    const open = data.find(({ name, cancellation_summary: terms }) => name === 'Stage four swimmers' && terms?.until)
    const { cut_off: until, outcome } = open?.cancellation ?? {}
    expect(open?.cancellation_summary).toMatchObject({ until, amount: outcome?.returned })
    expect(open?.suitable_for).toEqual({ label: 'Children 6 to 11', min_age: 6, max_age: 11 })
  })

  test('the reason for a price: for members, for others, and for members only', async () => {
    const { as, visitor } = await startPlatform()
    const [ben, carys] = [await as('ben'), await as('carys')]
    const member = await courseCalled(ben, 'tennis-for-beginners')
    const reason = { percent: 20, membership: 'Fairwater All In', price: pounds(4320) }
    expect(member).toMatchObject({ price: { value: 4320 }, normal_price: { value: 5400 } })
    expect(member.price_reason).toEqual({ code: 'member_price', ...reason })
    const other = await courseCalled(carys, 'tennis-for-beginners')
    expect(other).toMatchObject({ price: { value: 5400 }, normal_price: { value: 5400 } })
    expect(other.price_reason).toEqual({ code: 'members_pay_less', ...reason })
    for (const person of [carys, visitor]) {
      const closed = await courseCalled(person, 'masters-swim-squad')
      expect(closed).toMatchObject({ normal_price: null, price_reason: { code: 'members_only', percent: null } })
      expect(closed.price_reason?.price).toEqual(pounds(5000))
    }
    const items = [await courseItem(ben, 'stroke-improvers')]
    const { data } = await ben.call(addItems, { params: basketOf(ben.id), body: { items } })
    expect(data.items[0]).toMatchObject({
      line_total: { value: 4200 },
      normal_price: { value: 5600 },
      price_reason: { code: 'member_price', percent: 25 },
    })
  })
})
