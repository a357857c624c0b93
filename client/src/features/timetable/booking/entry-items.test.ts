import { describe, expect, test } from 'vitest'
import { unmetIn } from '../../restrictions/unmet.ts'
import { gapOf } from './use-entry-booking.ts'
import { placeItem, placesOf, quantitiesIn, ticketItems, ticketsTotal } from './entry-items.ts'

const nobody = { purchasedForUserId: null, agreedWaiverId: null }
const price = (value: number) => ({ value, formatted: null, currency: null })
const tickets = [
  { id: 'adult', price: price(520), attendees: 1 },
  { id: 'family', price: price(1400), attendees: 4 },
  { id: 'staff', price: null, attendees: null },
]

describe('the basket is asked for', () => {
  test('[C-37] [O-91 partly] for one place, by the id of either generation', () => {
    expect(placeItem('42', nobody)).toEqual({ purchasableId: 42, purchasableType: 'activity', quantity: 1 })
    expect(placeItem('oc42', { purchasedForUserId: 7, agreedWaiverId: 3 })).toEqual({
      purchasableId: 'oc42',
      purchasableType: 'av2Booking',
      quantity: 1,
      purchasedForUserId: 7,
      activityRestrictionIds: [3],
    })
  })

  test('[P5-007 partly] for several tickets at once, one line for each type', () => {
    expect(ticketItems({ adult: 2, family: 1, staff: 0 }, nobody)).toEqual([
      { purchasableId: 'adult', purchasableType: 'activityTicket', quantity: 2 },
      { purchasableId: 'family', purchasableType: 'activityTicket', quantity: 1 },
    ])
  })

  test('[O-312 partly] for a ticket of a linked user, whose place from the waitlist it takes', () => {
    expect(ticketItems({ adult: 1 }, { purchasedForUserId: 7, agreedWaiverId: null })).toEqual([
      { purchasableId: 'adult', purchasableType: 'activityTicket', quantity: 1, purchasedForUserId: 7 },
    ])
  })

  test('[O-444] again for the tickets of a draft, without what was edited by hand', () => {
    expect(quantitiesIn({ adult: 2, family: 0, staff: 'many', child: 99, junior: 1.5 })).toEqual({ adult: 2 })
    for (const draft of [null, 'adult', { adult: 0 }]) expect(quantitiesIn(draft)).toBeNull()
  })

  test('for the price of the tickets and their places', () => {
    const chosen = { adult: 2, family: 1 }
    expect(ticketsTotal(tickets, chosen)).toBe(2440)
    expect(placesOf(tickets, chosen)).toBe(6)
    expect(ticketsTotal(tickets, { staff: 1 })).toBeNull()
  })
})

describe('missing choices', () => {
  const facts = { personMissing: false, ticketsMissing: false, waiverMissing: false, inductionName: null }

  test('are named in the order of the panel', () => {
    expect(gapOf(facts)).toBeNull()
    expect(gapOf({ ...facts, waiverMissing: true })?.kind).toBe('waiver')
    expect(gapOf({ ...facts, waiverMissing: true, ticketsMissing: true })?.kind).toBe('tickets')
    expect(gapOf({ ...facts, personMissing: true, inductionName: 'Wall' })?.kind).toBe('person')
    expect(gapOf({ ...facts, inductionName: 'Wall' })).toEqual({ kind: 'induction', name: 'Wall' })
  })

  test('[O-49 partly] the waiver is named where either waiver or induction is enough', () => {
    const waiver = { id: 3, name: 'Pool', type: 'waiver' }
    const induction = { id: 4, name: 'Wall', type: 'induction' }
    const both = { criteria: 'all', prePurchaseWaiver: waiver, prePurchaseInduction: induction }
    expect(unmetIn(both).induction).toBe(induction)
    expect(unmetIn({ ...both, criteria: 'any' }).induction).toBeNull()
    expect(unmetIn(null)).toEqual({ waiver: null, induction: null })
  })
})
