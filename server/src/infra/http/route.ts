import type { Endpoint, Exchange } from '@touchline/contract'
import type { Context } from './context.ts'

/** What a handler gets: the validated parts of the request and its context. */
export type Input<E extends Endpoint> = {
  readonly params: Exchange<E>['params']
  readonly query: Exchange<E>['query']
  readonly body: Exchange<E>['body']
  /** The body's bytes, for signatures. */
  readonly rawBody: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly context: Context
}

/** One endpoint of the contract with what answers it. */
export type Route = {
  readonly endpoint: Endpoint
  readonly handle: (input: Input<Endpoint>) => Promise<unknown>
} & RouteOptions

export type RouteOptions = {
  /** Looks at the body as it came, before its shape is validated; throws to refuse it. */
  readonly guard?: (body: unknown) => void
  /**
   * Visitors' answers may be kept: answers the next instant (epoch ms, sandbox time) at which one of now may change by
   * time alone, undefined when none will.
   */
  readonly keptUntil?: (context: Context) => Promise<number | undefined>
  /** Headers of every answer. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Ties an endpoint to its handler; a handler that answers another shape does not compile. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (input: Input<E>) => Promise<Exchange<E>['reply']>,
  options: RouteOptions = {},
): Route {
  // Fastify has validated the input against the endpoint's own schemas, which is what Input<E> says.
  return { endpoint, handle, ...options }
}
