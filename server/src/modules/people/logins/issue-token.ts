import { hour, minute } from '@touchline/clock'
import { hashOf, opaqueToken } from '@touchline/ids'
import type { Visit } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { authWrites } from './repository.ts'

/** Issues a bearer token to a user; only its hash is stored. `expiresAt` is real time, epoch milliseconds. */
export function issueToken(deps: Deps, userId: number): Promise<{ token: string; expiresAt: number }> {
  return issue(deps, { userId, visit: null, lifetime: deps.rules.tokenHours * hour })
}

type Checkout = { readonly userId: number; readonly visit: Visit; readonly minutes: number }

/** Issues a token that can pay one basket of a user and do nothing else. */
export async function issueCheckoutToken(deps: Deps, { userId, visit, minutes }: Checkout): Promise<string> {
  return (await issue(deps, { userId, visit, lifetime: minutes * minute })).token
}

type Issuing = { readonly userId: number; readonly visit: Visit | null; readonly lifetime: number }

async function issue(deps: Deps, { userId, visit, lifetime }: Issuing) {
  const token = opaqueToken(deps.random)
  const createdAt = deps.wallClock.now()
  const expiresAt = createdAt + lifetime
  await deps.store.write(async (tx) => {
    await authWrites(tx).deleteExpired({ userId, now: createdAt })
    await authWrites(tx).insertToken({ hash: hashOf(token), userId, visit, createdAt, expiresAt })
  })
  return { token, expiresAt }
}
