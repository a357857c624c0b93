import { expect, test } from 'vitest'
import { draftOf, withDraft } from './form-values.ts'

const initial = { name: '', town: 'Ashcombe', password: '', agreed: false }

test('a draft holds the typed values and never a password', () => {
  expect(draftOf({ ...initial, password: 'Seven-Seas' }, initial, ['password'])).toBeNull()
  const typed = { ...initial, name: 'Nia', town: '', password: 'Seven-Seas', agreed: true }
  expect(draftOf(typed, initial, ['password'])).toEqual({ name: 'Nia', town: '', agreed: true })
})

test('a draft fills the form; values that do not fit are ignored', () => {
  expect(withDraft(initial, { name: 'Nia', agreed: 'yes', strange: 1, toString: 'x' })).toEqual({
    ...initial,
    name: 'Nia',
  })
  expect(withDraft(initial, null)).toEqual(initial)
  expect(withDraft(initial, 'text')).toEqual(initial)
})
