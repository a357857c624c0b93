import { day } from '@touchline/clock'
import { hashOf } from '@touchline/ids'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../repositories.ts'
import { userWrites } from '../repository.ts'
import type { LoginPlace, UserRow } from '../tables.ts'

/** A place is familiar for this long after the last login from it; the newest are kept. */
const familiarFor = 180 * day
const mostPlaces = 10
/** A place that was written within this time is not written again. */
const fresh = day

type Holder = Pick<UserRow, 'uuid' | 'loginPlaces'>

/** Whether somebody has logged in to the account from this network before. `now` is real time. */
export function isFamiliar(user: Holder, network: string, now: number): boolean {
  return find(user, network)?.some(({ at }) => now - at < familiarFor) ?? false
}

/** The places of an account after a login from a network, newest first. `now` is real time. */
export function placesWith(user: Holder, network: string, now: number): readonly LoginPlace[] {
  const place = placeOf(user, network)
  const others = (user.loginPlaces ?? []).filter((one) => one.place !== place)
  return [{ place, at: now }, ...others].slice(0, mostPlaces)
}

/** Remembers that an account has logged in from a network. */
export async function rememberPlace({ store, wallClock }: Deps, userId: number, network: string): Promise<void> {
  const now = wallClock.now()
  await store.write(async (tx) => {
    const user = await tx.users.byId({ id: userId })
    if (user) await rememberPlaceIn(tx, user, network, now)
  })
}

/** Remembers the network of a login or of a link that only the owner of an account gets. `now` is real time. */
export async function rememberPlaceIn(
  tx: Tx,
  user: Holder & Pick<UserRow, 'id'>,
  network: string,
  now: number,
): Promise<void> {
  if (find(user, network)?.some(({ at }) => now - at < fresh)) return
  await userWrites(tx).setLoginPlaces({ id: user.id, loginPlaces: placesWith(user, network, now) })
}

function find(user: Holder, network: string): readonly LoginPlace[] | undefined {
  const place = placeOf(user, network)
  return user.loginPlaces?.filter((one) => one.place === place)
}

/** A hash, different for each account: the addresses themselves are not kept. */
function placeOf({ uuid }: Pick<Holder, 'uuid'>, network: string): string {
  return hashOf(`login place ${uuid} ${network}`)
}
