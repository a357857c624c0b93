import type { Static, TSchema } from 'typebox'
import type { Deps } from '../deps.ts'
import type { Moment } from '../engine/moment.ts'
import type { Operation } from '../store/faults.ts'
import { type Facade, findTransaction } from '../store/transactions.ts'

export type Answer = { readonly status: number; readonly body: unknown }

/** The request of a command: `body` is checked, `id` is from the path. */
export type Request<Body> = { readonly id: string; readonly body: Body }

/** One command of the server side. `run` is one database transaction and may be executed later than it was sent. */
export type ServerCall<Schema extends TSchema = TSchema> = {
  readonly path: string
  readonly body: Schema
  readonly operation: (body: Static<Schema>) => Operation
  /** The merchant's reference, by which faults are matched. */
  readonly reference: (moment: Moment, request: Request<Static<Schema>>) => string | null
  readonly run: (deps: Deps, moment: Moment, request: Request<Static<Schema>>) => Answer
}

/** Ties the body's type to its schema within one call and drops it for the table. */
export function call<const Schema extends TSchema>(definition: ServerCall<Schema>): ServerCall {
  return definition
}

/** The payment id in a path of the other providers, without its prefix `pi_` or `ps_`. */
export function paymentIdIn(text: string): string {
  return text.replace(/^p[is]_/, '')
}

const commandPaths: readonly (readonly [paths: RegExp, facade: Facade])[] = [
  [/^\/v1\/(merchant-session-keys|transactions)(\/|$)/, 'card-gateway'],
  [/^\/v1\/(publishable-keys|payment-intents|setup-intents|refunds)(\/|$)/, 'card-provider'],
  [/^\/v1\/payment-sessions(\/|$)/, 'session-provider'],
]

/** The provider of a command's path; undefined for commands of all providers. */
export function facadeOfPath(path: string): Facade | undefined {
  return commandPaths.find(([paths]) => paths.test(path))?.[1]
}

/** The reference of the payment in a path. */
export function referenceOfPath(moment: Moment, { id }: { readonly id: string }): string | null {
  return findTransaction(moment.db, moment.merchant.id, paymentIdIn(id))?.vendorTxCode ?? null
}
