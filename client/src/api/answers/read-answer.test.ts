import { describe, expect, test } from 'vitest'
import { has, having } from '../having.ts'
import { gotOf, once } from './mismatch.ts'
import type { ContractMismatch } from './mismatch.ts'
import { readByShape } from './read-answer.ts'
import type { Shape } from './shape.ts'

function read(shape: Shape, value: unknown) {
  const told: string[] = []
  const reading = readByShape(shape, value, (path, expected, got) => told.push(`${path}: ${expected}, got ${got}`))
  return { value: reading.isReadable ? reading.value : 'unreadable', told }
}

describe('reading an answer by its table', () => {
  test('a nullable field is null silently, an optional one is absent, a missing stated one is reported', () => {
    const shape = { name: 's', 'note~': 's', 'hold?': 's', rows: ['s'] } as const
    expect(read(shape, {})).toEqual({
      value: { name: null, note: null, rows: [] },
      told: ['name: text, got absent', 'rows: a list, got absent'],
    })
  })

  test('unknown enumeration values are kept as text', () => {
    expect(read({ type: 's' }, { type: 'moonlight' })).toEqual({ value: { type: 'moonlight' }, told: [] })
  })

  test('an unreadable row affects no other', () => {
    const amounts = [{ 'value!': 'w' }] as const
    expect(read(amounts, [{ value: 1 }, { value: 'two' }, null, { value: 3 }])).toEqual({
      value: [{ value: 1 }, { value: 3 }],
      told: ['[].value: a whole number, got string', '[]: an object, got null'],
    })
  })

  test.each([
    [['Orla Keane', 'Meera Joshi']],
    [[{ id: 1, name: 'Orla Keane' }, { name: 'Meera Joshi' }]],
    [['Orla Keane', { id: 7, name: 'Meera Joshi' }, 7]],
  ])('instructors are names, from names or from records: %j', (instructors) => {
    expect(read({ instructors: 'p' }, { instructors }).value).toEqual({ instructors: ['Orla Keane', 'Meera Joshi'] })
  })

  test.each([
    ['2027-01-13 19:00:00', true],
    ['2027-01-13T19:00:00Z', false],
    ['2027-13-13 19:00:00', false],
    ['soon', false],
  ])('%j is a local time: %s', (text, isOne) => {
    expect(read('t', text).value).toBe(isOne ? text : 'unreadable')
  })

  test.each([
    ['w', 4500, true],
    ['w', 45.5, false],
    ['w', '4500', false],
    ['n', 45.5, true],
    ['n', Number.NaN, false],
    ['i', 'a-1', true],
    ['i', 7, true],
    ['i', true, false],
    ['b', 'true', false],
    ['x', undefined, true],
  ] as const)('%s takes %j: %s', (shape, value, fits) => {
    expect(read(shape, value).value).toBe(fits ? value : 'unreadable')
  })
})

test('the detail of a mismatch names a type and never a value', () => {
  expect([undefined, null, [], {}, 'secret', 7].map(gotOf)).toEqual([
    'absent',
    'null',
    'list',
    'object',
    'string',
    'number',
  ])
})

test('each kind of mismatch is reported once', () => {
  const told: ContractMismatch[] = []
  const tell = once((mismatch) => told.push(mismatch))
  const absent = { call: 'listVenues', path: '[].name', expected: 'text', got: 'absent' }
  tell(absent)
  tell({ ...absent })
  tell({ ...absent, got: 'null' })
  expect(told.map(({ got }) => got)).toEqual(['absent', 'null'])
})

test('rows without required fields are left out', () => {
  const rows = [
    { id: 1, name: 'a' },
    { id: null, name: 'b' },
    { id: 3, name: null },
  ]
  expect(having(rows, 'id', 'name')).toEqual([rows[0]])
  expect(rows.map((row) => has(row, 'name'))).toEqual([true, true, false])
})
