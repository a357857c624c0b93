import type { AddItem } from '@touchline/contract'
import { minorUnits } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import type { Actor } from '../../actor.ts'
import { places } from '../../testing/planned.ts'
import { blockedBy, decidePenalty } from './penalty.ts'
import { parsePenalty } from './purchasable.ts'

const type = 'penalty' as const
const penalty = {
  id: 3,
  userId: 7,
  type,
  amount: minorUnits(500),
  reason: 'Missed without notice',
  disablesBooking: true,
  actions: ['disable_booking', 'disable_access'],
  bookingId: null,
  createdAt: 0,
  placesId: 30,
  paidAt: null,
  withdrawnAt: null,
}
const actor: Actor = {
  callerId: 7,
  ownerId: 7,
  selectedUserId: undefined,
  channel: 'online',
  roles: ['customer'],
  permissions: [],
  cause: { kind: 'request', call: 'addItems' },
}
const free = places(30, { maximum: 1 })

describe('[O-92] a penalty', () => {
  test('is one line of its amount with one place', () => {
    expect(decidePenalty(penalty, free, { actor, type })).toMatchObject({
      kind: 'quote',
      quote: {
        name: 'Missed without notice',
        unitPrice: 500,
        quantity: 1,
        attendeeId: null,
        claims: [{ placesId: 30, count: 1 }],
      },
    })
  })

  test.each([
    ['somebody else’s', penalty, free, { ...actor, ownerId: 8 }, 'not_found'],
    ['withdrawn', { ...penalty, withdrawnAt: 1 }, free, actor, 'not_found'],
    ['a debt', { ...penalty, type: 'debt' as const }, free, actor, 'not_found'],
    ['unknown', undefined, undefined, actor, 'not_found'],
    ['paid', { ...penalty, paidAt: 1 }, { ...free, consumed: 1 }, actor, 'already_paid'],
    ['in a basket', penalty, { ...free, consumed: 1 }, actor, 'in_basket'],
  ])('is refused when it is %s', (_what, row, taken, who, code) => {
    expect(decidePenalty(row, taken, { actor: who, type })).toMatchObject({
      kind: 'refusal',
      refusal: { reason: { code } },
    })
  })

  test('is put into its customer’s basket by staff, and its own line does not prevent that', () => {
    const staff: Actor = { ...actor, callerId: 1, channel: 'foh', roles: ['foh'] }
    expect(decidePenalty(penalty, free, { actor: staff, type })).toMatchObject({ kind: 'quote' })
    expect(decidePenalty(penalty, { ...free, consumed: 1 }, { actor, type, insteadOf: 4 })).toMatchObject({
      kind: 'quote',
    })
  })

  test('[O-55] has quantity 1, no attendees, extras or answers', () => {
    const item: AddItem = { purchasable_id: '3', purchasable_type: 'penalty' }
    expect(parsePenalty(item)).toMatchObject({ kind: 'choice', choice: { penaltyId: 3, attendeeId: null } })
    const wrong = {
      quantity: 2,
      purchased_for_user_id: 8,
      extras: [{ pricing_option_id: 1, quantity: 1 }],
      purchasable_id: 'three',
    }
    const parsed = parsePenalty({ ...item, ...wrong })
    expect(parsed.kind === 'problems' && Object.keys(parsed.fields)).toEqual([
      'quantity',
      'purchased_for_user_id',
      'extras',
      'purchasable_id',
    ])
  })

  test('[O-32] names what it prevents', () => {
    expect(blockedBy(penalty)).toEqual(['booking', 'access'])
    expect(blockedBy({ disablesBooking: false, actions: ['charge_fee'] })).toEqual([])
  })
})
