import { AsyncLocalStorage } from 'node:async_hooks'
import { looksLikeCardNumber } from './card-number.ts'

/** The header that names a request in the logs of everybody who has a part in it. */
export const correlationHeader = 'x-correlation-id'

const longest = 64

/** The correlation id that was sent; undefined for one that may not appear in a log. */
export function correlationIdIn(sent: string | readonly string[] | undefined): string | undefined {
  if (typeof sent !== 'string' || sent.length > longest || !/^[\w-]+$/.test(sent)) return undefined
  return looksLikeCardNumber(sent) ? undefined : sent
}

/** Facts of the request that is being answered, for the requests that it causes. */
export type Cause = {
  readonly correlationId: string
  /** The span of the request, as the header `traceparent` has it. */
  readonly traceParent: string | undefined
}

const causes = new AsyncLocalStorage<Cause>()

/** Runs the rest of a request, with everything that it begins. */
export function runCausedBy(cause: Cause, rest: () => void): void {
  causes.run(cause, rest)
}

/** Headers of a request to another server, which say what caused it; none outside of a request. */
export function causeHeaders(): Readonly<Record<string, string>> {
  const cause = causes.getStore()
  if (!cause) return {}
  const { correlationId, traceParent } = cause
  return { [correlationHeader]: correlationId, ...(traceParent !== undefined && { traceparent: traceParent }) }
}
