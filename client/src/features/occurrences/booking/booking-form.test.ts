import { describe, expect, test } from 'vitest'
import courses from '../../../i18n/en/courses.json'
import { unmetRestrictionsOf } from '../schedules/schedule.ts'
import { emptyForm, formAfter, hasAgreed } from './booking-form.ts'
import type { BookingForm, BookingFormEvent } from './booking-form.ts'
import { bookingItem } from './booking-item.ts'
import { readRefusal } from '../refusal.ts'
import { schedule, extra, session } from '../testing/schedule-examples.ts'
import { whyDisabled } from './summary/why-disabled.ts'
import type { BookingFacts } from './summary/why-disabled.ts'

const after = (events: readonly BookingFormEvent[]): BookingForm => events.reduce(formAfter, emptyForm)

describe('the booking form', () => {
  test('[S4-066 partly] is replaced by the confirmation after a successful addition', () => {
    expect(
      after([
        { kind: 'sent', onward: 'stay' },
        { kind: 'added', personId: 12 },
      ]).stage,
    ).toBe('added')
  })

  test('stays, marked as sent, when the customer goes on to the checkout', () => {
    const form = after([
      { kind: 'sent', onward: 'checkout' },
      { kind: 'added', personId: 12 },
    ])
    expect(form).toMatchObject({ stage: 'sending', sentFor: 12 })
  })

  test('keeps the input after a refusal, which shows until it is corrected', () => {
    const refused = after([
      { kind: 'extra-chosen', extraId: 4, quantity: 2 },
      { kind: 'sent', onward: 'stay' },
      {
        kind: 'refused',
        fields: [
          { target: 'waiver', message: 'Please agree' },
          { target: 'extras', message: 'Not enough' },
        ],
      },
    ])
    expect(refused).toMatchObject({ stage: 'filling', extras: { 4: 2 }, attempt: 1 })
    const corrected = formAfter(refused, { kind: 'extra-chosen', extraId: 4, quantity: 1 })
    expect(corrected.refused).toEqual([{ target: 'waiver', message: 'Please agree' }])
  })

  test('an agreement is valid for one waiver and one person', () => {
    const form = after([{ kind: 'waiver-answered', agreement: { waiverId: 3, personId: 12 } }])
    expect(hasAgreed(form, { waiverId: 3, personId: 12 })).toBe(true)
    expect(hasAgreed(form, { waiverId: 3, personId: 13 })).toBe(false)
    expect(hasAgreed(form, { waiverId: 4, personId: 12 })).toBe(false)
    const visitor = after([{ kind: 'waiver-answered', agreement: { waiverId: 3, personId: null } }])
    expect(hasAgreed(visitor, { waiverId: 3, personId: 12 })).toBe(true)
  })
})

describe('why the booking buttons are disabled', () => {
  const ready: BookingFacts = {
    action: 'book',
    message: null,
    personMissing: false,
    owing: false,
    inductionMissing: false,
    waiverMissing: false,
    sessionMissing: false,
    complete: true,
  }
  const worst: BookingFacts = {
    action: 'cancel_reservation',
    message: 'Booking has closed.',
    personMissing: false,
    owing: false,
    inductionMissing: true,
    waiverMissing: true,
    sessionMissing: true,
    complete: false,
  }

  test('[S5-013, S5-014, S5-015 partly, S5-020] they are enabled only when the form is complete, the waiver agreed to and the action is book', () => {
    expect(whyDisabled(ready)).toBeNull()
    const missing = [
      { complete: false },
      { sessionMissing: true },
      { waiverMissing: true },
      { action: 'cancel_booking' },
    ] as const
    expect(missing.filter((change) => whyDisabled({ ...ready, ...change }) === null)).toEqual([])
  })

  test('reasons about a person who was not chosen are not shown', () => {
    expect(whyDisabled({ ...worst, personMissing: true })).toEqual({ kind: 'hint', hint: 'choosePerson' })
  })

  test('[O-18 partly] unpaid charges come before every other reason', () => {
    const owing = { kind: 'hint', hint: 'payFirst' }
    expect(whyDisabled({ ...ready, owing: true })).toEqual(owing)
    expect(whyDisabled({ ...worst, personMissing: true, owing: true })).toEqual(owing)
  })

  test('[S5-021, O-24] the platform’s message comes first', () => {
    expect(whyDisabled(worst)).toEqual({ kind: 'message', message: 'Booking has closed.' })
  })

  test.each([
    ['S5-022', { ...worst, message: null }, 'Reserved'],
    ['S5-023', { ...worst, message: null, action: 'cancel_booking' }, 'Already booked'],
    ['O-49 partly', { ...worst, message: null, action: 'book' }, 'Please complete the induction first: {{name}}'],
    ['S5-024', { ...ready, waiverMissing: true, complete: false }, 'Please agree to the waiver'],
    ['S5-025, S5-016', { ...ready, sessionMissing: true, complete: false }, 'Please select at least one session'],
    ['S5-026', { ...ready, complete: false }, 'Please complete all required fields'],
  ] as const)('[%s, S5-027, O-24] %j gives the hint "%s"', (_, facts, text) => {
    const disabled = whyDisabled(facts)
    expect(disabled?.kind === 'hint' && courses.booking.hints[disabled.hint]).toBe(text)
  })
})

describe('restrictions', () => {
  const waiver = { id: 3, name: 'Deep water', type: 'pre-purchase-waiver' } as const
  const induction = { id: 5, name: 'Top rope', type: 'pre-purchase-induction' } as const
  const asking = (criteria: 'all' | 'any' | null) => {
    const restrictions = { prePurchaseWaiver: waiver, prePurchaseInduction: induction, criteria }
    return schedule({ occurrences: [session('2026-12-01', { restrictions }), session('2026-12-08')] })
  }

  test('[S5-018 partly] the first session’s waiver counts', () => {
    expect(unmetRestrictionsOf(asking('all'))).toEqual({ waiver, induction })
    expect(unmetRestrictionsOf(schedule())).toEqual({ waiver: null, induction: null })
  })

  test('[O-49 partly] where either is enough the waiver is asked for', () => {
    expect(unmetRestrictionsOf(asking('any'))).toEqual({ waiver, induction: null })
  })
})

describe('the item for the basket', () => {
  test('[S5-002 partly, S5-006 partly] of a plain course has quantity 1 and no camp fields', () => {
    const parts = { purchasedForUserId: null, extras: [], answers: [], agreedWaiverId: null }
    expect(bookingItem('c1', { purchasableType: 'course' }, parts)).toEqual({
      purchasableId: 'c1',
      purchasableType: 'course',
      quantity: 1,
      purchasedForUserId: null,
    })
  })

  test('[S6-010, O-49 partly, C-54 partly] carries the person, the extras, the answers and the waiver', () => {
    const item = bookingItem(
      'c1',
      { purchasableType: 'course' },
      {
        purchasedForUserId: 12,
        extras: [{ extra: extra(4, 500), quantity: 2 }],
        answers: [{ customQuestionId: 1, answer: 'Sam' }],
        agreedWaiverId: 3,
      },
    )
    expect(item).toMatchObject({
      purchasedForUserId: 12,
      extras: [{ pricingOptionId: 4, quantity: 2 }],
      customQuestionAnswers: [{ customQuestionId: 1, answer: 'Sam' }],
      activityRestrictionIds: [3],
    })
  })
})

describe('a refused item', () => {
  test('[S5-012 partly, C-46 partly] messages about answers go to their questions', () => {
    expect(
      readRefusal({
        'items.0.custom_question_answers.17': ['This field is required'],
        'custom_question_answers[18]': ['Please select an option', 'And another thing'],
      }).questions,
    ).toEqual({ 17: 'This field is required', 18: 'Please select an option' })
  })

  test('[O-49 partly] other messages go to their parts of the form', () => {
    expect(
      readRefusal({
        'items.0.activity_restriction_ids': ['Please agree to the waiver: Deep water'],
        'items.0.extras.1.pricing_option_id': ['This extra is not offered here.'],
        'items.0.quantity': ['The quantity of a course is always 1.'],
        'items.0.purchasable_type': [],
      }),
    ).toEqual({
      questions: {},
      fields: [
        { target: 'waiver', message: 'Please agree to the waiver: Deep water' },
        { target: 'extras', message: 'This extra is not offered here.' },
        { target: 'form', message: 'The quantity of a course is always 1.' },
      ],
    })
  })
})
