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

describe('whoever guesses', () => {
  test.each([
    [login, 20],
    [register, 20],
    [requestPasswordReset, 10],
  ])('is stopped: %o at most %i times a minute', async ({ path }, most) => {
    const { visitor } = await startPlatform()
    expect(statuses(await attempts(visitor, path, most))).toEqual([422])
    const [refused] = await attempts(visitor, path, 1)
    expect(refused?.json()).toMatchObject({ code: 'rate_limited' })
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('is counted by sandbox: one does not lock another', async () => {
    const one = await startPlatform()
    const other = await startPlatform()
    await attempts(one.visitor, login.path, 21)
    expect(statuses(await attempts(other.visitor, login.path, 1))).toEqual([422])
  })

  test('does not start a new count with an invented header where there are no sandboxes', async () => {
    const host = await ownHost({ mode: 'off' })
    await host.ensureDefault()
    const guesser = personAt(host)
    await attempts(guesser, login.path, 20)
    expect(statuses(await attempts(guesser, login.path, 1, { 'x-sandbox': 'another' }))).toEqual([429])
  })
})

test('what nobody guesses is not counted', async () => {
  const { visitor } = await startPlatform()
  for (let sent = 0; sent < 60; sent++) {
    expect((await visitor.send({ method: 'GET', url: listVenues.path })).status).toBe(200)
  }
})
