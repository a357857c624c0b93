import type { Endpoint, Exchange, Unworded } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { KeptRow, PreparedList } from '../../prepared-answer.ts'
import type { Reads } from '../../repositories.ts'
import type { FileAnswer } from './answers/file-answer.ts'
import type { Context } from './context.ts'

/** The validated parts of a request, with its HTTP facts. */
export type Input<E extends Endpoint> = {
  readonly params: Exchange<E>['params']
  readonly query: Exchange<E>['query']
  readonly body: Exchange<E>['body']
  readonly context: Context
  /** Sandbox time of the request, epoch milliseconds. */
  readonly now: number
}

/** The answer; its texts are worded when it is sent. */
type Reply<E extends Endpoint> = Unworded<Exchange<E>['reply']>
type Acting<E extends Endpoint, Answer> = (deps: Deps, actor: Actor, input: Input<E>) => Promise<Answer>
type Reading<E extends Endpoint, Answer, More = unknown> = (
  reads: Reads,
  actor: Actor,
  input: Input<E> & More,
) => Promise<Answer>

/** One endpoint of the contract with its handler. */
export type Route = RouteOptions & {
  readonly endpoint: Endpoint
} & (
    | { readonly kind: 'acts'; readonly handle: Acting<Endpoint, unknown> }
    | {
        readonly kind: 'reads'
        readonly handle: Reading<Endpoint, unknown>
        readonly keeping?: Keeping<Endpoint, unknown>
      }
  )

export type RouteOptions = {
  /** The longest body, where the usual limit is too small. */
  readonly bodyBytes?: number
  /** Headers of every answer. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Binds an endpoint to its handler; a handler with another answer does not compile. */
export function route<E extends Endpoint>(endpoint: E, handle: Acting<E, Reply<E>>, options: RouteOptions = {}): Route {
  // Fastify has validated the input against the endpoint's own schemas, as Input<E> says.
  return { kind: 'acts', endpoint, handle, ...options }
}

/** Binds a call that answers a file. */
export function fileRoute<E extends Endpoint>(endpoint: E, handle: Acting<E, FileAnswer>): Route {
  return { kind: 'acts', endpoint, handle }
}

/** Binds a reading call: authorisation and answer use one snapshot. */
export function readRoute<E extends Endpoint & { readonly body?: never }>(
  endpoint: E,
  handle: Reading<E, Reply<E>>,
): Route {
  return { kind: 'reads', endpoint, handle }
}

/** How a list is read for visitors, whose answers are cached. */
export type Keeping<E extends Endpoint, Row> = {
  /** The tables that decide the list and its rows; counts are read each time. */
  readonly tables: readonly string[]
  /** `known` are the rows cached from last time. */
  readonly prepare: Reading<E, PreparedList<Row>, { readonly known: readonly KeptRow[] }>
}

type RowOf<E extends Endpoint> = Reply<E> extends { readonly data: readonly (infer Row)[] } ? Row : never

/** Binds a list that is cached for visitors; only changed rows are serialised again. */
export function keptRoute<E extends Endpoint & { readonly body?: never }>(
  endpoint: E,
  handle: Reading<E, Reply<E>>,
  keeping: Keeping<E, RowOf<E>>,
): Route {
  return { kind: 'reads', endpoint, handle, keeping }
}
