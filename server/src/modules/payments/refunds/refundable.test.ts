import type { TenderType } from '@touchline/contract'
import { minorUnits } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import { leftOf, mayGiveBack, membershipPartOf, type Part } from './refundable.ts'

type Amounts = Readonly<Partial<Record<TenderType, number>>>

const partsOf = (amounts: Amounts): readonly Part[] =>
  // A record of tenders by definition of its type.
  (Object.entries(amounts) as [TenderType, number][]).map(([tenderType, amount]) => ({
    tenderType,
    amount: minorUnits(amount),
  }))

describe('[O-41 partly] what may be given back', () => {
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
    ['what was included in something else', false, { inclusive: 500 }, { credit: 1 }],
  ])('%s: %s', (_what, allowed, paid, given) => {
    expect(mayGiveBack(partsOf(paid), partsOf(given))).toBe(allowed)
  })
})

describe('[O-32 partly] membership credit', () => {
  const order = { total: minorUnits(2000), byMembership: minorUnits(1000) }
  const p = minorUnits

  test('comes back in proportion to what is left, and to the penny when all does', () => {
    const none = leftOf(order, { all: [], asMembership: p(0) })
    expect(membershipPartOf(p(501), none)).toBe(250)
    const afterCard = leftOf(order, { all: partsOf({ online: 1000 }), asMembership: p(0) })
    expect(membershipPartOf(p(1000), afterCard)).toBe(1000)
    const afterAll = leftOf(order, { all: partsOf({ credit: 2000 }), asMembership: p(1000) })
    expect(membershipPartOf(p(0), afterAll)).toBe(0)
  })
})
