import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from './errors/catalogue.ts'
import type { FileType } from './shared/enumerations.ts'
import { type Provenance, type Relied, withProvenance } from './shared/provenance.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may send a call. `public`: anybody; a caller is resolved when a token is sent. `customer`: anybody logged in.
 * `owner`: the user in the path's `{userId}`, or staff. `staff` and `super_user`: users with that role. `gateway`: the
 * card gateway, by signature. `bank`: a bank's page, by the random token in the path. `partner`: a third party that
 * sells our places on its own site, by a key. `sandbox`: anybody who may control the sandbox.
 */
export type Access =
  'public' | 'customer' | 'owner' | 'staff' | 'super_user' | 'gateway' | 'bank' | 'partner' | 'sandbox'

/** A field of a request; dots lead into nested fields: `data.cancellation_source`. */
export type Carrier = { readonly from: 'path' | 'query' | 'body'; readonly name: string }

/**
 * The channel of a call. `online` and `staff` are fixed. A carrier is a field that names it, online when absent. Of two
 * carriers either may be sent; two that disagree are refused.
 */
export type ChannelRule = 'online' | 'staff' | Carrier | readonly [Carrier, Carrier]

/**
 * The owner of the basket, orders, credit and prices of a call. `path`: the user in `{userId}`. [C-05] `selected`: the
 * chosen linked user, else the caller. [C-06] `caller`: the caller, whoever is chosen. `served`: the customer whom staff
 * have chosen, else the caller. `nobody`: no one.
 */
export type OwnerRule = 'path' | 'selected' | 'caller' | 'served' | 'nobody'

/** One call of the platform as plain data: the server mounts it, the client sends it. */
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
  /** An expired token counts as none instead of being refused. */
  readonly tokenMayBeStale?: true
  /** The token of a third-party checkout suffices, for its own basket. */
  readonly checkout?: true
  /** Finishes a payment that has begun, even after a third-party checkout has expired. [O-17] */
  readonly finishes?: true
  /** Writes although it is a GET: no cache, no prefetch and no other site's page may send it. */
  readonly writes?: true
  /** Changes nothing although it is no GET: its question is too long for an address. */
  readonly asks?: true
  /** A repetition with the same Idempotency-Key and body is the same operation. */
  readonly takesIdempotencyKey?: true
  /** The limit per address and minute, against guessing. */
  readonly attemptsPerMinute?: number
  /** The limit per address and minute of all calls together that cost the server much and that anybody may send. */
  readonly guestsPerMinute?: number
  /** The call's own refusals, besides those of its kind (see `refusalsOf`). */
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
  /** The status of a successful answer; 200 by default. */
  readonly status?: 200 | 201
  /** The answer has an `ETag`: asked again with it, the platform answers 304 while nothing has changed. */
  readonly answersETag?: true
  /** The body may be omitted. */
  readonly bodyOptional?: boolean
  /** The answer's media type, or those of a file, unless it is JSON. */
  readonly produces?: 'text/html' | 'text/calendar' | 'application/zip' | readonly FileType[]
  /** The body's media type, unless it is JSON. */
  readonly consumes?: 'application/x-www-form-urlencoded' | 'multipart/form-data'
}

export type EndpointDetails = Schemas & Documented

export type Endpoint<C extends Call = Call, S = Schemas> = { readonly call: C } & Documented & S

/** The schemas alone: types of calls are made of them, and texts would only make those types longer. */
type SchemasOf<D> = Pick<D, Extract<keyof D, keyof Schemas>>

/**
 * A call with its schemas. Its provenance applies to its parameters, and to the fields of an unnamed body or answer.
 */
export function endpoint<C extends Call, const D extends EndpointDetails>(
  definition: C,
  details: D,
): Endpoint<C, SchemasOf<D>> {
  const annotated = Object.entries(details).map(([part, value]) => [
    part,
    // The key says that it is a schema.
    schemaParts.has(part) ? withProvenance(value as TSchema, details.provenance) : value,
  ])
  // An annotation changes no type.
  return { call: definition, ...(Object.fromEntries(annotated) as D) }
}

const schemaParts: ReadonlySet<string> = new Set(['params', 'query', 'body', 'reply'] satisfies (keyof Schemas)[])

type StaticOr<S, Otherwise> = S extends TSchema ? Static<S> : Otherwise

/** The request and answer types of an endpoint. */
export type Exchange<E extends Endpoint> = {
  readonly params: E extends { params: infer P } ? StaticOr<P, undefined> : undefined
  readonly query: E extends { query: infer Q } ? StaticOr<Q, undefined> : undefined
  readonly body: E extends { body: infer B } ? StaticOr<B, undefined> : undefined
  readonly reply: StaticOr<E['reply'], never>
}

/** The same as a client may rely on it: fields that no document states are optional. */
export type ReliedExchange<E extends Endpoint> = Omit<Exchange<E>, 'reply'> & { readonly reply: Relied<E['reply']> }
