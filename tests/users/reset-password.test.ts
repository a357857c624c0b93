import {
  changePassword,
  changeUser,
  checkResetLink,
  listJournal,
  login,
  readUser,
  requestPasswordReset,
  resetPassword,
} from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import { seedPassword } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { type Person, startPlatform, type TestPlatform } from '../support/platform.ts'
import { mailsOf, resetTokenIn } from './mails.ts'

const better = 'a longer password'
const over = { 'data.token': ['This link has been used or is too old. Ask for a new one where you log in.'] }
const amina = 'amina@example.test'

const reset = (token: string, password = better, confirmation = password) => ({
  body: { data: { token, password, password_confirmation: confirmation } },
})
const ask = ({ visitor }: Pick<TestPlatform, 'visitor'>, name = amina) =>
  visitor.call(requestPasswordReset, { body: { email_or_reference: name } })

async function tokenFor(platform: TestPlatform): Promise<string> {
  await ask(platform)
  return resetTokenIn(platform)
}

async function canLogIn(visitor: Person, password: string): Promise<boolean> {
  const payload = { username: amina, password }
  return (await visitor.send({ method: 'POST', url: login.path, payload })).status === 200
}

describe('[O-302] a forgotten password', () => {
  test('is replaced with the link of a mail: every login ends, and a mail says so', async () => {
    const platform = await startPlatform()
    const { as, visitor } = platform
    const [here, there, ben] = [await as('amina'), await as('amina'), await as('ben')]
    await visitor.call(resetPassword, reset(await tokenFor(platform)))
    for (const person of [here, there]) expect((await person.refusal(readUser, {})).status).toBe(401)
    expect((await ben.call(readUser, {})).data.id).toBe(ben.id)
    expect([await canLogIn(visitor, better), await canLogIn(visitor, seedPassword)]).toEqual([true, false])
    const mails = await mailsOf(platform)
    expect(new Set(mails.map(({ kind, to }) => `${kind} ${to}`))).toEqual(
      new Set([`password-reset ${amina}`, `password-changed ${amina}`]),
    )
    expect(mails.map(({ text }) => text).join('')).not.toContain(better)
  })

  test('[O-447] has a link that can be looked at without using it up, and is refused once it is used', async () => {
    const platform = await startPlatform()
    const { visitor } = platform
    const token = await tokenFor(platform)
    const check = { body: { data: { token } } }
    for (const _time of ['once', 'and again']) await visitor.call(checkResetLink, check)
    expect((await visitor.refusal(checkResetLink, { body: { data: { token: 'no token' } } })).errors).toEqual(over)
    await visitor.call(resetPassword, reset(token))
    expect((await visitor.refusal(checkResetLink, check)).errors).toEqual(over)
  })

  test('has a link that works once, of two presses at the same time too', async () => {
    const platform = await startPlatform()
    const { visitor } = platform
    const token = await tokenFor(platform)
    const both = await Promise.all(
      ['the first password', 'the second password'].map((password) =>
        visitor.send({ method: 'POST', url: resetPassword.path, payload: reset(token, password).body }),
      ),
    )
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]))
    for (const used of [token, 'made-up']) {
      expect((await visitor.refusal(resetPassword, reset(used))).errors).toEqual(over)
    }
  })

  test('has a link that lasts for sixty minutes', async () => {
    const platform = await startPlatform()
    const token = await tokenFor(platform)
    expect((await mailsOf(platform))[0]?.text).toContain('Tuesday 7 April 2026, 11:00')
    await platform.advance('PT60M')
    expect((await platform.visitor.refusal(resetPassword, reset(token))).errors).toEqual(over)
    expect(await canLogIn(platform.visitor, seedPassword)).toBe(true)
  })

  test.each([
    ['another request', async (platform: TestPlatform) => void (await ask(platform))],
    [
      'a new password',
      async ({ as }: TestPlatform) =>
        void (await (
          await as('amina')
        ).call(changePassword, {
          body: { data: { old: seedPassword, new: 'another long one' } },
        })),
    ],
  ])('has a link that ends with %s', async (_what, act) => {
    const platform = await startPlatform()
    const token = await tokenFor(platform)
    await platform.advance('PT1M')
    await act(platform)
    expect((await platform.visitor.refusal(resetPassword, reset(token))).errors).toEqual(over)
  })

  test.each([
    ['short', 'short', 'password', 'This field must contain at least 8 characters'],
    ['password123', 'password123', 'password', 'Please choose a password that is harder to guess.'],
    [better, 'another', 'password_confirmation', 'The passwords do not match.'],
  ])('%s, repeated as %s, is refused; the link stays', async (password, confirmation, field, message) => {
    const platform = await startPlatform()
    const token = await tokenFor(platform)
    const refused = await platform.visitor.refusal(resetPassword, reset(token, password, confirmation))
    expect([refused.status, refused.errors]).toEqual([422, { [`data.${field}`]: [message] }])
    await platform.visitor.call(resetPassword, reset(token))
  })

  test('ends an unconfirmed change of address, and the owner gets in after others have guessed', async () => {
    const platform = await startPlatform()
    const { as, visitor } = platform
    await (await as('amina')).call(changeUser, { body: { data: { email: 'elsewhere@example.test' } } })
    for (let guess = 0; guess < 10; guess++) await canLogIn(visitor, `wrong ${guess}`)
    await visitor.call(resetPassword, reset(await tokenFor(platform)))
    const { data } = await visitor.call(login, { body: { username: amina, password: better } })
    expect(data.user.email_change).toBeNull()
  })

  test('keeps its token: stored as a hash, behind # in the link, in no journal and no log', async () => {
    const platform = await startPlatform()
    const { host, sandbox, visitor } = platform
    const token = await tokenFor(platform)
    expect(token.length).toBe(43)
    const { store } = await host.sandboxes.open(sandbox)
    const rows = await store.write((tx) => tx.seed.rowsOf('passwordResets'))
    expect(rows).toMatchObject([{ tokenHash: hashOf(token) }])
    expect(JSON.stringify(rows)).not.toContain(token)
    const fresh = await tokenFor(platform)
    await visitor.refusal(resetPassword, reset(`${fresh}x`))
    await visitor.call(resetPassword, reset(fresh))
    const { data } = await visitor.call(listJournal, { params: { id: sandbox }, query: {} })
    expect(JSON.stringify([data, host.logLines])).not.toContain(fresh)
  })
})
