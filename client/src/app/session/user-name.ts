import type { LinkedUser, User } from './session-state.ts'

type Named = Partial<Pick<User, 'firstName' | 'lastName' | 'email' | 'reference'>> &
  Partial<Pick<LinkedUser['referencedUser'], 'name'>>

/** A person's display name: the platform's, or its parts, or another recognisable field. */
export function nameOfUser({ name, firstName, lastName, email, reference }: Named): string {
  const parts = [firstName, lastName].filter(Boolean).join(' ')
  return name ?? (parts || email || reference || '')
}
