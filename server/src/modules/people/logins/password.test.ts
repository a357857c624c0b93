import { seededRandom } from '@touchline/ids'
import { describe, expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

describe('passwords', () => {
  test('only the hashed password matches, and the hash does not contain it', async () => {
    const stored = await hashPassword('correct horse', seededRandom('password'))
    expect(stored).not.toContain('correct')
    expect(await isPassword('correct horse', stored)).toBe(true)
    expect(await isPassword('correct Horse', stored)).toBe(false)
  })

  test('an account without a password matches nothing', async () => {
    expect(await isPassword('', null)).toBe(false)
    expect(await isPassword('anything', 'broken')).toBe(false)
  })
})
