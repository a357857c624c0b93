import { day, hour, minute } from '@touchline/clock'
import { login, readUser, register, requestPasswordReset, resetPassword } from '@touchline/contract'
import { seedPassword } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { ownHost } from '../support/host.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { resetTokenIn } from '../users/mails.ts'

type Place = 'home' | 'away' | 'cafe'
const hosts: Readonly<Record<Place, number>> = { home: 1, away: 2, cafe: 3 }
/** Each test has places of its own: the sandbox's limit of requests from one address outlives a test. */
let guessers = 0

/** Tries a password from a place; without one, from another network each time, as a guesser with many machines does. */
function guesser({ host, sandbox }: TestPlatform) {
  let turn = 0
  guessers += 1
  const net = `10.2.${guessers}`
  const send = async (url: string, payload: object, place?: Place) => {
    turn += 1
    const address = place && `${net}.${hosts[place]}`
    const reply = await host.app.inject({
      method: 'POST',
      url,
      remoteAddress: address ?? `10.1.${Math.floor(turn / 250)}.${(turn % 250) + 1}`,
      headers: { 'x-sandbox': sandbox },
      payload,
    })
    return reply.statusCode
  }
  const guess = (username: string, password: string, place?: Place) => send(login.path, { username, password }, place)
  return Object.assign(guess, { reset: (data: object, place: Place) => send(resetPassword.path, { data }, place) })
}

/** Of one account in a quarter of an hour, from networks that it has never logged in from. */
const ofStrangers = 30

const times = async <T>(count: number, work: () => Promise<T>): Promise<ReadonlySet<T>> => {
  const seen = new Set<T>()
  for (let done = 0; done < count; done++) seen.add(await work())
  return seen
}

describe('[O-294] password guessing on one account', () => {
  test('is blocked after ten attempts from one network, by any name, for a quarter of an hour', async () => {
    const host = await ownHost()
    const platform = await startPlatform({ host })
    const { reference } = (await (await platform.as('amina')).call(readUser, {})).data
    const guess = guesser(platform)
    expect(await times(5, () => guess('amina@example.test', 'wrong', 'cafe'))).toEqual(new Set([401]))
    expect(await times(5, () => guess(` ${reference} `, 'wrong', 'cafe'))).toEqual(new Set([401]))
    for (const name of ['AMINA@example.test', reference]) expect(await guess(name, seedPassword, 'cafe')).toBe(429)
    expect(await guess('ben@example.test', seedPassword, 'cafe')).toBe(200)
    host.wallClock.advance(15 * minute)
    expect(await guess('amina@example.test', seedPassword, 'cafe')).toBe(200)
  })

  test('keeps nobody out who logs in from another network', async () => {
    const guess = guesser(await startPlatform())
    expect(await times(11, () => guess('amina@example.test', 'wrong', 'cafe'))).toEqual(new Set([401, 429]))
    expect(await guess('amina@example.test', seedPassword, 'home')).toBe(200)
  })

  test('from any number of networks is blocked, but not where the account has logged in before', async () => {
    const host = await ownHost()
    const guess = guesser(await startPlatform({ host }))
    expect(await guess('amina@example.test', seedPassword, 'home')).toBe(200)
    expect(await times(ofStrangers, () => guess('amina@example.test', 'wrong'))).toEqual(new Set([401]))
    expect(await guess('amina@example.test', seedPassword, 'away')).toBe(429)
    expect(await guess('amina@example.test', seedPassword, 'home')).toBe(200)
    // The owner's login opens nothing for strangers.
    expect(await guess('amina@example.test', seedPassword, 'away')).toBe(429)
    host.wallClock.advance(15 * minute)
    expect(await guess('amina@example.test', seedPassword, 'away')).toBe(200)
  })

  test('[O-503] goes on after a reset by mail, and does not keep the owner out where the link was followed', async () => {
    const platform = await startPlatform()
    const guess = guesser(platform)
    expect(await times(ofStrangers, () => guess('amina@example.test', 'wrong'))).toEqual(new Set([401]))
    await platform.visitor.call(requestPasswordReset, { body: { email_or_reference: 'amina@example.test' } })
    const token = await resetTokenIn(platform)
    const renewed = 'a longer password'
    const data = { token, password: renewed, password_confirmation: renewed }
    expect(await guess.reset(data, 'away')).toBe(200)
    expect(await times(ofStrangers, () => guess('amina@example.test', 'wrong'))).toEqual(new Set([401]))
    expect(await guess('amina@example.test', renewed, 'cafe')).toBe(429)
    expect(await guess('amina@example.test', renewed, 'away')).toBe(200)
  })

  test('from a familiar network is blocked after ten attempts, like anywhere else', async () => {
    const guess = guesser(await startPlatform())
    expect(await guess('amina@example.test', seedPassword, 'home')).toBe(200)
    expect(await times(10, () => guess('amina@example.test', 'wrong', 'home'))).toEqual(new Set([401]))
    expect(await guess('amina@example.test', seedPassword, 'home')).toBe(429)
  })

  test('a network is familiar for half a year after the last login', async () => {
    const host = await ownHost()
    const guess = guesser(await startPlatform({ host }))
    expect(await guess('amina@example.test', seedPassword, 'home')).toBe(200)
    host.wallClock.advance(181 * day)
    await times(ofStrangers, () => guess('amina@example.test', 'wrong'))
    expect(await guess('amina@example.test', seedPassword, 'home')).toBe(429)
  })

  test('is blocked after ten simultaneous attempts too', async () => {
    const platform = await startPlatform()
    // The first attempts after this find no open database; all are counted together nevertheless.
    await platform.host.sandboxes.reset(platform.sandbox, {})
    const guess = guesser(platform)
    const statuses = await Promise.all(Array.from({ length: 14 }, () => guess('amina@example.test', 'wrong', 'cafe')))
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })

  test('is blocked in the same way for an unknown account', async () => {
    const guess = guesser(await startPlatform())
    expect(await times(10, () => guess('nobody@example.test', 'wrong', 'cafe'))).toEqual(new Set([401]))
    expect(await guess('NOBODY@example.test', 'wrong', 'cafe')).toBe(429)
    expect(await times(ofStrangers - 10, () => guess('nobody@example.test', 'wrong'))).toEqual(new Set([401]))
    expect(await guess('nobody@example.test', 'wrong')).toBe(429)
  })

  test('is unblocked by the correct password', async () => {
    const guess = guesser(await startPlatform())
    for (let round = 0; round < 2; round++) {
      expect(await times(9, () => guess('amina@example.test', 'wrong', 'cafe'))).toEqual(new Set([401]))
      expect(await guess('amina@example.test', seedPassword, 'cafe')).toBe(200)
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
