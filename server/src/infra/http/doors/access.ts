import { type Access, type Call, type Channel, PlatformError } from '@touchline/contract'
import { isStaff, visitOver } from '../../../actor.ts'
import type { Ask, Caller } from './identify.ts'

/** Banks, gateways and partners authenticate in their own ways; a browser may still send the customer's cookie. */
export function isForPeople(access: Access | 'operator'): boolean {
  return access !== 'operator' && access !== 'gateway' && access !== 'bank' && access !== 'partner'
}

/** Whether a call changes anything, whatever its method. */
export function isWrite({ method, writes }: Pick<Call, 'method' | 'writes'>): boolean {
  return method !== 'GET' || writes === true
}

/** Throws `unauthenticated` or `unauthorised` unless the caller may send the call; `userId` comes from the path. */
export function checkAccess({ access }: Call, caller: Caller | undefined, userId: unknown): void {
  if (access === 'public' || !isForPeople(access)) return
  if (!caller) throw new PlatformError('unauthenticated')
  if (access === 'owner' && userId !== caller.id && !isStaff(caller)) throw new PlatformError('unauthorised')
  if (access === 'staff' && !isStaff(caller)) throw new PlatformError('unauthorised')
  if (access === 'super_user' && !caller.roles.includes('super_user')) throw new PlatformError('unauthorised')
}

/** A third-party checkout pays its own basket only. `named`: the baskets in a request. Throws `unauthorised`. [O-17] */
export function checkBasket(caller: Caller | undefined, named: readonly unknown[]): void {
  const visit = caller?.visit
  if (!visit) return
  if (named.some((source) => source !== undefined && source !== visit.source)) {
    throw new PlatformError('unauthorised')
  }
}

/**
 * A third-party checkout ends with its session: nothing begins after its time, and nothing is paid twice. A payment
 * under way may finish and be watched, and what everybody may read is read. `now` is sandbox time. Throws
 * `unauthenticated`.
 */
export async function checkVisit(ask: Ask, caller: Caller | undefined, call: Call, now: number): Promise<void> {
  if (!caller?.visit || call.finishes || call.access === 'public') return
  const { checkout } = caller.visit
  const session = checkout ? await ask((reads) => reads.checkouts.session({ id: checkout.id })) : undefined
  if (!session) throw visitOver()
  const { consumedAt, expiresAt, cartId } = session
  if (consumedAt === null && now < expiresAt) return
  const isPaying = consumedAt !== null || (await ask((reads) => reads.payments.liveOfCart({ cartId }))) !== undefined
  if (isWrite(call) || !isPaying) throw visitOver()
}

/** Staff may name anybody in a path. Throws `item_not_found` for an unknown user. */
export async function checkOwner(ask: Ask, caller: Caller | undefined, userId: unknown): Promise<void> {
  if (typeof userId !== 'number' || userId === caller?.id) return
  if (!(await ask(({ users }) => users.byId({ id: userId })))) throw new PlatformError('item_not_found')
}

/** Front of house is for staff. Throws `unauthenticated` or `unauthorised`. */
export function checkChannel(channel: Channel, caller: Caller | undefined): void {
  if (channel === 'online') return
  if (!caller) throw new PlatformError('unauthenticated')
  if (!isStaff(caller)) throw new PlatformError('unauthorised')
}

/**
 * Throws `unauthorised` unless the caller may act for a user: themselves, a confirmed linked user, or anybody for staff
 * front of house. [C-06, O-38]
 */
export async function checkSelected(ask: Ask, caller: Caller, selected: number, channel: Channel): Promise<void> {
  if (selected === caller.id) return
  const isAllowed = await ask(async ({ users }) =>
    channel === 'foh' && isStaff(caller)
      ? (await users.byId({ id: selected })) !== undefined
      : users.isLinked({ ownerId: caller.id, userId: selected }),
  )
  if (!isAllowed) throw new PlatformError('unauthorised')
}
