import type { ApiName, ApiTypes, Call } from '@touchline/contract/client'
import type { Camel } from './keys.ts'

/** Calls of the contract, as objects. */
export type ApiCall = Call<ApiName>

type Wire<C extends ApiCall> = C extends Call<infer Name extends ApiName> ? ApiTypes[Name] : never

type Part<Key extends string, T> = T extends undefined
  ? { readonly [K in Key]?: undefined }
  : Record<never, never> extends T
    ? { readonly [K in Key]?: Camel<T> }
    : { readonly [K in Key]: Camel<T> }

/** What a call is sent with, in the client's spelling. Parts without required fields may be left out. */
export type Input<C extends ApiCall> = Part<'params', Wire<C>['params']> &
  Part<'query', Wire<C>['query']> &
  Part<'body', Wire<C>['body']> & {
    /** Same key, same operation: a repeated request does not happen twice. */
    readonly idempotencyKey?: string
    readonly signal?: AbortSignal
  }

type Unwrapped<T> = T extends { readonly data: infer D } ? D : T

/** What a call answers, unwrapped and in the client's spelling. */
export type Answer<C extends ApiCall> = Camel<Unwrapped<Wire<C>['reply']>>

type MetaIn<T> = T extends { readonly meta: infer M } ? Camel<M> : never

/** A list with its paging; `meta` is null from a platform that sends none. */
export type ListAnswer<C extends ApiCall> = {
  readonly data: Answer<C>
  readonly meta: MetaIn<Wire<C>['reply']> | null
}
