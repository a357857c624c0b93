import type { Deps } from '../../../deps.ts'
import { authWrites } from './repository.ts'

/** Ends every login of a platform now. Logins run on real time, which no sandbox clock moves. */
export async function endLogins({ store, wallClock }: Pick<Deps, 'store' | 'wallClock'>): Promise<void> {
  const now = wallClock.now()
  await store.write((tx) => authWrites(tx).endAll({ now }))
}
