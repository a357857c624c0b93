import { describe, expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

describe('[O-496] an error in the log', () => {
  test('is named with its causes, their messages and codes', () => {
    const socket = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const query = new Error('Failed query: select * from users where email = $1\nparams: amina@example.test', {
      cause: socket,
    })
    expect(describeError(new Error('the database is unavailable', { cause: query }))).toMatchObject({
      error: 'Error',
      message: 'the database is unavailable',
      causes: [
        { error: 'Error', message: 'Failed query: …' },
        { error: 'Error', message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
      ],
      at: expect.arrayContaining([expect.stringContaining('describe-error.test.ts')]),
    })
  })

  test.each([
    ["Cannot read properties of undefined (reading 'price')", "Cannot read properties of undefined (reading 'price')"],
    ['UNIQUE constraint failed: users.email', 'UNIQUE constraint failed: users.email'],
    ['no such table: users', 'no such table: users'],
    [
      'duplicate key value violates unique constraint "users_email"',
      'duplicate key value violates unique constraint "users_email"',
    ],
    ['invalid input syntax for type integer: "Amina Khan"', 'invalid input syntax for type integer: …'],
    ['Unexpected token \'A\', "{\\"name\\":Amina" is not valid JSON', 'Unexpected token … is not valid JSON'],
    ['not a day: Amina', 'not a day: …'],
    ['no user amina@example.test here', 'no user … here'],
    ['card 4242 4242 4242 4242 refused', 'card … refused'],
    ['ENOENT: no such file or directory, open', 'ENOENT: no such file or directory, open'],
  ])('%s loses what may be data of a person', (message, said) => {
    expect(describeError(new Error(message)).message).toBe(said)
  })

  test('that is its own cause ends', () => {
    const error = new Error('round')
    error.cause = error
    expect(describeError(error).causes).toHaveLength(1)
  })

  test('of another kind is named by its type', () => {
    expect(describeError('amina@example.test')).toEqual({ error: 'string' })
  })
})
