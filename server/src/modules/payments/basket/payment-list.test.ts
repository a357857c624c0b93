import { PlatformError, type TenderType, tenderTypes, tenders, Text } from '@touchline/contract'
import { minorUnits as p } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import { acceptPayments, cartSourceOf, dropEmpty, samePayments } from './payment-list.ts'

const credit = (amount: number) => ({ tender_type: 'credit' as const, amount })
const online = (amount: number) => ({ tender_type: 'online' as const, amount })
const by = (type: TenderType, amount: number) => ({ tender_type: type, amount })
const onlineDue = { balance: p(2000), reservedCredit: p(500), channel: 'online', tillId: null } as const
const atTheTill = { ...onlineDue, channel: 'foh', tillId: 7 } as const
const accepted = (...request: Parameters<typeof acceptPayments>) =>
  acceptPayments(...request).map(({ tenderType, amount }) => [tenderType, amount])

/** The fields at which the till refuses a list. */
function refusedAt(payments: Parameters<typeof acceptPayments>[0]): readonly string[] {
  try {
    acceptPayments(payments, atTheTill)
    return []
  } catch (error) {
    return error instanceof PlatformError ? Object.keys(error.fields ?? {}) : []
  }
}

describe('the list of payments', () => {
  test('[P7-077] [PAY-17 partly] entries of zero or less are dropped before any sum', () => {
    expect(dropEmpty([credit(0), online(-5), online(2000)])).toEqual([online(2000)])
  })

  test('[PAY-48 partly] credit and card share the balance', () => {
    expect(accepted([credit(500), online(1500)], onlineDue)).toEqual([
      ['credit', 500],
      ['online', 1500],
    ])
  })

  test('an item of price zero is paid with no entries', () => {
    expect(accepted([credit(0)], { ...onlineDue, balance: p(0) })).toEqual([])
  })

  test.each([
    ['too little', [online(1999)]],
    ['too much', [online(2001)]],
    ['nothing', []],
    ['more credit than was set aside', [credit(501), online(1499)]],
    ['a voucher that nobody has', [{ tender_type: 'voucher' as const, amount: 2000 }]],
    ['cash over the internet', [{ tender_type: 'cash' as const, amount: 2000 }]],
  ])('[PAY-16] %s is refused with an error for the field', (_what, payments) => {
    try {
      acceptPayments(payments, onlineDue)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(PlatformError)
      expect(error).toMatchObject({ code: 'validation_failed', fields: { payments: [expect.any(Text)] } })
    }
  })

  test('order, splitting and empty entries do not change the payment', () => {
    expect(samePayments([credit(500), online(1500)], [online(1000), credit(0), online(500), credit(500)])).toBe(true)
    expect(samePayments([credit(500), online(1500)], [credit(1500), online(500)])).toBe(false)
    expect(samePayments([online(1500)], [])).toBe(false)
  })

  test('a channel name stands for the booking source most used on it', () => {
    expect(cartSourceOf('online')).toBe('activity-booking')
    expect(cartSourceOf('foh')).toBe('front-of-house')
    expect(cartSourceOf('online-joining')).toBe('online-joining')
  })
})

describe('the table of tenders', () => {
  const taken = (due: typeof onlineDue | typeof atTheTill) =>
    tenderTypes.filter((type) => {
      try {
        return acceptPayments([by(type, 500)], { ...due, balance: p(500) }).length > 0
      } catch {
        return false
      }
    })

  test('[S3-035, P7-076] [C-68 partly] lists the payment methods of each channel: the desk also takes a card terminal', () => {
    expect(taken(onlineDue)).toEqual(['online', 'credit'])
    expect(taken(atTheTill)).toEqual(['cash', 'card', 'cheque', 'offline-voucher', 'credit'])
  })

  test.each([
    ['cash', 'till_closed'],
    ['card', 'till_closed'],
    ['cheque', 'till_closed'],
    ['offline-voucher', 'till_closed'],
    ['credit', undefined],
  ] as const)('[O-40] %s without an open till: %s', (type, code) => {
    const pay = () => acceptPayments([by(type, 500)], { ...atTheTill, balance: p(500), tillId: null })
    if (code === undefined) expect(pay()).toHaveLength(1)
    else expect(pay).toThrow(new PlatformError(code))
  })

  test('[O-41] a method with a slip may name it, and each slip pays once', () => {
    const slip = (type: TenderType, reference: string) => ({ ...by(type, 1000), reference })
    const [one, two] = [slip('offline-voucher', 'GIFT-1'), slip('offline-voucher', 'GIFT-2')]
    expect(acceptPayments([one, two], atTheTill).map(({ reference }) => reference)).toEqual(['GIFT-1', 'GIFT-2'])
    expect(refusedAt([one, credit(0), one])).toEqual(['payments.2.reference'])
    expect(refusedAt([slip('offline-voucher', 'GIFT-1'), { ...by('cash', 1000), reference: 'X' }])).toEqual([
      'payments.1.reference',
    ])
    expect(tenderTypes.filter((type) => tenders[type].takesReference)).toEqual(['card', 'cheque', 'offline-voucher'])
  })

  test('[O-41] [S4-016, S4-017] cash and cheque exclude each other', () => {
    expect(refusedAt([credit(0), by('cash', 1000), by('cheque', 1000)])).toEqual(['payments.2.tender_type'])
    expect(accepted([by('cash', 1500), credit(500)], atTheTill)).toHaveLength(2)
  })

  test('[O-41] [S4-014, S4-015] vouchers stay separate, entries of any other method are merged', () => {
    const payments = [by('offline-voucher', 500), by('cash', 400), by('offline-voucher', 500), by('cash', 600)]
    expect(accepted(payments, atTheTill)).toEqual([
      ['offline-voucher', 500],
      ['offline-voucher', 500],
      ['cash', 1000],
    ])
    expect(tenderTypes.filter((type) => tenders[type].mayRepeat)).toEqual(['offline-voucher'])
  })

  test('[O-41] [S4-019] only a voucher keeps its value when the basket changes', () => {
    expect(tenderTypes.filter((type) => tenders[type].keepsItsValue)).toEqual(['offline-voucher'])
  })

  test('[O-180 partly] a refund goes to the original method, to credit or outside the platform, and credit only to credit', () => {
    expect(tenders.online.refundableTo).toEqual(['online', 'credit', 'off-system'])
    expect(tenders.credit.refundableTo).toEqual(['credit'])
    const owed = tenderTypes.filter((type) => tenders[type].refundableTo.some((to: TenderType) => to === 'credit'))
    expect(tenderTypes.filter((type) => !owed.includes(type))).toEqual(['float', 'inclusive'])
  })
})
