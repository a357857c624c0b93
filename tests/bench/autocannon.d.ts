/** The parts of the load generator that the benchmarks use; it brings no types of its own. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export type Request = {
    readonly method?: 'GET' | 'POST' | 'DELETE'
    readonly path: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
  }
  export type Client = { readonly setRequests: (requests: readonly Request[]) => void }
  export type Options = {
    readonly url: string
    readonly connections: number
    /** Seconds; not looked at when there is an amount. */
    readonly duration?: number
    /** Requests in all. */
    readonly amount?: number
    readonly timeout?: number
    readonly requests?: readonly Request[]
    readonly setupClient?: (client: Client) => void
  }
  export type Result = {
    /** Seconds. */
    readonly duration: number
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
    readonly '2xx': number
  }
  export type Run = EventEmitter & PromiseLike<Result> & { readonly stop: () => void }

  function autocannon(options: Options): Run
  export { autocannon as default }
}
