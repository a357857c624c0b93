import { nameOfUser } from '../../app/session/user-name.ts'
import type { LinkedUser, User } from '../../app/session/session-state.ts'

export type SelectableUser = {
  readonly id: number
  readonly label: string
  /** `YYYY-MM-DD`; null where the platform does not say. */
  readonly born: string | null
}

/** The signed-in user first, marked with '(You)', then the people they may act for. [S2-131] */
export function selectableUsers(
  user: User,
  linkedUsers: readonly LinkedUser[],
  asYou: (name: string) => string,
): readonly SelectableUser[] {
  const you = { id: user.id, label: asYou(nameOfUser(user)), born: user.dateOfBirth ?? null }
  return [
    you,
    ...linkedUsers.map(({ referencedUser: { id, name, dateOfBirth } }) => ({
      id,
      label: name,
      born: dateOfBirth ?? null,
    })),
  ]
}
