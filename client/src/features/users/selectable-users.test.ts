import { expect, test } from 'vitest'
import type { LinkedUser } from '../../app/session/session-state.ts'
import { selectableUsers } from './selectable-users.ts'

// Only the fields that are read.
const idris = { id: 1, referencedUser: { id: 8, name: 'Idris Yusuf' } } as LinkedUser
const amina = { id: 7, name: 'Amina Yusuf', dateOfBirth: '1988-03-14' }
const asYou = (name: string): string => `${name} (You)`

test('[S2-131 partly] the signed-in user comes first, marked with (You)', () => {
  expect(selectableUsers({ ...amina, isSelf: true }, [idris], asYou)).toEqual([
    { id: 7, label: 'Amina Yusuf (You)', born: '1988-03-14' },
    { id: 8, label: 'Idris Yusuf', born: null },
  ])
})

test('[O-209 partly] a customer served by staff comes first, without (You)', () => {
  const [first] = selectableUsers({ ...amina, isSelf: false }, [idris], asYou)
  expect(first?.label).toBe('Amina Yusuf')
})
