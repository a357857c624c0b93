import { signatureOf } from '@touchline/ids'
import { describe, expect, test } from 'vitest'
import { isSigned } from './webhook-signature.ts'

const now = Date.parse('2025-04-07T10:00:00Z')
const seconds = now / 1000
const secret = 'a secret of the merchant'
const rawBody = '{"id":"evt_1"}'

function headerAt(at: number, body = rawBody, key = secret): string {
  return `t=${at},v1=${signatureOf(key, `${at}.${body}`)}`
}

describe('[PAY-55] the signature of a webhook', () => {
  test('is valid over exactly these bytes with the secret', () => {
    expect(isSigned({ header: headerAt(seconds), rawBody, secret, now })).toBe(true)
  })

  test.each([
    ['another body', headerAt(seconds, '{"id":"evt_2"}')],
    ['another secret', headerAt(seconds, rawBody, 'another secret')],
    ['an old time', headerAt(seconds - 301)],
    ['a time to come', headerAt(seconds + 301)],
    ['a time that was changed afterwards', headerAt(seconds).replace(/t=\d+/, `t=${seconds + 1}`)],
    ['no signature', `t=${seconds}`],
    ['nothing', ''],
    ['a longer one', `${headerAt(seconds)}00`],
  ])('is invalid with %s', (_what, header) => {
    expect(isSigned({ header, rawBody, secret, now })).toBe(false)
  })

  test('is valid for five minutes either way', () => {
    expect(isSigned({ header: headerAt(seconds - 300), rawBody, secret, now })).toBe(true)
    expect(isSigned({ header: headerAt(seconds + 300), rawBody, secret, now })).toBe(true)
  })
})
