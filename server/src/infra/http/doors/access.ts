import { type Access, type Call, type Channel, PlatformError } from '@touchline/contract'
import { isStaff, visitOver } from '../../../actor.ts'
import type { Ask, Caller } from './identify.ts'

/** A bank, a gateway and a partner prove themselves in their own ways; a browser may send the customer's cookie along. */
export function isForPeople(access: Access): boolean {
  return access !== 'gateway' && access !== 'bank' && access !== 'partner'
}

/** Whether a call changes anything, whatever its method says. */
export function isWrite({ method, writes }: Pick<Call, 'method' | 'writes'>): boolean {
  return method !== 'GET' || writes === true
}

/** Throws `unauthenticated` or `unauthorised` unless the caller may send the call; `userId` is the one of the path. */
export function checkAccess({ access }: Call, caller: Caller | undefined, userId: unknown): void {
  if (access === 'public' || !isForPeople(access)) return
  if (!caller) throw new PlatformError('unauthenticated')
  if (access === 'owner' && userId !== caller.id && !isStaff(caller)) throw new PlatformError('unauthorised')
  if (access === 'staff' && !isStaff(caller)) throw new PlatformError('unauthorised')
  if (access === 'super_user' && !caller.roles.includes('super_user')) throw new PlatformError('unauthorised')
}

/**
 * A third party's checkout pays its own basket: any other is not for its token. `named`: the baskets a request names.
 * Throws `unauthorised`. [O-17]
 */
export function checkBasket(caller: Caller | undefined, named: readonly unknown[]): void {
  const visit = caller?.visit
  if (!visit) return
  if (named.some((source) => source !== undefined && source !== visit.source)) {
    throw new PlatformError('unauthorised')
  }
}

/**
 * A visit ends with its session: after its time nothing is begun, and what is paid is not paid again. Whoever is paying by
 * then comes to the end of it, and may look on. `now` is sandbox time. Throws `unauthenticated`. [O-17]
 */
export async function checkVisit(ask: Ask, caller: Caller | undefined, call: Call, now: number): Promise<void> {
  if (!caller?.visit || call.finishes) return
  const { checkout } = caller.visit
  const session = checkout ? await ask((reads) => reads.checkouts.session({ id: checkout.id })) : undefined
  if (!session) throw visitOver()
  const { consumedAt, expiresAt, cartId } = session
  if (consumedAt === null && now < expiresAt) return
  const isPaying = consumedAt !== null || (await ask((reads) => reads.payments.liveOfCart({ cartId }))) !== undefined
  if (isWrite(call) || !isPaying) throw visitOver()
}

/** Staff may name anybody in a path. Throws `item_not_found` for somebody who does not exist. */
export async function checkOwner(ask: Ask, caller: Caller | undefined, userId: unknown): Promise<void> {
  if (typeof userId !== 'number' || userId === caller?.id) return
  if (!(await ask(({ users }) => users.byId({ id: userId })))) throw new PlatformError('item_not_found')
}

/** Front of house is for staff. Throws `unauthenticated` or `unauthorised`. [P6-001, P6-002] */
export function checkChannel(channel: Channel, caller: Caller | undefined): void {
  if (channel === 'online') return
  if (!caller) throw new PlatformError('unauthenticated')
  if (!isStaff(caller)) throw new PlatformError('unauthorised')
}

/**
 * Throws `unauthorised` unless the caller may act for a user: themselves, a confirmed linked user, and anybody when
 * staff act front of house. [C-06, O-38]
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
