import type { Deps } from '../../deps.ts'
import type { Reads } from '../../repositories.ts'

export type Job = { readonly kind: string; readonly subject: string; readonly dueAt: number }

/**
 * What happens when a job is due. `deps.clock` stands at the due time. Running twice is harmless: another process may
 * run the same job. A handler that wants to run again puts a new row; one that throws is tried again later.
 */
export type JobHandler = {
  readonly kind: string
  /** What will happen, in words: "the places in basket 12 are released". */
  readonly describe: (reads: Reads, subject: string) => Promise<string>
  readonly run: (deps: Deps, subject: string) => Promise<void>
  /** It talks to the card gateway, which has to have come to the same time. */
  readonly asksGateway?: true
}
