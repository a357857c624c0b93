import { expect, test } from 'vitest'
import { hasLogin, type Headers } from '../exchange.ts'
import { headerFindings } from './headers.ts'

function findingsOf(headers: Headers) {
  return headerFindings({
    request: { method: 'POST', url: 'https://platform.invalid/api/x', headers, body: undefined },
    response: { status: 200, headers: [['content-type', 'application/json']], body: '{}' },
    at: '2027-01-04T12:00:00Z',
    milliseconds: 5,
  }).map(({ field }) => field)
}

test('[O-402, O-413] a page of the server itself, also behind a proxy, needs no leave to read; one of another origin does', () => {
  const origin = ['origin', 'http://localhost:4100'] as const
  expect(findingsOf([origin, ['Host', 'localhost:4100']])).toEqual([])
  expect(findingsOf([origin, ['Host', 'localhost:4200']])).toEqual(['access-control-allow-origin'])
})

test('[O-413] a cookie that is no login makes nobody known', () => {
  expect(hasLogin([['cookie', 'language=cy; theme=dark']])).toBe(false)
  expect(hasLogin([['cookie', 'language=cy; harbour-authToken=abc']])).toBe(true)
  expect(hasLogin([['Authorization', 'Bearer abc']])).toBe(true)
})
