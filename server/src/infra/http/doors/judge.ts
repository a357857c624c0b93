import { type Carrier, type Endpoint, type OwnerRule, PlatformError } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import { type Actor, isStaff } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import {
  checkAccess,
  checkBasket,
  checkChannel,
  checkOwner,
  checkSelected,
  checkVisit,
  isForPeople,
  isWrite,
} from './access.ts'
import {
  channelIn,
  isActorInBody,
  type Parts,
  selectedUserCarriers,
  selectedUserIn,
  selectedUserInHeader,
} from './claims.ts'
import { headerOf } from '../context.ts'
import { type Ask, type Caller, identify, type Sender, type Token, tokenIn } from './identify.ts'

type Clocks = Pick<Deps, 'wallClock' | 'clock'>

/** Authorises requests of one endpoint, in two steps, because the second may need the body. */
export type Judge = {
  /** The body helps decide who acts. */
  readonly needsBody: boolean
  /** The token to check; undefined without one, or for a call not meant for people. */
  readonly tokenOf: (request: FastifyRequest) => Token | undefined
  /**
   * Checks token, role and channel, as far as the validated path and query name it. Throws `unauthenticated`,
   * `unauthorised`, `client_domain_required`, `item_not_found`.
   */
  readonly sender: (ask: Ask, request: FastifyRequest, token: Token | undefined, clocks: Clocks) => Promise<Sender>
  /**
   * The actor, with owner and channel. Throws `validation_failed` for contradictions, `unauthenticated` or
   * `unauthorised` for another's channel or linked user.
   */
  readonly actor: (ask: Ask, request: FastifyRequest, sender: Sender) => Promise<Actor>
}

export function createJudge(endpoint: Endpoint): Judge {
  const { call } = endpoint
  const carriers = selectedUserCarriers(endpoint)
  const forPeople = isForPeople(call.access)
  return {
    needsBody: isActorInBody(endpoint),
    tokenOf: (request) => (forPeople ? tokenIn(request, call) : undefined),
    async sender(ask, request, token, { wallClock, clock }) {
      const sender = await identify(ask, token, call, wallClock.now())
      await checkVisit(ask, sender.caller, call, clock.now())
      if (sender.byCookie && isWrite(call) && !headerOf(request, 'x-client-domain')) {
        throw new PlatformError('client_domain_required')
      }
      const parts = partsOf(request)
      checkAccess(call, sender.caller, parts.path['userId'])
      if (call.access === 'owner') await checkOwner(ask, sender.caller, parts.path['userId'])
      checkChannel(channelIn(call.channel, parts), sender.caller)
      return sender
    },
    async actor(ask, request, { caller }) {
      const parts = partsOf(request)
      const channel = channelIn(call.channel, parts)
      checkChannel(channel, caller)
      checkBasket(caller, [parts.path['source'], parts.query['source'], parts.body['source']])
      const selectedUserId = forPeople ? selectedBy(caller, carriers, parts, request) : undefined
      if (caller && selectedUserId !== undefined) await checkSelected(ask, caller, selectedUserId, channel)
      return {
        callerId: caller?.id,
        ownerId: owners[call.owner]({
          path: parts.path,
          callerId: caller?.id,
          selectedUserId,
          isServing: caller !== undefined && channel === 'foh' && isStaff(caller),
        }),
        selectedUserId,
        channel,
        roles: caller?.roles ?? [],
        permissions: caller?.permissions ?? [],
        cause: { kind: 'request', call: call.name },
        ...(caller?.visit ? { visit: caller.visit } : {}),
      }
    },
  }
}

type Known = {
  readonly path: Parts['path']
  readonly callerId: number | undefined
  readonly selectedUserId: number | undefined
  /** Staff act for a customer. */
  readonly isServing: boolean
}

/** The owner of a call, by its declared rule. */
const owners: Readonly<Record<OwnerRule, (known: Known) => number | undefined>> = {
  path: ({ path: { userId } }) => (typeof userId === 'number' ? userId : undefined),
  selected: ({ selectedUserId, callerId }) => selectedUserId ?? callerId,
  caller: ({ callerId }) => callerId,
  served: ({ selectedUserId, callerId, isServing }) => (isServing ? (selectedUserId ?? callerId) : callerId),
  nobody: () => undefined,
}

/**
 * The chosen linked user: in query or body, else in the header. A browser may still send the header after a login has
 * ended; a query or body is deliberate and needs a login.
 */
function selectedBy(
  caller: Caller | undefined,
  carriers: readonly Carrier[],
  parts: Parts,
  request: FastifyRequest,
): number | undefined {
  const explicit = selectedUserIn(carriers, parts)
  if (explicit !== undefined && !caller) throw new PlatformError('unauthenticated')
  if (caller?.visit) {
    if (explicit !== undefined && explicit !== caller.id) throw new PlatformError('unauthorised')
    return undefined
  }
  const selected = explicit ?? selectedUserInHeader(headerOf(request, 'x-selected-user'))
  return caller ? selected : undefined
}

function partsOf({ params, query, body }: FastifyRequest): Parts {
  return { path: Object(params), query: Object(query), body: Object(body) }
}
