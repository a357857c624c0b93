import { describe, expect, test } from 'vitest'
import { parseQuery } from './query-string.ts'

describe('queries', () => {
  test.each([
    ['a=1&b=two', { a: '1', b: 'two' }],
    ['status[]=settled', { status: ['settled'] }],
    ['status[]=settled&status[]=reserved', { status: ['settled', 'reserved'] }],
    ['status=settled&status=reserved', { status: ['settled', 'reserved'] }],
    ['a=%20b%26c', { a: ' b&c' }],
    ['', {}],
  ])('[O-62] %s', (text, expected) => {
    expect({ ...parseQuery(text) }).toEqual(expected)
  })

  test('a name cannot reach a prototype', () => {
    expect(Object.getPrototypeOf(parseQuery('__proto__=x'))).toBeNull()
    expect({}).not.toHaveProperty('x')
  })
})
