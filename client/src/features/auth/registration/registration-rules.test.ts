import { describe, expect, test } from 'vitest'
import { compactPostcode, emptyRegistration, registrationProblems } from './registration-rules.ts'
import type { RegistrationForm } from './registration-rules.ts'

const today = '2025-04-07'
const good: RegistrationForm = {
  ...emptyRegistration,
  firstName: 'Carys',
  lastName: 'Bevan',
  email: 'carys@example.test',
  password: 'swimming8',
  passwordConfirmation: 'swimming8',
  dateOfBirth: '1990-05-17',
  postcode: 'CF10 1AA',
  terms: true,
}

const circumstances = { today, hasTerms: true }
const problems = (change: Partial<RegistrationForm>) => registrationProblems({ ...good, ...change }, circumstances)

describe('[O-02 partly] signing up', () => {
  test('a complete form has no problem; phone, address and opt-ins may be left out', () => {
    expect(problems({})).toEqual({})
  })

  test('[O-541 partly] a telephone number can be dialled', () => {
    expect(problems({ phone: '12' })).toEqual({ phone: { kind: 'telephone' } })
    expect(problems({ phone: '01632 960999 x12' })).toEqual({})
  })

  test('an empty form lists every required field in the order of the form', () => {
    expect(Object.keys(registrationProblems(emptyRegistration, circumstances))).toEqual([
      'firstName',
      'lastName',
      'dateOfBirth',
      'email',
      'password',
      'passwordConfirmation',
      'postcode',
      'terms',
    ])
  })

  test('the fields are in the order in which problems are listed', () => {
    const told = Object.keys(registrationProblems(emptyRegistration, circumstances))
    expect(Object.keys(emptyRegistration).filter((field) => told.includes(field))).toEqual(told)
  })

  test('names have 1 to 255 characters, not only spaces', () => {
    expect(problems({ firstName: '   ' })).toEqual({ firstName: { kind: 'required' } })
    expect(problems({ lastName: 'x'.repeat(255) })).toEqual({})
    expect(problems({ lastName: 'x'.repeat(256) })).toEqual({ lastName: { kind: 'too-long', maximum: 255 } })
  })

  test.each(['carys', 'carys@', '@example.test', 'a b@example.test', 'a@b@c.test', 'carys@example'])(
    '%o is no email address',
    (email) => {
      expect(problems({ email })).toEqual({ email: { kind: 'email' } })
    },
  )

  test.each(['bücher@example.test', 'nia..bowen@example.test', 'nia"@bücher.example'])(
    '[O-296] %o is refused for its name, which the field explains',
    (email) => {
      expect(problems({ email })).toEqual({ email: { kind: 'email-name' } })
    },
  )

  test('a password has at least 8 characters', () => {
    expect(problems({ password: 'x'.repeat(7), passwordConfirmation: 'x'.repeat(7) })).toEqual({
      password: { kind: 'too-short', minimum: 8 },
    })
  })

  test('the two passwords are the same', () => {
    expect(problems({ passwordConfirmation: 'Swimming8' })).toEqual({
      passwordConfirmation: { kind: 'passwords-differ' },
    })
  })

  test.each([today, '2030-01-01'])('%s is no date of birth', (dateOfBirth) => {
    expect(problems({ dateOfBirth })).toEqual({ dateOfBirth: { kind: 'not-in-past' } })
  })

  test('[O-443] somebody under 13 has no account of their own, from the thirteenth birthday they can', () => {
    expect(problems({ dateOfBirth: '2019-02-01' })).toEqual({ dateOfBirth: { kind: 'too-young', minimum: 13 } })
    expect(problems({ dateOfBirth: '2012-04-08' })).toEqual({ dateOfBirth: { kind: 'too-young', minimum: 13 } })
    expect(problems({ dateOfBirth: '2012-04-07' })).toEqual({})
  })

  test('[O-374] a date that cannot be read is not a missing one', () => {
    expect(problems({ dateOfBirth: '31-13-1990' })).toEqual({ dateOfBirth: { kind: 'no-date' } })
  })

  test('[S5-059] a postcode has 5 to 7 characters without its space', () => {
    expect(problems({ postcode: 'SO14 2AB' })).toEqual({})
    expect(problems({ postcode: 'M1 1' })).toEqual({ postcode: { kind: 'length', minimum: 5, maximum: 7 } })
    expect(problems({ postcode: 'SO14 22AB' })).toEqual({ postcode: { kind: 'length', minimum: 5, maximum: 7 } })
    expect(compactPostcode(' so14 2ab ')).toBe('SO142AB')
  })

  test('[S5-066 partly] the terms must be agreed to where there are any', () => {
    expect(problems({ terms: false })).toEqual({ terms: { kind: 'must-agree' } })
    expect(registrationProblems({ ...good, terms: false }, { ...circumstances, hasTerms: false })).toEqual({})
  })
})
