import { describe, expect, test } from 'vitest'
import { bookingDraftIn, bookingDraftOf, fillsAgain } from './booking-draft.ts'
import { emptyForm } from '../booking-form.ts'

const agreement = { waiverId: 3, personId: 12 }

describe('the draft of a booking form', () => {
  test('an untouched form has none, nor one whose extras were removed', () => {
    expect(bookingDraftOf(emptyForm, {})).toBeNull()
    expect(bookingDraftOf({ ...emptyForm, extras: { 4: 0 } }, {})).toBeNull()
  })

  test('holds answers, extras and the agreement, and restores them', () => {
    const form = { ...emptyForm, extras: { 4: 2 }, agreement }
    const draft = bookingDraftOf(form, { 17: 'Saffy', 18: ['1', '2'], 19: true })
    expect(bookingDraftIn(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    const sent = bookingDraftOf({ ...form, sentFor: 12 }, {})
    expect(bookingDraftIn(JSON.parse(JSON.stringify(sent)))).toMatchObject({ sentFor: 12 })
  })

  test.each([
    null,
    'text',
    [],
    { answers: { 17: 4, strange: 'x' }, extras: { 4: -1, 5: 'x' }, agreement: { waiverId: 'x' } },
  ])('ignores entries of the wrong shape: %j', (stored) => {
    expect(bookingDraftIn(stored)).toEqual({ answers: {}, extras: {}, agreement: null, dates: null })
  })

  test('fills the form again after sending only for the same person, whose place was lost', () => {
    const draft = bookingDraftIn({ answers: { 17: 'Saffy' } })
    expect(fillsAgain(draft, 12, false)).toBe(true)
    const sent = { ...draft, sentFor: 12 }
    expect(fillsAgain(sent, 12, true)).toBe(true)
    expect(fillsAgain(sent, 12, false)).toBe(false)
    expect(fillsAgain(sent, 13, true)).toBe(false)
  })
})
