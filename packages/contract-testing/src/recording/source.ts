import type { Exchange } from '../exchange.ts'

/** A file of exchanges, and what is known of it before they are read. */
export type Source = {
  /** The platform's name, where the file has one. */
  readonly target: string | undefined
  /** When the file was recorded: an ISO instant. */
  readonly at: string
  /** Read as they are asked for. Throws where the file is damaged further on. */
  readonly exchanges: AsyncIterable<Exchange>
}
