import { PlatformError } from '@touchline/contract'
import { minorUnits as p } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import { cartSourceOf, dropEmpty, samePayments, splitPayments } from './payment-list.ts'

const credit = (amount: number) => ({ tender_type: 'credit' as const, amount })
const online = (amount: number) => ({ tender_type: 'online' as const, amount })

describe('the list of payments', () => {
  test('[P7-077] [PAY-17] entries of nothing or less are dropped before any sum', () => {
    expect(dropEmpty([credit(0), online(-5), online(2000)])).toEqual([online(2000)])
  })

  test('[PAY-48] credit and card share the balance', () => {
    const split = splitPayments([credit(500), online(1500)], { balance: p(2000), reservedCredit: p(500) })
    expect(split).toEqual({ card: 1500, credit: 500 })
  })

  test.each([
    ['too little', [online(1999)]],
    ['too much', [online(2001)]],
    ['nothing', []],
    ['more credit than was set aside', [credit(501), online(1499)]],
    ['a voucher that nobody has', [{ tender_type: 'voucher' as const, amount: 2000 }]],
    ['cash over the internet', [{ tender_type: 'cash' as const, amount: 2000 }]],
  ])('[PAY-16] %s is refused at the field', (_what, payments) => {
    try {
      splitPayments(payments, { balance: p(2000), reservedCredit: p(500) })
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(PlatformError)
      expect(error).toMatchObject({ code: 'validation_failed', fields: { payments: [expect.any(String)] } })
    }
  })

  test('order, splitting and empty entries make no difference to what is paid', () => {
    expect(samePayments([credit(500), online(1500)], [online(1000), credit(0), online(500), credit(500)])).toBe(true)
    expect(samePayments([credit(500), online(1500)], [credit(1500), online(500)])).toBe(false)
    expect(samePayments([online(1500)], [])).toBe(false)
  })

  test('channel names stand for the source most used on them', () => {
    expect(cartSourceOf('online')).toBe('activity-booking')
    expect(cartSourceOf('foh')).toBe('front-of-house')
    expect(cartSourceOf('online-joining')).toBe('online-joining')
  })
})
