import { hour, minute } from '@touchline/clock'
import { login, readUser, register, requestPasswordReset } from '@touchline/contract'
import { seedPassword } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { ownHost } from '../support/host.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'

/** Tries a password from an address of its own each time, as a guesser with many machines does. */
function guesser({ host, sandbox }: TestPlatform) {
  let turn = 0
  return async (username: string, password: string) => {
    turn += 1
    const reply = await host.app.inject({
      method: 'POST',
      url: login.path,
      remoteAddress: `10.1.${Math.floor(turn / 250)}.${(turn % 250) + 1}`,
      headers: { 'x-sandbox': sandbox },
      payload: { username, password },
    })
    return reply.statusCode
  }
}

const times = async <T>(count: number, work: () => Promise<T>): Promise<ReadonlySet<T>> => {
  const seen = new Set<T>()
  for (let done = 0; done < count; done++) seen.add(await work())
  return seen
}

describe('password guessing on one account', () => {
  test('is blocked after ten attempts, from any address and by any name, for a quarter of an hour', async () => {
    const host = await ownHost()
    const platform = await startPlatform({ host })
    const { reference } = (await (await platform.as('amina')).call(readUser, {})).data
    const guess = guesser(platform)
    expect(await times(5, () => guess('amina@example.test', 'wrong'))).toEqual(new Set([401]))
    expect(await times(5, () => guess(` ${reference} `, 'wrong'))).toEqual(new Set([401]))
    for (const name of ['AMINA@example.test', reference]) expect(await guess(name, seedPassword)).toBe(429)
    expect(await guess('ben@example.test', seedPassword)).toBe(200)
    host.wallClock.advance(15 * minute)
    expect(await guess('amina@example.test', seedPassword)).toBe(200)
  })

  test('is blocked after ten simultaneous attempts too', async () => {
    const platform = await startPlatform()
    // The first attempts after this find no open database; all are counted together nevertheless.
    await platform.host.sandboxes.reset(platform.sandbox, {})
    const guess = guesser(platform)
    const statuses = await Promise.all(Array.from({ length: 14 }, () => guess('amina@example.test', 'wrong')))
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })

  test('is blocked in the same way for an unknown account', async () => {
    const guess = guesser(await startPlatform())
    expect(await times(10, () => guess('nobody@example.test', 'wrong'))).toEqual(new Set([401]))
    expect(await guess('NOBODY@example.test', 'wrong')).toBe(429)
  })

  test('is unblocked by the correct password', async () => {
    const guess = guesser(await startPlatform())
    for (let round = 0; round < 3; round++) {
      expect(await times(9, () => guess('amina@example.test', 'wrong'))).toEqual(new Set([401]))
      expect(await guess('amina@example.test', seedPassword)).toBe(200)
    }
  })
})

test('[O-03] one address gets three mails an hour, and every answer is the same', async () => {
  const host = await ownHost()
  const { visitor, sandbox } = await startPlatform({ host })
  const mails = async () => {
    const { store } = await host.sandboxes.open(sandbox)
    return (await store.read((reads) => reads.outbox.newest({ limit: 20, offset: 0 }))).length
  }
  const ask = async (name: string) => visitor.call(requestPasswordReset, { body: { email_or_reference: name } })
  const answers = [await ask('nobody@example.test')]
  for (const name of ['amina@example.test', 'AMINA@example.test', 'amina@EXAMPLE.test', 'amina@example.test']) {
    answers.push(await ask(name))
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await mails()).toBe(3)
  await ask('ben@example.test')
  expect(await mails()).toBe(4)
  host.wallClock.advance(hour)
  await ask('amina@example.test')
  expect(await mails()).toBe(5)
})

describe('a password', () => {
  const form = {
    first_name: 'Nia',
    last_name: 'Price',
    email: 'nia@example.test',
    date_of_birth: '1990-02-28',
    postcode: 'PW3 6HB',
    terms: true,
  }

  test.each([
    ['password123', 'Please choose a password that is harder to guess.'],
    ['PassWord1', 'Please choose a password that is harder to guess.'],
    ['ｐａｓｓｗｏｒｄ１', 'Please choose a password that is harder to guess.'],
    ['12345678', 'Please choose a password that is harder to guess.'],
    ['aaaaaaaaaa', 'Please choose a password that is harder to guess.'],
    ['abababababab', 'Please choose a password that is harder to guess.'],
    [' '.repeat(12), 'Your password cannot be only spaces.'],
    ['\u00a0\u2003\t\n    ', 'Your password cannot be only spaces.'],
  ])('of %j is refused', async (password, text) => {
    const { visitor } = await startPlatform()
    const body = { ...form, password, password_confirmation: password }
    const { status, errors } = await visitor.refusal(register, { query: {}, body })
    expect([status, errors]).toEqual([422, { password: [text] }])
  })

  test.each(['correct horse', 'pass word', '   x7Q   '])('of %j is accepted', async (password) => {
    const { visitor } = await startPlatform()
    const body = { ...form, password, password_confirmation: password }
    expect((await visitor.call(register, { query: {}, body })).data.user.first_name).toBe('Nia')
  })
})
