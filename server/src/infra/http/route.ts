import type { Endpoint, Exchange } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { Reads } from '../store/repositories.ts'
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
    | { readonly kind: 'reads'; readonly handle: Reading<Endpoint, unknown>; readonly keptUntil: KeptUntil | undefined }
  )

export type RouteOptions = {
  /** Looks at the body as it came, before its shape is validated; throws to refuse it. */
  readonly guard?: (body: unknown) => void
  /** Headers of every answer. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The next instant (epoch ms, sandbox time) at which an answer of `now` may change by time alone; undefined: none. */
export type KeptUntil = (reads: Reads, now: number) => Promise<number | undefined>

/** Ties an endpoint to its handler; a handler that answers another shape does not compile. */
export function route<E extends Endpoint>(endpoint: E, handle: Acting<E, Reply<E>>, options: RouteOptions = {}): Route {
  // Fastify has validated the input against the endpoint's own schemas, which is what Input<E> says.
  return { kind: 'acts', endpoint, handle, ...options }
}

/**
 * The same for a call that only reads: who acts and what is answered come from one snapshot.
 * With `keptUntil`, visitors' answers may be kept.
 */
export function readRoute<E extends Endpoint & { readonly body?: never }>(
  endpoint: E,
  handle: Reading<E, Reply<E>>,
  { keptUntil }: { readonly keptUntil?: KeptUntil } = {},
): Route {
  return { kind: 'reads', endpoint, handle, keptUntil }
}
