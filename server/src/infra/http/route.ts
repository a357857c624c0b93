import type { Endpoint, Exchange } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { Prepared } from '../../prepared-answer.ts'
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

type Reply<E extends Endpoint> = Exchange<E>['reply']
type Acting<E extends Endpoint, Answer> = (deps: Deps, actor: Actor, input: Input<E>) => Promise<Answer>
type Reading<E extends Endpoint, Answer> = (reads: Reads, actor: Actor, input: Input<E>) => Promise<Answer>

/** One endpoint of the contract with what answers it. */
export type Route = RouteOptions & {
  readonly endpoint: Endpoint
} & (
    | { readonly kind: 'acts'; readonly handle: Acting<Endpoint, unknown> }
    | {
        readonly kind: 'reads'
        readonly handle: Reading<Endpoint, unknown>
        readonly prepare?: Reading<Endpoint, Prepared<unknown>>
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

/** The same for a call whose answers to visitors are kept and put together again only when what they depend on differs. */
export function keptRoute<E extends Endpoint & { readonly body?: never }>(
  endpoint: E,
  prepare: Reading<E, Prepared<Reply<E>>>,
): Route {
  const handle: Reading<E, Reply<E>> = async (...asked) => (await prepare(...asked)).make()
  return { kind: 'reads', endpoint, handle, prepare }
}
