import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from './errors/catalogue.ts'
import { type Provenance, type Relied, withProvenance } from './shared/provenance.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may send a call.
 * `public`: anybody; a caller is resolved when a token is sent. `customer`: anybody signed in. `owner`: the user named by
 * the path's `{userId}`, or staff. `staff` and `super_user`: users with that role. `gateway`: the card gateway, by
 * signature. `bank`: a bank's page, by the random token in the path. `partner`: somebody who sells our places on a site of
 * their own, by a key. `sandbox`: whoever may control the sandbox.
 */
export type Access =
  'public' | 'customer' | 'owner' | 'staff' | 'super_user' | 'gateway' | 'bank' | 'partner' | 'sandbox'

/** A field of a request, in dots where it lies deeper: `data.cancellation_source`. */
export type Carrier = { readonly from: 'path' | 'query' | 'body'; readonly name: string }

/**
 * What says on which channel a call is. `online` and `staff`: the call itself, whatever is sent. A carrier: that field,
 * online while it is not sent. Of two carriers either may be sent; two that disagree are refused. [S1-012]
 */
export type ChannelRule = 'online' | 'staff' | Carrier | readonly [Carrier, Carrier]

/**
 * Whose basket, orders, credit and prices a call is about. `path`: the user named by `{userId}`. [C-05] `selected`: the
 * linked user that was chosen, else the caller. [C-06] `caller`: who sends it, whoever was chosen. `nobody`: no one's.
 */
export type OwnerRule = 'path' | 'selected' | 'caller' | 'nobody'

/** One call of the platform as plain data: the same object is mounted by the server and sent by the client. */
export type Call<Name extends string = string> = {
  readonly name: Name
  readonly method: Method
  /** Canonical path with `{parameters}`. */
  readonly path: string
  /** Other paths that answer the same call, by the name that the API documentation gives the operation there. */
  readonly aliases?: Readonly<Record<string, string>>
  readonly access: Access
  readonly channel: ChannelRule
  readonly owner: OwnerRule
  /** A token that is no longer valid keeps nobody from sending it: it counts as none. */
  readonly tokenMayBeStale?: true
  /** The token of a third party's checkout is enough to send it: for the basket of that checkout and nobody else. [O-17] */
  readonly checkout?: true
  /** It finishes a payment that has begun: also for a third party's checkout whose time is over by then. [O-17] */
  readonly finishes?: true
  /** Writes although it is a GET: no cache, no prefetch and no other site's page may send it. */
  readonly writes?: true
  /** Sent again with the same Idempotency-Key and the same body it is the same operation. [O-47] */
  readonly takesIdempotencyKey?: true
  /** How often one address may send it in a minute, where a guesser would repeat it. */
  readonly attemptsPerMinute?: number
  /** Refusals that this call can answer beside those of all calls that are sent as it is (see `refusalsOf`). */
  readonly errors: readonly ErrorCode[]
}

export function call<const Name extends string>(definition: Call<Name>): Call<Name> {
  return definition
}

export type Schemas = {
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  readonly reply: TSchema
}

/** A group of calls in the API documentation. */
export type Tag = { readonly name: string; readonly description: string }

/** How the API documentation shows a call, and what its requests and answers look like beside their schemas. */
export type Documented = {
  readonly summary: string
  /** Tells a developer what they need to know before they send the call. */
  readonly description: string
  readonly tag: Tag
  /** A body for the API documentation, where one made of the examples of its fields says too little. */
  readonly example?: object
  readonly provenance: Provenance
  /** Status of a successful answer; 200 when left out. */
  readonly status?: 200 | 201
  /** The answer has an `ETag`: asked again with it, the platform answers 304 while nothing has changed. */
  readonly answersETag?: true
  /** A body may be left out altogether. */
  readonly bodyOptional?: boolean
  /** Media type of the answer when it is not JSON. */
  readonly produces?: 'text/html'
  /** Media type of the body when it is not JSON. */
  readonly consumes?: 'application/x-www-form-urlencoded'
}

export type EndpointDetails = Schemas & Documented

export type Endpoint<C extends Call = Call, S = Schemas> = { readonly call: C } & Documented & S

/** The schemas alone: types of calls are made of them, and texts would only make those types longer. */
type SchemasOf<D> = Pick<D, Extract<keyof D, keyof Schemas>>

/** A call with its schemas. Its provenance is that of its parameters, and of the fields of a body and an answer without a name. */
export function endpoint<C extends Call, const D extends EndpointDetails>(
  definition: C,
  details: D,
): Endpoint<C, SchemasOf<D>> {
  const annotated = Object.entries(details).map(([part, value]) => [
    part,
    // By its key it is one of the schemas.
    schemaParts.has(part) ? withProvenance(value as TSchema, details.provenance) : value,
  ])
  // The same details: an annotation changes no type.
  return { call: definition, ...(Object.fromEntries(annotated) as D) }
}

const schemaParts: ReadonlySet<string> = new Set(['params', 'query', 'body', 'reply'] satisfies (keyof Schemas)[])

type StaticOr<S, Otherwise> = S extends TSchema ? Static<S> : Otherwise

/** What a caller sends and gets, by endpoint. */
export type Exchange<E extends Endpoint> = {
  readonly params: E extends { params: infer P } ? StaticOr<P, undefined> : undefined
  readonly query: E extends { query: infer Q } ? StaticOr<Q, undefined> : undefined
  readonly body: E extends { body: infer B } ? StaticOr<B, undefined> : undefined
  readonly reply: StaticOr<E['reply'], never>
}

/** The same as a client may rely on it: fields of an answer that no document states are optional. */
export type ReliedExchange<E extends Endpoint> = Omit<Exchange<E>, 'reply'> & { readonly reply: Relied<E['reply']> }
