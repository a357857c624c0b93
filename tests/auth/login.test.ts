import { hour } from '@touchline/clock'
import { login, logout, readUser, requestPasswordReset } from '@touchline/contract'
import { seedPassword } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { ownHost } from '../support/host.ts'
import { personAt } from '../support/person.ts'
import { login as credentials, startPlatform, type TestPlatform } from '../support/platform.ts'

async function mailsOf({ host, sandbox }: TestPlatform) {
  const { store } = await host.sandboxes.open(sandbox)
  return store.read((reads) => reads.outbox.newest({ limit: 10, offset: 0 }))
}

describe('logging in', () => {
  test('[O-02] takes the e-mail address, in any case and with spaces around it, or the reference', async () => {
    const { visitor, as } = await startPlatform()
    const { reference } = (await (await as('amina')).call(readUser, {})).data
    for (const username of ['amina@example.test', ' AMINA@Example.test ', reference, ` ${reference} `]) {
      const { data } = await visitor.call(login, { body: { username, password: seedPassword } })
      expect(data.user).toMatchObject({ first_name: 'Amina', email: 'amina@example.test' })
    }
  })

  test('lasts for the configured number of hours, in real time', async () => {
    const host = await ownHost()
    const { visitor, sandbox } = await startPlatform({ host, at: '2027-01-01T00:00:00Z' })
    const { data } = await visitor.call(login, { body: credentials('amina') })
    expect(Date.parse(data.expires_at)).toBe(host.wallClock.now() + 24 * hour)
    const amina = personAt(host, { token: data.token, headers: { 'x-sandbox': sandbox } })
    host.wallClock.advance(24 * hour - 1)
    await amina.call(readUser, {})
    host.wallClock.advance(1)
    expect(await amina.refusal(readUser, {})).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  test.each([
    ['a wrong password', { username: 'amina@example.test', password: 'wrong' }],
    ['nobody', { username: 'nobody@example.test', password: seedPassword }],
    ['a reference nobody has', { username: 'C9999999', password: seedPassword }],
    ['somebody who has no password', { username: 'huw@example.test', password: seedPassword }],
    ['the words of a query', { username: "' or '1'='1", password: "' or '1'='1" }],
  ])('answers %s like any failed login', async (_who, body) => {
    const { visitor } = await startPlatform()
    const { status, code, message } = await visitor.refusal(login, { body })
    const expected = [401, 'login_failed', 'Your email, reference or password is incorrect.']
    expect([status, code, message]).toEqual(expected)
  })

  test('works with an expired token as without one', async () => {
    const { visitor } = await startPlatform()
    const headers = { authorization: 'Bearer stale' }
    expect((await visitor.call(login, { body: credentials('ben'), headers })).data.user.first_name).toBe('Ben')
  })

  test('issues a new token each time', async () => {
    const { visitor } = await startPlatform()
    const tokens = await Promise.all([1, 2, 3].map(() => visitor.call(login, { body: credentials('ben') })))
    expect(new Set(tokens.map(({ data }) => data.token)).size).toBe(3)
  })
})

describe('logging out', () => {
  test('ends the sent token and no other', async () => {
    const { as } = await startPlatform()
    const [here, there] = [await as('amina'), await as('amina')]
    expect((await here.call(logout, {})).data.message).toBe('You are logged out.')
    expect(await here.refusal(readUser, {})).toMatchObject({ status: 401 })
    expect((await there.call(readUser, {})).data.first_name).toBe('Amina')
  })

  test('is harmless twice, and without a token', async () => {
    const { as, visitor } = await startPlatform()
    const amina = await as('amina')
    for (const person of [amina, amina, visitor]) await person.call(logout, {})
  })
})

describe('a forgotten password', () => {
  const answer = { data: { message: 'If we find your account we will send you an email.' } }

  test.each(['amina@example.test', 'AMINA@EXAMPLE.TEST'])('[O-03] of %s sends a mail', async (name) => {
    const platform = await startPlatform()
    expect(await platform.visitor.call(requestPasswordReset, { body: { email_or_reference: name } })).toEqual(answer)
    expect(await mailsOf(platform)).toMatchObject([{ to: 'amina@example.test', kind: 'password-reset' }])
  })

  test('[O-03] of an unknown address answers the same and sends none', async () => {
    const platform = await startPlatform()
    for (const name of ['nobody@example.test', 'C9999999']) {
      expect(await platform.visitor.call(requestPasswordReset, { body: { email_or_reference: name } })).toEqual(answer)
    }
    expect(await mailsOf(platform)).toEqual([])
  })
})
