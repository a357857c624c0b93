import { type Clock, instantText, minute, second } from '@touchline/clock'

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

/**
 * One line per event on the standard error stream: for a reader in a terminal, as JSON elsewhere. A failure that repeats with
 * the same facts has one line a minute, with how often it was left out.
 */
export function createLog({ level, clock, output = process.stderr }: LogOptions): Log {
  const least = logLevels.indexOf(level === 'fatal' ? 'error' : level)
  const lineOf = output.isTTY === true ? readableLine : jsonLine
  const repeats = countRepeats(clock)
  return (severity, event, facts = {}) => {
    if (logLevels.indexOf(severity) < least) return
    const left = severity === 'info' ? 0 : repeats(`${event} ${JSON.stringify(facts)}`)
    if (left === undefined) return
    const told = left === 0 ? facts : { ...facts, repeated: left }
    output.write(`${lineOf({ time: timeOf(clock.now()), level: severity, event, facts: told })}\n`)
  }
}

const mostRemembered = 100

/** How many equal lines were left out before this one; undefined where this one is to be left out. */
function countRepeats(clock: Clock): (line: string) => number | undefined {
  const written = new Map<string, { at: number; left: number }>()
  return (line) => {
    const now = clock.now()
    const known = written.get(line)
    // A clock that was set back ends the minute.
    if (known && now >= known.at && now - known.at < minute) {
      known.left += 1
      return undefined
    }
    written.delete(line)
    written.set(line, { at: now, left: 0 })
    const [oldest] = written.keys()
    if (written.size > mostRemembered && oldest !== undefined) written.delete(oldest)
    return known?.left ?? 0
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
