import type { ApiName, ApiTypes, Method } from '@touchline/contract/client'
import type { UploadProgress } from './http.ts'
import type { Camel, Read } from './keys.ts'
import type { AnswerTable } from './answers/shape.ts'

/** A call of the contract. The build puts the table beside it that its answer is read by (client/build/calls.ts). */
export type ApiCall<Name extends ApiName = ApiName> = {
  readonly name: Name
  readonly method: Method
  readonly path: string
  /** Changes nothing although it is no GET. */
  readonly asks?: true
  readonly answer?: AnswerTable
}

/** The table that the answer of a call is read by. Throws for a call that did not come through the build. */
export function answerTableOf({ name, answer }: ApiCall): AnswerTable {
  if (!answer) throw new Error(`${name} has no answer table: import it from @touchline/contract/calls`)
  return answer
}

type Wire<C extends ApiCall> = ApiTypes[C['name']]

type PartName = 'params' | 'query' | 'body'

/** A body with a file comes as a form instead. */
type FileBody = { readonly file: string }

/** The parts that a call requires. */
type Needed<W extends Record<PartName, unknown>> = {
  [Name in PartName]: W[Name] extends undefined | FileBody ? never : Record<never, never> extends W[Name] ? never : Name
}[PartName]

/** One type for each call: a type per part would be combined with those of all other calls. */
type InputFor<W extends Record<PartName, unknown>> = { readonly [Name in Needed<W>]: Camel<W[Name]> } & {
  readonly [Name in Exclude<PartName, Needed<W>>]?: W[Name] extends undefined ? undefined : Camel<W[Name]>
} & {
  /** A repeated request with the same key runs once. */
  readonly idempotencyKey?: string
  /** Asks for the whole account, whichever linked user is chosen. */
  readonly wholeAccount?: boolean
  readonly signal?: AbortSignal
  /** How long the answer may take, in milliseconds, where the kind of call does not say it. */
  readonly timeoutMs?: number
  /** Files and fields, sent as `multipart/form-data` in place of a body. */
  readonly form?: FormData
  readonly onUploadProgress?: UploadProgress
}

/** The input of a call, in the client's spelling. Parts without required fields may be omitted. */
export type Input<C extends ApiCall> = InputFor<Wire<C>>

type Unwrapped<T> = T extends { readonly data: infer D } ? D : T

/** The answer of a call as any platform may give it: unwrapped and in the client's spelling. */
export type Answer<C extends ApiCall> = Read<Unwrapped<Wire<C>['reply']>>

/** A list with its next page: null at the end, and from a platform without paging. */
export type ListAnswer<C extends ApiCall> = { readonly data: Answer<C>; readonly nextPage: number | null }
