import { describe, expect, test } from 'vitest'
import { personTone } from './person-tone.ts'
import type { LinkedUser, User } from './session-state.ts'

// Only the fields that are read.
const amina = { id: 1, firstName: 'Amina', lastName: 'Rahman' } as User
const link = (id: number, name: string) => ({ id, referencedUser: { id, name } }) as LinkedUser
const family = [link(9, 'Safiya Rahman'), link(8, 'Idris Rahman'), link(10, 'Yusuf Rahman')]
const session = { user: amina, linkedUsers: family }

describe('the colour of a person', () => {
  test('differs for each member of a family', () => {
    const tones = [1, 8, 9, 10].map((id) => personTone(session, { id }))
    expect(tones).toEqual([0, 1, 2, 3])
  })

  test('is the same by name as by id, and in any order of the list', () => {
    const names = ['Amina Rahman', 'Idris Rahman', 'Safiya Rahman', 'Yusuf Rahman']
    const reversed = { user: amina, linkedUsers: family.toReversed() }
    expect(names.map((name) => personTone(reversed, { name }))).toEqual([0, 1, 2, 3])
  })

  test('an unknown person keeps one colour, and no person means the customer', () => {
    expect(personTone(session, { name: 'Zoë' })).toBe(personTone({ user: null, linkedUsers: [] }, { name: 'Zoë' }))
    expect(personTone(session, {})).toBe(0)
  })
})
