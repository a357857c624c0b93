import { describe, expect, test } from 'vitest'
import { fallbackLanguage } from '@touchline/languages'
import { word } from '../../../texts/index.ts'
import { describeProblem, describeProblems, fieldOf } from './validation-messages.ts'

const problem = (keyword: string, params: Record<string, unknown>, instancePath = '') => ({
  keyword,
  params,
  instancePath,
})

describe('validation messages', () => {
  test.each([
    [problem('required', { missingProperty: 'email' }), 'email', 'This field is required'],
    [
      problem('additionalProperties', { additionalProperty: 'x' }, '/items/0'),
      'items.0.x',
      'This field is not recognised.',
    ],
    [problem('type', { type: 'integer' }, '/data/quantity'), 'data.quantity', 'This field must be a whole number.'],
    [
      problem('format', { format: 'date-time' }, '/starts_at'),
      'starts_at',
      'This field must be a date and time with its offset from UTC, such as 2026-11-28T10:00:00Z.',
    ],
    [problem('type', { type: 'string,null' }, '/a'), 'a', 'This field must be text or empty.'],
    [problem('minLength', { limit: 8 }, '/password'), 'password', 'This field must contain at least 8 characters'],
    [problem('minLength', { limit: 1 }, '/name'), 'name', 'This field is required'],
    [problem('maximum', { limit: 100 }, '/per_page'), 'per_page', 'This field must be at most 100.'],
    [problem('enum', { allowedValues: ['a', 'b'] }, '/source'), 'source', 'This field must be one of: a, b.'],
    [problem('format', { format: 'email' }, '/email'), 'email', 'This field must be an email address.'],
    [problem('type', { type: 'object' }), 'body', 'This field must be an object.'],
  ])('%o', (finding, field, text) => {
    expect(fieldOf(finding)).toBe(field)
    expect(word(fallbackLanguage, describeProblem(finding))).toBe(text)
  })

  const choice = problem('anyOf', {}, '/a')
  const whole = problem('type', { type: 'integer' }, '/a')
  const empty = problem('type', { type: 'null' }, '/a')

  test.each([
    ['a value of none of its kinds', [whole, empty, choice], { a: ['This field must be a whole number or empty.'] }],
    [
      'a value of one of its kinds',
      [problem('minimum', { limit: 1 }, '/a'), empty, choice],
      { a: ['This field must be at least 1.'] },
    ],
    [
      'what is inside a value of one of its kinds',
      [problem('required', { missingProperty: 'b' }, '/a'), empty, choice],
      { 'a.b': ['This field is required'] },
    ],
    ['a value that is none of several texts', [choice], { a: ['This field is not valid.'] }],
    ['the same twice', [whole, whole], { a: ['This field must be a whole number.'] }],
  ])('a field of several types gets one message: %s', (_what, found, said) => {
    const worded = [...describeProblems(found)].map(([field, texts]) => {
      return [field, texts.map((one) => word(fallbackLanguage, one))] as const
    })
    expect(Object.fromEntries(worded)).toEqual(said)
  })
})
