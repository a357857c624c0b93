import { type Access, type Channel, limits, PlatformError } from '@touchline/contract'
import type { Deps } from '../../deps.ts'
import { type Caller, isStaff } from './context.ts'

/** The parts of a request that say for whom and on which channel it is. */
export type Claims = {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
  readonly selectedUserHeader: string | undefined
}

const staffSources = new Set(['foh', 'front-of-house', 'point-of-sale'])

/** Front of house when the request names a staff source anywhere, else online. [S1-012] */
export function channelOf({ params, query, body }: Claims): Channel {
  const named = [params['source'], query['source'], body['source'], query['cancellation_source']]
  return named.some((source) => typeof source === 'string' && staffSources.has(source)) ? 'foh' : 'online'
}

/** Throws `unauthenticated` or `unauthorised` unless the caller may send the call. */
export function checkAccess(access: Access, caller: Caller | undefined, claims: Claims): void {
  const channel = channelOf(claims)
  if (access !== 'public' && access !== 'gateway' && access !== 'bank' && !caller) {
    throw new PlatformError('unauthenticated')
  }
  if (channel === 'foh' && access !== 'gateway' && access !== 'bank' && !isStaff(caller)) {
    throw new PlatformError(caller ? 'unauthorised' : 'unauthenticated')
  }
  if (access === 'owner' && claims.params['userId'] !== caller?.id && !isStaff(caller)) {
    throw new PlatformError('unauthorised')
  }
  if (access === 'staff' && !isStaff(caller)) throw new PlatformError('unauthorised')
  if (access === 'super_user' && !caller?.roles.includes('super_user')) throw new PlatformError('unauthorised')
}

function explicitIn({ query, body }: Claims): number | undefined {
  const named = query['selected_user_id'] ?? body['selected_user_id']
  return typeof named === 'number' ? named : undefined
}

/** The linked user the request names: query or body before the header. [C-06] */
function selectedIn(claims: Claims): number | undefined {
  const { selectedUserHeader } = claims
  const explicit = explicitIn(claims)
  if (explicit !== undefined) return explicit
  if (selectedUserHeader === undefined || selectedUserHeader === '') return undefined
  const id = Number(selectedUserHeader)
  if (!Number.isSafeInteger(id) || id < 1 || id > limits.integer) {
    throw new PlatformError('validation_failed', {
      fields: { 'X-Selected-User': ['This field must be a whole number.'] },
    })
  }
  return id
}

/**
 * The linked user the caller acts for; undefined when none is named. Accepted are the caller, the caller's confirmed
 * linked users, and anybody when staff act front of house; else `unauthorised`. [C-06, O-38]
 */
export async function selectUser(
  { store }: Deps,
  caller: Caller | undefined,
  claims: Claims,
): Promise<number | undefined> {
  const selected = selectedIn(claims)
  if (selected === undefined) return undefined
  if (!caller) {
    // A header is left over in a browser whose login has ended; a query or body says who is meant on purpose.
    if (explicitIn(claims) === undefined) return undefined
    throw new PlatformError('unauthenticated')
  }
  if (selected === caller.id) return selected
  if (isStaff(caller) && channelOf(claims) === 'foh') {
    const exists = await store.read((reads) => reads.users.byId(selected))
    if (exists) return selected
    throw new PlatformError('unauthorised')
  }
  const linked = await store.read((reads) => reads.users.isLinked(caller.id, selected))
  if (!linked) throw new PlatformError('unauthorised')
  return selected
}
