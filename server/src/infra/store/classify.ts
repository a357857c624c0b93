import { isDiskCode } from '@touchline/serving'
import { StoreAwayError } from './port.ts'

/** `unavailable`: the database does not answer. `unusable`: a full or read-only disk, or a damaged file. */
export type FailureKind = 'unique' | 'foreign' | 'check' | 'retry' | 'unavailable' | 'unusable' | 'other'

const kinds: Readonly<Record<string, FailureKind>> = {
  '23505': 'unique',
  SQLITE_CONSTRAINT_UNIQUE: 'unique',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'unique',
  '23503': 'foreign',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'foreign',
  '23514': 'check',
  SQLITE_CONSTRAINT_CHECK: 'check',
  '40001': 'retry',
  '40P01': 'retry',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EPIPE: 'unavailable',
  ETIMEDOUT: 'unavailable',
  EHOSTUNREACH: 'unavailable',
  ENETUNREACH: 'unavailable',
  EAI_AGAIN: 'unavailable',
  ENOTFOUND: 'unavailable',
}

/**
 * The kind of failure behind an error of either engine. Drizzle wraps PostgreSQL's errors, so causes are checked too.
 */
export function classify(error: unknown): FailureKind {
  let at: unknown = error
  for (let depth = 0; at instanceof Error && depth < 4; depth++) {
    const kind = kindOf(at)
    if (kind !== 'other') return kind
    at = at.cause
  }
  return 'other'
}

/** A StoreAwayError in the place of a failure that means it; else the failure itself. */
export function awayIfSo(error: unknown): unknown {
  const kind = classify(error)
  return kind === 'unavailable' || kind === 'unusable'
    ? new StoreAwayError(`the database is ${kind}`, { cause: error })
    : error
}

/** Whether the same may succeed a while later. */
export function isPassing(error: unknown): boolean {
  return ['retry', 'unavailable', 'unusable'].includes(classify(error))
}

/** The engine's own code of a failure (`23505`, `SQLITE_BUSY`), for the log: a message would contain parameters. */
export function failureCode(error: unknown): string {
  let at: unknown = error
  for (let depth = 0; at instanceof Error && depth < 4; depth++) {
    const code = codeOf(at)
    if (code !== undefined) return code
    at = at.cause
  }
  return error instanceof Error ? error.name : 'unknown'
}

function kindOf(error: Error): FailureKind {
  const code = codeOf(error)
  if (code === undefined) return saysConnectionLost(error.message) ? 'unavailable' : 'other'
  if (code.startsWith('SQLITE_BUSY')) return 'retry'
  if (code.startsWith('08') || code.startsWith('57P')) return 'unavailable'
  if (isDiskCode(code)) return 'unusable'
  // The socket of a server that is away is gone.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return 'unavailable'
  return kinds[code] ?? 'other'
}

/** The driver reports a lost socket without a code. */
function saysConnectionLost(message: string): boolean {
  return /^Connection terminated|^Client has encountered a connection error/.test(message)
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
