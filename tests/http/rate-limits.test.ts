import { listVenues, login, register, requestPasswordReset } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { ownHost } from '../support/host.ts'
import { personAt, type Person, type RawReply } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

/** Sends a call without its fields again and again: what is counted is the attempt, not what becomes of it. */
async function attempts(person: Person, path: string, times: number, headers = {}): Promise<readonly RawReply[]> {
  const replies: RawReply[] = []
  for (let sent = 0; sent < times; sent++) {
    replies.push(await person.send({ method: 'POST', url: path, payload: {}, headers }))
  }
  return replies
}

const statuses = (replies: readonly RawReply[]) => [...new Set(replies.map(({ status }) => status))]

describe('guessing', () => {
  test.each([
    [login, 20],
    [register, 20],
    [requestPasswordReset, 10],
  ])('is limited: %o at most %i times a minute', async ({ path }, most) => {
    const { visitor } = await startPlatform()
    expect(statuses(await attempts(visitor, path, most))).toEqual([422])
    const [refused] = await attempts(visitor, path, 1)
    expect(refused?.json()).toMatchObject({ code: 'rate_limited' })
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('a confirmation is sent again at most ten times a minute', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const path = `/api/v1/users/${amina.id}/orders/999999/confirmation`
    expect(statuses(await attempts(amina, path, 10))).toEqual([404])
    expect(statuses(await attempts(amina, path, 1))).toEqual([429])
  })

  test('is counted by sandbox: one does not lock another', async () => {
    const one = await startPlatform()
    const other = await startPlatform()
    await attempts(one.visitor, login.path, 21)
    expect(statuses(await attempts(other.visitor, login.path, 1))).toEqual([422])
  })

  test('has one count for all spellings of a sandbox', async () => {
    const host = await ownHost()
    await host.ensureDefault()
    const guesser = personAt(host)
    await attempts(guesser, login.path, 7)
    await attempts(guesser, login.path, 7, { 'x-sandbox': 'default' })
    await attempts(guesser, login.path, 6, { cookie: 'sandbox=default' })
    for (const headers of [{}, { 'x-sandbox': 'default' }, { cookie: 'sandbox=default' }, { cookie: 'sandbox=gone' }]) {
      expect(statuses(await attempts(guesser, login.path, 1, headers))).toEqual([429])
    }
  })

  test('cannot use an invented address', async () => {
    const { visitor } = await startPlatform()
    for (let turn = 0; turn < 20; turn++) {
      await attempts(visitor, login.path, 1, { 'x-forwarded-for': `10.0.0.${turn}` })
    }
    expect(statuses(await attempts(visitor, login.path, 1, { 'x-forwarded-for': '10.0.1.1' }))).toEqual([429])
  })

  test('is counted by the address that a trusted proxy names', async () => {
    const host = await ownHost({ edge: { trustedProxies: ['loopback'] } })
    await host.ensureDefault()
    const proxy = personAt(host)
    await attempts(proxy, login.path, 20, { 'x-forwarded-for': '10.9.9.9, 10.0.0.1' })
    expect(statuses(await attempts(proxy, login.path, 1, { 'x-forwarded-for': '10.8.8.8, 10.0.0.1' }))).toEqual([429])
    expect(statuses(await attempts(proxy, login.path, 1, { 'x-forwarded-for': '10.0.0.2' }))).toEqual([422])
  })

  test('does not start a new count with an invented header where there are no sandboxes', async () => {
    const host = await ownHost({ mode: 'off' })
    await host.ensureDefault()
    const guesser = personAt(host)
    await attempts(guesser, login.path, 20)
    expect(statuses(await attempts(guesser, login.path, 1, { 'x-sandbox': 'another' }))).toEqual([429])
  })
})

test('calls without a secret to guess are not counted', async () => {
  const { visitor } = await startPlatform()
  for (let sent = 0; sent < 60; sent++) {
    expect((await visitor.send({ method: 'GET', url: listVenues.path })).status).toBe(200)
  }
})
