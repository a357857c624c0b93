import { expect, test } from 'vitest'
import type { LinkedUser, User } from '../../app/session/session-state.ts'
import { selectableUsers } from './selectable-users.ts'

test('[S2-131 partly] the signed-in user comes first, marked with (You)', () => {
  // Only the fields that are read.
  const amina = { id: 7, firstName: 'Amina', lastName: 'Yusuf', dateOfBirth: '1988-03-14' } as User
  const idris = { id: 1, referencedUser: { id: 8, name: 'Idris Yusuf' } } as LinkedUser
  expect(selectableUsers(amina, [idris], (name) => `${name} (You)`)).toEqual([
    { id: 7, label: 'Amina Yusuf (You)', born: '1988-03-14' },
    { id: 8, label: 'Idris Yusuf', born: null },
  ])
})
