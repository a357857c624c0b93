import type { ApiName, ApiTypes, Method } from '@touchline/contract/client'
import type { Camel, Read } from './keys.ts'
import type { AnswerTable } from './shape.ts'

/** A call of the contract as the client has it: where it goes, and how its answer is read. From `virtual:calls/<noun>`. */
export type ApiCall<Name extends ApiName = ApiName> = {
  readonly name: Name
  readonly method: Method
  readonly path: string
  readonly answer: AnswerTable
}

type Wire<C extends ApiCall> = ApiTypes[C['name']]

type Part<Key extends string, T> = T extends undefined
  ? { readonly [K in Key]?: undefined }
  : Record<never, never> extends T
    ? { readonly [K in Key]?: Camel<T> }
    : { readonly [K in Key]: Camel<T> }

/** What a call is sent with, in the client's spelling. Parts without required fields may be left out. */
export type Input<C extends ApiCall> = InputNamed<C['name']>

// One call after the other: of all of them together the compiler would have to combine every part with every other.
type InputNamed<Name extends ApiName> = Name extends ApiName
  ? Part<'params', ApiTypes[Name]['params']> &
      Part<'query', ApiTypes[Name]['query']> &
      Part<'body', ApiTypes[Name]['body']> & {
        /** Same key, same operation: a repeated request does not happen twice. */
        readonly idempotencyKey?: string
        readonly signal?: AbortSignal
      }
  : never

type Unwrapped<T> = T extends { readonly data: infer D } ? D : T

/** What a call answers as it can be read from any platform: unwrapped and in the client's spelling. */
export type Answer<C extends ApiCall> = Read<Unwrapped<Wire<C>['reply']>>

/** A list, and the page after it: null at the end, and from a platform that sends no paging. */
export type ListAnswer<C extends ApiCall> = { readonly data: Answer<C>; readonly nextPage: number | null }
