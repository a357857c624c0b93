import type { LinkedUser, User } from './session-state.ts'

type Named = Partial<Pick<User, 'firstName' | 'lastName' | 'email' | 'reference'>> &
  Partial<Pick<LinkedUser['referencedUser'], 'name'>>

/** What somebody is called: the name that the platform gives, or its parts, or what else they would recognise. */
export function nameOfUser({ name, firstName, lastName, email, reference }: Named): string {
  const parts = [firstName, lastName].filter(Boolean).join(' ')
  return name ?? (parts || email || reference || '')
}
