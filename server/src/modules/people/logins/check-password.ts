import { PlatformError, refuseFields } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import { text } from '../../../texts/index.ts'
import { countPassword, forgetPasswords } from './guesses.ts'
import { isPassword } from './password.ts'
import type { UserRow } from '../tables.ts'

/**
 * Checks the password of somebody who is logged in already, and answers the user. Throws `validation_failed` on the field
 * for a wrong one, and `rate_limited` after ten.
 */
export async function checkPassword(
  deps: Deps,
  userId: number,
  password: string,
  field = 'password',
): Promise<UserRow> {
  const user = await deps.store.read((reads) => reads.users.byId({ id: userId }))
  if (!user) throw new PlatformError('unauthenticated')
  countPassword(deps, userId)
  if (!(await isPassword(password, user.passwordHash))) refuseFields({ [field]: [text('people:password_wrong')] })
  forgetPasswords(deps, userId)
  return user
}
