import { type Clock, instantText, second } from '@touchline/clock'

/** From the most to the least; `fatal` counts as `error`. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Writes to a server's log: a name and plain facts, never personal data, card data or SQL parameters. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, facts?: Readonly<Record<string, unknown>>) => void

type LogOptions = {
  /** The least that is written. */
  readonly level: (typeof logLevels)[number]
  readonly clock: Clock
  readonly output?: { readonly write: (line: string) => unknown; readonly isTTY?: boolean }
}

/** One line per event on the standard error stream: for a reader in a terminal, as JSON elsewhere. */
export function createLog({ level, clock, output = process.stderr }: LogOptions): Log {
  const least = logLevels.indexOf(level === 'fatal' ? 'error' : level)
  const lineOf = output.isTTY === true ? readableLine : jsonLine
  return (severity, event, facts = {}) => {
    if (logLevels.indexOf(severity) < least) return
    output.write(`${lineOf({ time: timeOf(clock.now()), level: severity, event, facts })}\n`)
  }
}

/** RFC 3339, with milliseconds. */
function timeOf(instant: number): string {
  return `${instantText(instant).slice(0, -1)}.${String(instant % second).padStart(3, '0')}Z`
}

type Entry = {
  readonly time: string
  readonly level: string
  readonly event: string
  readonly facts: Readonly<Record<string, unknown>>
}

function jsonLine({ time, level, event, facts }: Entry): string {
  return JSON.stringify({ time, level, event, ...facts })
}

const colours: Readonly<Record<string, number>> = { info: 36, warn: 33, error: 31 }

function readableLine({ time, level, event, facts }: Entry): string {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null)
  const words = known.map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  return [time.slice(11, 19), `\u001B[${colours[level]}m${level.padEnd(5)}\u001B[0m`, event, ...words].join(' ')
}
