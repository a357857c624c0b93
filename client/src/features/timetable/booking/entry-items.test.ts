import { describe, expect, test } from 'vitest'
import { unmetIn } from '../../restrictions/unmet.ts'
import { gapOf } from './entry-gap.ts'
import { placeItem, placesOf, ticketItems, ticketsTotal } from './entry-items.ts'

const nobody = { purchasedForUserId: null, agreedWaiverId: null }
const price = (value: number) => ({ value, formatted: null, currency: null })
const tickets = [
  { id: 'adult', price: price(520), attendees: 1 },
  { id: 'family', price: price(1400), attendees: 4 },
  { id: 'staff', price: null, attendees: null },
]

describe('the basket is asked for', () => {
  test('[C-37] [O-91 partly] one place, by the id of either generation', () => {
    expect(placeItem('42', nobody)).toEqual({ purchasableId: 42, purchasableType: 'activity', quantity: 1 })
    expect(placeItem('oc42', { purchasedForUserId: 7, agreedWaiverId: 3 })).toEqual({
      purchasableId: 'oc42',
      purchasableType: 'av2Booking',
      quantity: 1,
      purchasedForUserId: 7,
      activityRestrictionIds: [3],
    })
  })

  test('[P5-007 partly] several tickets in one go, a line for each kind, for nobody else', () => {
    expect(ticketItems({ adult: 2, family: 1, staff: 0 }, { purchasedForUserId: 7, agreedWaiverId: null })).toEqual([
      { purchasableId: 'adult', purchasableType: 'activityTicket', quantity: 2 },
      { purchasableId: 'family', purchasableType: 'activityTicket', quantity: 1 },
    ])
  })

  test('for what tickets come to, and the places they take', () => {
    const chosen = { adult: 2, family: 1 }
    expect(ticketsTotal(tickets, chosen)).toBe(2440)
    expect(placesOf(tickets, chosen)).toBe(6)
    expect(ticketsTotal(tickets, { staff: 1 })).toBeNull()
  })
})

describe('what is missing', () => {
  const facts = { personMissing: false, ticketsMissing: false, waiverMissing: false, inductionName: null }

  test('is told in the order of the panel', () => {
    expect(gapOf(facts)).toBeNull()
    expect(gapOf({ ...facts, waiverMissing: true })?.kind).toBe('waiver')
    expect(gapOf({ ...facts, waiverMissing: true, ticketsMissing: true })?.kind).toBe('tickets')
    expect(gapOf({ ...facts, personMissing: true, inductionName: 'Wall' })?.kind).toBe('person')
    expect(gapOf({ ...facts, inductionName: 'Wall' })).toEqual({ kind: 'induction', name: 'Wall' })
  })

  test('[O-49 partly] where one of waiver and induction is enough, the waiver is', () => {
    const waiver = { id: 3, name: 'Pool', type: 'waiver' }
    const induction = { id: 4, name: 'Wall', type: 'induction' }
    const both = { criteria: 'all', prePurchaseWaiver: waiver, prePurchaseInduction: induction }
    expect(unmetIn(both).induction).toBe(induction)
    expect(unmetIn({ ...both, criteria: 'any' }).induction).toBeNull()
    expect(unmetIn(null)).toEqual({ waiver: null, induction: null })
  })
})
