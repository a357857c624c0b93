import type { Reads } from '../../../repositories.ts'

/** Everybody whose account ends with a user's, the user first. */
export type Leavers = {
  readonly userId: number
  readonly ids: readonly [number, ...number[]]
  /** First names of the others. */
  readonly names: readonly string[]
}

/** A user, and the people who have no login and nobody else. */
export async function readLeavers(reads: Reads, userId: number): Promise<Leavers> {
  const dependants = await reads.account.dependants({ ownerId: userId })
  return {
    userId,
    ids: [userId, ...dependants.map(({ id }) => id)],
    names: dependants.map(({ firstName }) => firstName),
  }
}
