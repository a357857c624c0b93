import { hour } from '@touchline/clock'
import {
  cancelEmailChange,
  changePassword,
  changeUser,
  confirmEmail,
  login,
  readUser,
  resendEmailChange,
} from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import { seedPassword } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { ownHost } from '../support/host.ts'
import type { Person } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { mailsOf, tokenInMail } from './mails.ts'

const old = 'amina@example.test'
const next = 'Amina.Rahman@example.test'

const ask = (person: Person, email = next) => person.call(changeUser, { body: { data: { email } } })
const confirm = (token: string) => ({ body: { data: { token } } })
const over = { 'data.token': ['This link has been used or is too old. Ask for a new one in your account.'] }

async function canLogIn(visitor: Person, username: string): Promise<boolean> {
  const reply = await visitor.send({ method: 'POST', url: login.path, payload: { username, password: seedPassword } })
  return reply.status === 200
}

describe('[O-241] a new e-mail address', () => {
  test('counts once its link is followed; the old one is told twice and logs in no more', async () => {
    const platform = await startPlatform()
    const { as, visitor } = platform
    const amina = await as('amina')
    const asked = (await ask(amina)).data
    expect([asked.email, asked.email_change?.email]).toEqual([old, next])
    expect(Date.parse(asked.email_change?.expires_at ?? '')).toBe(Date.parse('2026-04-08T09:00:00Z'))
    expect(await canLogIn(visitor, next)).toBe(false)

    await visitor.call(confirmEmail, confirm(await tokenInMail(platform)))
    const user = (await amina.call(readUser, {})).data
    expect([user.email, user.email_change]).toEqual([next, null])
    expect(user.email_verified_at).toBe('2026-04-07T09:00:00Z')
    expect([await canLogIn(visitor, next), await canLogIn(visitor, old)]).toEqual([true, false])

    const sent = (await mailsOf(platform)).map(({ kind, to }) => `${kind} ${to}`)
    expect(new Set(sent)).toEqual(new Set([`email-asked ${old}`, `email-changed ${old}`, `email-confirm ${next}`]))
    const toOld = (await mailsOf(platform)).filter(({ to }) => to === old)
    expect(toOld.map(({ text }) => text).join('')).not.toMatch(/rahman@|token/i)
  })

  test('[O-546] is confirmed once, the same link says so again, and only the hash of its token is stored', async () => {
    const platform = await startPlatform()
    const { as, visitor, host, sandbox } = platform
    await ask(await as('amina'))
    const token = await tokenInMail(platform)
    const { store } = await host.sandboxes.open(sandbox)
    const stored = await store.read((reads) => reads.emailChanges.byToken({ tokenHash: hashOf(token) }))
    expect(stored?.email).toBe(next)
    expect(JSON.stringify(stored)).not.toContain(token)
    const both = await Promise.all(
      [1, 2].map(() => visitor.send({ method: 'POST', url: confirmEmail.path, payload: { data: { token } } })),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await platform.advance('P2D')
    await visitor.call(confirmEmail, confirm(token))
    expect((await mailsOf(platform)).filter(({ kind }) => kind === 'email-changed')).toHaveLength(1)
    expect((await visitor.refusal(confirmEmail, confirm('made-up'))).errors).toEqual(over)
  })

  test('[O-546] a link that was followed is over once the address has changed again', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    await ask(amina)
    const token = await tokenInMail(platform)
    await platform.visitor.call(confirmEmail, confirm(token))
    await platform.advance('PT1H')
    await ask(amina, 'other@example.test')
    await platform.visitor.call(confirmEmail, confirm(await tokenInMail(platform)))
    expect((await platform.visitor.refusal(confirmEmail, confirm(token))).errors).toEqual(over)
  })

  test('expires after a day', async () => {
    const platform = await startPlatform()
    const { as, visitor, advance } = platform
    const amina = await as('amina')
    await ask(amina)
    const token = await tokenInMail(platform)
    await advance('PT24H')
    expect((await visitor.refusal(confirmEmail, confirm(token))).errors).toEqual(over)
    expect((await amina.call(readUser, {})).data).toMatchObject({ email: old, email_change: null })
    expect((await amina.refusal(resendEmailChange, {})).code).toBe('item_not_found')
  })

  test('a mail sent again has a new link, and the link before it ends', async () => {
    const platform = await startPlatform()
    const { as, visitor, advance } = platform
    const amina = await as('amina')
    await ask(amina)
    const first = await tokenInMail(platform)
    await advance('PT1M')
    await amina.call(resendEmailChange, {})
    const second = await tokenInMail(platform)
    expect(second).not.toBe(first)
    expect((await visitor.refusal(confirmEmail, confirm(first))).errors).toEqual(over)
    await visitor.call(confirmEmail, confirm(second))
    expect((await amina.call(readUser, {})).data.email).toBe(next)
  })

  test.each([
    ['is cancelled', (amina: Person) => amina.call(cancelEmailChange, {})],
    ['gives way to the present address', (amina: Person) => ask(amina, ` ${old.toUpperCase()}`.trim())],
    ['gives way to another', (amina: Person) => ask(amina, 'other@example.test')],
    [
      'ends with a new password',
      (amina: Person) =>
        amina.call(changePassword, { body: { data: { old: seedPassword, new: 'a longer password' } } }),
    ],
  ])('%s, and its link ends', async (_how, act) => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    await ask(amina)
    const token = await tokenInMail(platform)
    await act(amina)
    expect((await platform.visitor.refusal(confirmEmail, confirm(token))).errors).toEqual(over)
    expect((await amina.call(readUser, {})).data.email).toBe(old)
  })

  test('nothing that waits can be sent again or cancelled', async () => {
    const amina = await (await startPlatform()).as('amina')
    for (const call of [resendEmailChange, cancelEmailChange] as const) {
      expect(await amina.refusal(call, {})).toMatchObject({ status: 404, code: 'item_not_found' })
    }
  })

  test('of somebody else is refused, also when they come first', async () => {
    const platform = await startPlatform()
    const { as, visitor } = platform
    const amina = await as('amina')
    const taken = { 'data.email': ['Another account has this email address.'] }
    const refused = await amina.refusal(changeUser, {
      body: { data: { email: 'BEN@example.test', phone: '07700 900009' } },
    })
    expect([refused.status, refused.errors]).toEqual([422, taken])
    expect((await amina.call(readUser, {})).data.phone).not.toBe('07700 900009')

    await ask(amina, 'shared@example.test')
    const ofAmina = await tokenInMail(platform)
    await platform.advance('PT1M')
    await ask(await as('ben'), 'shared@example.test')
    const ofBen = await tokenInMail(platform)
    const replies = await Promise.all(
      [ofAmina, ofBen].map((token) =>
        visitor.send({ method: 'POST', url: confirmEmail.path, payload: { data: { token } } }),
      ),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 422]))
    expect(replies.find(({ status }) => status === 422)?.text).toContain('Another account has this email address.')
    expect(platform.host.logged).not.toContain('unexpected error')
  })

  test('one address gets three mails an hour, and one customer asks for five addresses an hour', async () => {
    const host = await ownHost()
    const { as } = await startPlatform({ host })
    const [amina, ben] = [await as('amina'), await as('ben')]
    await ask(amina)
    await amina.call(resendEmailChange, {})
    await ask(amina)
    expect(await amina.refusal(resendEmailChange, {})).toMatchObject({ status: 429 })
    expect(await amina.refusal(changeUser, { body: { data: { email: next } } })).toMatchObject({ status: 429 })
    for (let n = 0; n < 5; n++) await ask(ben, `ben${n}@example.test`)
    const sixth = { body: { data: { email: 'ben6@example.test' } } }
    expect(await ben.refusal(changeUser, sixth)).toMatchObject({ status: 429, code: 'rate_limited' })
    expect((await ben.call(changeUser, { body: { data: { phone: '07700 900003' } } })).data.phone).toBe('07700 900003')
    host.wallClock.advance(hour)
    await ben.call(changeUser, sixth)
  })

  test('the mail is in the language that the customer has just chosen', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    await amina.call(changeUser, { body: { data: { email: next, language: 'cy' } } })
    const mails = await mailsOf(platform)
    expect(mails.map(({ subject }) => subject).join('\n')).toMatch(
      /^(?=[^]*Cadarnhewch eich cyfeiriad e-bost)(?=[^]*Cyfeiriad e-bost newydd)/,
    )
  })
})
