import type { LinkedUser, Owner } from '../../app/session/session-state.ts'

export type SelectableUser = {
  readonly id: number
  readonly label: string
  /** `YYYY-MM-DD`; null where the platform does not say. */
  readonly born: string | null
}

/**
 * The signed-in user first, marked with '(You)', then the people they may act for. Where staff serve a customer it is the
 * customer, and theirs. [S2-131, O-209]
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
