import { type Actor, getCallerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { authWrites } from './repository.ts'

/** Ends every login of a platform now. Logins run on real time, which no sandbox clock moves. */
export async function endLogins({ store, wallClock }: Pick<Deps, 'store' | 'wallClock'>): Promise<void> {
  const now = wallClock.now()
  await store.write((tx) => authWrites(tx).endAll({ now }))
}

/** Ends the logins of the caller but the one with this hash; answers how many there were. */
export async function endOtherLogins({ store, wallClock }: Deps, actor: Actor, but: string): Promise<number> {
  const userId = getCallerId(actor)
  const now = wallClock.now()
  return (await store.write((tx) => authWrites(tx).endOthers({ userId, but, now }))).length
}
