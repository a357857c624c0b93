import { fixedClock } from '@touchline/clock'
import { describe, expect, test } from 'vitest'
import { createLog } from './log.ts'

const clock = fixedClock('2026-04-07T10:00:00.007Z')

function linesOf(level: 'info' | 'warn' | 'silent', isTTY: boolean): readonly string[] {
  const lines: string[] = []
  const log = createLog({ level, clock, output: { isTTY, write: (line) => void lines.push(line) } })
  log('info', 'request', { method: 'GET', route: '/api/client', status: 200, sandbox: undefined })
  log('error', 'tick failed', { error: 'TypeError' })
  return lines
}

describe('[O-496] the log', () => {
  test('is one JSON object a line outside a terminal', () => {
    expect(linesOf('info', false)).toEqual([
      '{"time":"2026-04-07T10:00:00.007Z","level":"info","event":"request","method":"GET","route":"/api/client","status":200}\n',
      '{"time":"2026-04-07T10:00:00.007Z","level":"error","event":"tick failed","error":"TypeError"}\n',
    ])
  })

  test('is a line for a reader in a terminal', () => {
    expect(linesOf('info', true)).toEqual([
      '10:00:00 \u001B[36minfo \u001B[0m request method=GET route=/api/client status=200\n',
      '10:00:00 \u001B[31merror\u001B[0m tick failed error=TypeError\n',
    ])
  })

  test('leaves out what is less than its level', () => {
    expect(linesOf('warn', false)).toHaveLength(1)
    expect(linesOf('silent', false)).toEqual([])
  })
})
