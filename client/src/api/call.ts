import { callerFor } from './caller.ts'
import type { Caller, InputOf, Surroundings } from './caller.ts'
import type { Answer, ApiCall, ListAnswer } from './exchange.ts'
import type { ContractMismatch } from './answers/mismatch.ts'
import type { AnswerTable } from './answers/shape.ts'

let connected: Caller | undefined

/** Sets where calls go. Runs once, when the page starts with its configuration. */
export function connect(around: Surroundings): void {
  connected = callerFor(around)
}

function caller(): Caller {
  if (!connected) throw new Error('call() was used before connect()')
  return connected
}

/**
 * Sends a call of the contract and answers its data, in camelCase and without the envelope. Throws an ApiError when the
 * platform refuses or does not answer.
 */
export function call<C extends ApiCall>(definition: C, ...input: InputOf<C>): Promise<Answer<C>> {
  return caller().call(definition, ...input)
}

/** Like `call`, for lists: answers `{ data, nextPage }`. */
export function callList<C extends ApiCall>(definition: C, ...input: InputOf<C>): Promise<ListAnswer<C>> {
  return caller().callList(definition, ...input)
}

/** Like `call`, read with another table, where the documents allow a platform more than the contract does. */
export function callAs<T>(table: AnswerTable) {
  return <C extends ApiCall>(definition: C, ...input: InputOf<C>): Promise<T> =>
    caller().callAs<T, C>(table, definition, ...input)
}

/** Tells whoever runs the platform of a deviation that only the page can know. */
export function tellMismatch(mismatch: ContractMismatch): void {
  caller().tell(mismatch)
}
