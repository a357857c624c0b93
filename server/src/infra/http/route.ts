import type { Endpoint, Exchange, Unworded } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { KeptRow, PreparedList } from '../../prepared-answer.ts'
import type { Reads } from '../../repositories.ts'
import type { Context } from './context.ts'

/** The validated parts of a request, and what only HTTP knows of it. */
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

/** One endpoint of the contract with what answers it. */
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
  /** Longest body it takes, where the usual limit is too little. */
  readonly bodyBytes?: number
  /** Headers of every answer. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Ties an endpoint to its handler; a handler that answers another shape does not compile. */
export function route<E extends Endpoint>(endpoint: E, handle: Acting<E, Reply<E>>, options: RouteOptions = {}): Route {
  // Fastify has validated the input against the endpoint's own schemas, which is what Input<E> says.
  return { kind: 'acts', endpoint, handle, ...options }
}

/** The same for a call that only reads: who acts and what is answered come from one snapshot. */
export function readRoute<E extends Endpoint & { readonly body?: never }>(
  endpoint: E,
  handle: Reading<E, Reply<E>>,
): Route {
  return { kind: 'reads', endpoint, handle }
}

/** How a list is read for visitors, whose answers are kept. */
export type Keeping<E extends Endpoint, Row> = {
  /** The tables that decide what is on the list and what its rows show; what is counted is read each time. */
  readonly tables: readonly string[]
  /** `known` are the rows that are kept from last time. */
  readonly prepare: Reading<E, PreparedList<Row>, { readonly known: readonly KeptRow[] }>
}

type RowOf<E extends Endpoint> = Reply<E> extends { readonly data: readonly (infer Row)[] } ? Row : never

/** The same for a list that is kept for visitors, and of which only those rows are made again that differ. */
export function keptRoute<E extends Endpoint & { readonly body?: never }>(
  endpoint: E,
  handle: Reading<E, Reply<E>>,
  keeping: Keeping<E, RowOf<E>>,
): Route {
  return { kind: 'reads', endpoint, handle, keeping }
}
