import type { LinkedUser, Owner } from '../../app/session/session-state.ts'

export type SelectableUser = {
  readonly id: number
  readonly label: string
  /** `YYYY-MM-DD`; null when the platform does not say. */
  readonly born: string | null
}

/**
 * The logged-in user first, marked '(You)', then linked users. Where staff serve a customer, the customer and theirs.
 */
export function selectableUsers(
  owner: Owner,
  linkedUsers: readonly LinkedUser[],
  asYou: (name: string) => string,
): readonly SelectableUser[] {
  const first = { id: owner.id, label: owner.isSelf ? asYou(owner.name) : owner.name, born: owner.dateOfBirth }
  return [
    first,
    ...linkedUsers.map(({ referencedUser: { id, name, dateOfBirth } }) => ({
      id,
      label: name,
      born: dateOfBirth ?? null,
    })),
  ]
}
