import type { Log } from '../deps.ts'

const ranks = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** One JSON line per event on the standard error stream; `fatal` counts as `error`. */
export function createLog(level: string): Log {
  const name = level === 'fatal' ? 'error' : level
  const least = ranks.findIndex((rank) => rank === name)
  return (severity, event, facts = {}) => {
    if (ranks.indexOf(severity) < least) return
    process.stderr.write(`${JSON.stringify({ level: severity, event, ...facts })}\n`)
  }
}
