import { hour } from '@touchline/clock'
import { hashOf, opaqueToken } from '@touchline/ids'
import type { Deps } from '../../deps.ts'

/** A new bearer token for a user; only its hash is stored. `expiresAt` is real time, epoch milliseconds. */
export async function issueToken(deps: Deps, userId: number): Promise<{ token: string; expiresAt: number }> {
  const token = opaqueToken(deps.random)
  const createdAt = deps.wallClock.now()
  const expiresAt = createdAt + deps.rules.tokenHours * hour
  await deps.store.write(async (tx) => {
    await tx.auth.deleteExpired({ userId, now: createdAt })
    await tx.auth.insertToken({ hash: hashOf(token), userId, createdAt, expiresAt })
  })
  return { token, expiresAt }
}
