import type { Deps } from '../../deps.ts'
import type { Reads } from '../../repositories.ts'

export type Job = { readonly kind: string; readonly subject: string; readonly dueAt: number }

/**
 * The handler of a due job. `deps.clock` stands at the due time. Running twice is harmless: another process may run the
 * same job. A handler that wants to run again adds a new row; one that throws is retried.
 */
export type JobHandler = {
  readonly kind: string
  /** The job in words: "the places in basket 12 are released". */
  readonly describe: (reads: Reads, subject: string) => Promise<string>
  readonly run: (deps: Deps, subject: string) => Promise<void>
  /** It calls the card gateway, whose clock must be moved first. */
  readonly asksGateway?: true
}
