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

describe('[O-514] a failure that repeats', () => {
  function watched() {
    const moving = fixedClock('2026-04-07T10:00:00Z')
    const lines: string[] = []
    const log = createLog({ level: 'info', clock: moving, output: { write: (line) => void lines.push(line) } })
    return { moving, log, parsed: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
  }

  test('has one line a minute, which says how many were left out', () => {
    const { moving, log, parsed } = watched()
    for (let second = 0; second <= 120; second++) {
      log('error', 'tick failed', { error: 'StoreAwayError', message: 'the disk is full' })
      moving.advance(1000)
    }
    expect(parsed().map(({ time, repeated }) => [time, repeated])).toEqual([
      ['2026-04-07T10:00:00.000Z', undefined],
      ['2026-04-07T10:01:00.000Z', 59],
      ['2026-04-07T10:02:00.000Z', 59],
    ])
  })

  test('is told at once where anything about it differs, and requests are told each', () => {
    const { log, parsed } = watched()
    for (const sandbox of ['a', 'b', 'a']) log('error', 'tick failed', { sandbox })
    for (const route of ['/health/live', '/health/live']) log('info', 'request', { route })
    expect(parsed().map(({ sandbox, route }) => sandbox ?? route)).toEqual(['a', 'b', '/health/live', '/health/live'])
  })

  test('takes no more memory than a hundred lines', () => {
    const { log, parsed } = watched()
    for (let round = 0; round < 2; round++) {
      for (let number = 0; number <= 100; number++) log('warn', 'import failed', { number })
    }
    expect(parsed()).toHaveLength(202)
  })
})
