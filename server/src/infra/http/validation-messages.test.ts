import { describe, expect, test } from 'vitest'
import { describeProblem, fieldOf } from './validation-messages.ts'

const problem = (keyword: string, params: Record<string, unknown>, instancePath = '') => ({
  keyword,
  params,
  instancePath,
})

describe('validation messages', () => {
  test.each([
    [problem('required', { missingProperty: 'email' }), 'email', 'This field is required'],
    [problem('additionalProperties', { additionalProperty: 'x' }, '/items/0'), 'items.0.x', 'This field is not known.'],
    [problem('type', { type: 'integer' }, '/data/quantity'), 'data.quantity', 'This field must be a whole number.'],
    [problem('type', { type: 'string,null' }, '/a'), 'a', 'This field must be text or empty.'],
    [problem('minLength', { limit: 8 }, '/password'), 'password', 'This field must contain at least 8 characters'],
    [problem('minLength', { limit: 1 }, '/name'), 'name', 'This field is required'],
    [problem('maximum', { limit: 100 }, '/per_page'), 'per_page', 'This field must be at most 100.'],
    [problem('enum', { allowedValues: ['a', 'b'] }, '/source'), 'source', 'This field must be one of: a, b.'],
    [problem('format', { format: 'email' }, '/email'), 'email', 'This field must be an email address.'],
    [problem('type', { type: 'object' }), 'body', 'This field must be an object.'],
  ])('%o', (finding, field, text) => {
    expect(fieldOf(finding)).toBe(field)
    expect(describeProblem(finding)).toBe(text)
  })
})
