import { changePassword, login, readUser } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import { seedPassword } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { everyWrite } from '../support/every-write.ts'
import { startPlatform } from '../support/platform.ts'
import { mailsOf } from './mails.ts'

const better = 'a longer password'
const change = (given: { old?: string; new?: string }) => ({
  body: { data: { old: given.old ?? seedPassword, new: given.new ?? better } },
})

describe('[O-242] a customer changes their password', () => {
  test('the new one logs in, the old one does not; this login stays, all others of the customer end', async () => {
    const platform = await startPlatform()
    const { as, visitor } = platform
    const [here, elsewhere, ben] = [await as('amina'), await as('amina'), await as('ben')]
    await here.call(changePassword, change({}))
    expect((await here.call(readUser, {})).data.id).toBe(here.id)
    expect((await elsewhere.refusal(readUser, {})).status).toBe(401)
    expect((await ben.call(readUser, {})).data.id).toBe(ben.id)
    const attempt = (password: string) =>
      visitor.send({ method: 'POST', url: login.path, payload: { username: 'amina@example.test', password } })
    expect([(await attempt(better)).status, (await attempt(seedPassword)).status]).toEqual([200, 401])
    const [mail, ...others] = await mailsOf(platform)
    expect([mail?.kind, mail?.to, others]).toEqual(['password-changed', 'amina@example.test', []])
    expect(mail?.text).not.toContain(better)
  })

  test('the token of a third party’s checkout is no login, and stays', async () => {
    const { as, host, sandbox } = await startPlatform()
    const amina = await as('amina')
    const { store } = await host.sandboxes.open(sandbox)
    const hash = hashOf('a-visit')
    const now = host.wallClock.now()
    const visit = { cartId: 1 } as never
    await store.write((tx) =>
      everyWrite(tx).auth.insertToken({ hash, userId: amina.id, visit, createdAt: now, expiresAt: now + 1000 }),
    )
    await amina.call(changePassword, change({}))
    expect(await store.read((reads) => reads.auth.findCaller({ hash, now }))).toBeDefined()
  })

  test.each([
    ['old', { old: 'wrong' }, 'This is not your present password.'],
    ['new', { new: 'short' }, 'This field must contain at least 8 characters'],
    ['new', { new: 'password123' }, 'Please choose a password that is harder to guess.'],
    ['new', { new: ' '.repeat(12) }, 'Your password cannot be only spaces.'],
    ['new', { new: 'x'.repeat(201) }, 'This field must contain at most 200 characters'],
  ])('%s is refused for %j, and nothing changes', async (field, given, message) => {
    const platform = await startPlatform()
    const [amina, elsewhere] = [await platform.as('amina'), await platform.as('amina')]
    const refused = await amina.refusal(changePassword, change(given))
    expect([refused.status, refused.errors]).toEqual([422, { [`data.${field}`]: [message] }])
    expect((await elsewhere.call(readUser, {})).data.id).toBe(amina.id)
    expect(await mailsOf(platform)).toEqual([])
  })

  test('[O-294] ten wrong passwords stop further ones from any address, and no login of the owner elsewhere', async () => {
    const { as, visitor, host, sandbox } = await startPlatform()
    const amina = await as('amina')
    for (let turn = 1; turn <= 10; turn++) {
      const reply = await host.app.inject({
        method: 'POST',
        url: changePassword.path,
        remoteAddress: `10.2.0.${turn}`,
        headers: { 'x-sandbox': sandbox, authorization: `Bearer ${amina.token}` },
        payload: change({ old: `wrong ${turn}` }).body,
      })
      expect(reply.statusCode).toBe(422)
    }
    expect(await amina.refusal(changePassword, change({}))).toMatchObject({ status: 429, code: 'rate_limited' })
    const body = { username: 'amina@example.test', password: seedPassword }
    expect((await visitor.call(login, { body })).data.user.id).toBe(amina.id)
  })

  test('of two changes at once one counts', async () => {
    const { as, visitor } = await startPlatform()
    const amina = await as('amina')
    const passwords = ['the first password', 'the second password']
    const replies = await Promise.all(
      passwords.map((password) =>
        amina.send({ method: 'POST', url: changePassword.path, payload: change({ new: password }).body }),
      ),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 503]))
    const winner = passwords[replies.findIndex(({ status }) => status === 200)] ?? ''
    await visitor.call(login, { body: { username: 'amina@example.test', password: winner } })
  })
})
