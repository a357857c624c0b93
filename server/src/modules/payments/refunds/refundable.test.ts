import { minorUnits, sumOf } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import {
  type Books,
  divide,
  leftAs,
  leftOf,
  leftOfCardShare,
  leftOfItem,
  mayGiveBack,
  membershipPartOf,
  type Part,
  type Purse,
  type Wanted,
} from './refundable.ts'

const p = minorUnits

type Amounts = Readonly<Partial<Record<Purse, number>>>

const partsOf = (amounts: Amounts): readonly Part[] =>
  // Typed as a record of purses, so the cast is safe.
  (Object.entries(amounts) as [Purse, number][]).map(([purse, amount]) => ({ purse, amount: p(amount) }))

describe('[O-41 partly] the refundable amount', () => {
  test.each<[string, boolean, Amounts, Amounts]>([
    ['a card payment on the card', true, { online: 2000 }, { online: 2000 }],
    ['in three ways that come to as much', true, { online: 2000 }, { online: 500, credit: 500, 'off-system': 1000 }],
    ['a penny more', false, { online: 2000 }, { online: 500, credit: 500, 'off-system': 1001 }],
    ['more on the card than came from it', false, { online: 1500, credit: 500 }, { online: 1501 }],
    ['credit as money', false, { credit: 2000 }, { 'off-system': 1 }],
    ['credit in place of the card', true, { online: 1500, credit: 500 }, { credit: 2000 }],
    ['both as they came', true, { online: 1500, credit: 500 }, { online: 1500, credit: 500 }],
    ['the credit part outside of the platform', false, { online: 1500, credit: 500 }, { 'off-system': 1501 }],
    ['cash on a card', false, { cash: 500 }, { online: 500 }],
    ['a cheque in cash', false, { cheque: 500, cash: 100 }, { cash: 101 }],
    ['a cheque and cash outside', true, { cheque: 500, cash: 100 }, { 'off-system': 600 }],
    ['a voucher as money', false, { 'offline-voucher': 500 }, { 'off-system': 500 }],
    ['a voucher as credit', true, { 'offline-voucher': 500 }, { credit: 500 }],
    ['membership credit as general credit', false, { membership: 500, online: 1500 }, { credit: 1501 }],
    ['membership credit as such', true, { membership: 500, online: 1500 }, { membership: 500, credit: 1500 }],
    ['general credit as membership credit', false, { membership: 500, credit: 1500 }, { membership: 501 }],
    ['what was included in something else', false, { inclusive: 500 }, { credit: 1 }],
  ])('%s: %s', (_what, allowed, paid, given) => {
    expect(mayGiveBack(partsOf(paid), partsOf(given))).toBe(allowed)
  })
})

const order = (paid: Amounts, given: Amounts = {}): Books => ({
  items: [{ id: 1, parentId: null, lineTotal: sumOf(partsOf(paid)) }],
  paid: partsOf(paid),
  given: partsOf(given).map((part) => ({ ...part, itemId: null })),
})

describe('[O-32 partly] membership credit', () => {
  test('is refunded in proportion, and exactly when everything is refunded', () => {
    const half = { membership: 1000, online: 1000 }
    expect(membershipPartOf(p(501), leftOf(order(half)))).toBe(250)
    expect(membershipPartOf(p(1000), leftOf(order(half, { online: 1000 })))).toBe(1000)
    expect(membershipPartOf(p(0), leftOf(order(half, { membership: 1000, credit: 1000 })))).toBe(0)
  })

  const wanted = (amounts: Amounts): readonly Wanted[] =>
    partsOf(amounts).map(({ purse, amount }) => ({
      tenderType: purse === 'membership' ? 'credit' : purse,
      amount,
      itemId: null,
    }))

  test.each<[Amounts, readonly number[] | undefined]>([
    [{ credit: 1440 }, [750]],
    // The order of the request does not matter: credit is divided by what money leaves.
    [{ credit: 1500, online: 1380 }, [1500, 0]],
    [{ online: 1380, credit: 1500 }, [0, 1500]],
    [{ online: 1380, credit: 1501 }, undefined],
  ])('of 1500 and 1380 by card, %o', (amounts, membership) => {
    const divided = divide(order({ membership: 1500, online: 1380 }), wanted(amounts))
    expect(divided?.map((one) => one.membership)).toEqual(membership)
  })

  test('is not replaced by money refunded as general credit', () => {
    const after = order({ membership: 1500, online: 1380 }, { membership: 750, credit: 690 })
    expect(divide(after, wanted({ online: 690 }))).toBeDefined()
    expect(divide(after, wanted({ online: 691 }))).toBeUndefined()
  })
})

describe('[O-180 partly] the amount that can still be refunded', () => {
  test.each<[string, Purse, Amounts, Amounts, number]>([
    ['on the card', 'online', { online: 2500, credit: 1500 }, { online: 500 }, 2000],
    [
      'on the card, once the money is back outside',
      'online',
      { online: 2500, credit: 1500 },
      { 'off-system': 2500 },
      0,
    ],
    ['on the card, once most is back as credit', 'online', { online: 2500, credit: 1500 }, { credit: 3000 }, 1000],
    ['as credit', 'credit', { online: 2500, credit: 1500 }, { online: 2500 }, 1500],
    ['in cash of a card', 'cash', { online: 2500 }, {}, 0],
    ['as membership credit', 'membership', { membership: 900, online: 100 }, { membership: 300, online: 100 }, 600],
  ])('%s', (_what, way, paid, given, left) => {
    expect(leftAs(way, order(paid, given))).toBe(left)
  })

  /** A course of 5400 with an extra of 1995, and another line. */
  const items = [
    { id: 1, parentId: null, lineTotal: p(5400) },
    { id: 2, parentId: 1, lineTotal: p(1995) },
    { id: 3, parentId: null, lineTotal: p(4000) },
  ]
  test.each<[string, readonly (readonly [number | null, number])[], readonly [number, number, number]]>([
    ['nothing', [], [7395, 1995, 4000]],
    ['the extra', [[2, 1995]], [5400, 0, 4000]],
    ['a part of the extra', [[2, 1000]], [6395, 995, 4000]],
    ['all by the name of the course', [[1, 7395]], [0, 0, 4000]],
    ['most by the name of the course', [[1, 7000]], [395, 395, 4000]],
    ['what the course itself cost', [[1, 5400]], [1995, 1995, 4000]],
    [
      'one after the other',
      [
        [2, 1995],
        [1, 5000],
      ],
      [400, 0, 4000],
    ],
    ['something without a name', [[null, 500]], [7395, 1995, 4000]],
    ['the other line', [[3, 4000]], [7395, 1995, 0]],
  ])('of items, after a refund of %s', (_what, back, left) => {
    const given = back.map(([itemId, amount]) => ({ purse: 'online' as const, itemId, amount: p(amount) }))
    expect(items.map(({ id }) => leftOfItem({ items, given }, id))).toEqual(left)
    expect(leftOfItem({ items, given }, 4)).toBe(0)
  })
})

describe('the card refund of a cancelled line', () => {
  const lines = (...totals: readonly number[]) =>
    totals.map((lineTotal, index) => ({ id: index + 1, parentId: null, lineTotal: p(lineTotal) }))
  const books = (items: Books['items'], paid: Amounts, given: Books['given'] = []): Books => ({
    items,
    paid: partsOf(paid),
    given,
  })
  const sharesOf = (of: Books) => of.items.map(({ id }) => Number(leftOfCardShare(of, id)))

  test.each<[string, readonly number[], Amounts, readonly number[]]>([
    ['in proportion', [1000, 1000], { credit: 700, online: 1300 }, [650, 650]],
    ['with the pennies that are left over', [100, 100, 100], { credit: 100, online: 200 }, [67, 66, 67]],
    ['all of it', [500, 700], { online: 1200 }, [500, 700]],
    ['none of what costs nothing', [0, 700], { online: 500, credit: 200 }, [0, 500]],
    ['nothing where no card has paid', [700], { cash: 700 }, [0]],
  ])('%s', (_what, totals, paid, shares) => {
    expect(sharesOf(books(lines(...totals), paid))).toEqual(shares)
  })

  test('includes its extras, minus earlier refunds, up to what the card was charged', () => {
    const items = [...lines(900, 1000), { id: 3, parentId: 1, lineTotal: p(100) }]
    const paid = { credit: 700, online: 1300 }
    const given = (amount: number, itemId: number | null) => [{ purse: 'online' as const, amount: p(amount), itemId }]
    expect(Number(leftOfCardShare(books(items, paid, given(200, 3)), 1))).toBe(450)
    expect(Number(leftOfCardShare(books(items, paid, given(1000, null)), 2))).toBe(300)
  })
})
