import { hour } from '@touchline/clock'
import { endLogins, login, moveClock, readUser, register, resetSandbox } from '@touchline/contract'
import { seedPassword } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { cards, courses, openStage } from '../payments/stage.ts'
import { ownHost } from '../support/host.ts'
import { startPlatform } from '../support/platform.ts'

const registration = {
  first_name: 'Nia',
  last_name: 'Price',
  email: 'nia@example.test',
  password: 'a long password',
  password_confirmation: 'a long password',
  date_of_birth: '1990-02-28',
  postcode: 'PW3 6HB',
  terms: true,
}

describe('a reset', () => {
  test('resets the clock with the seed: it runs in real time again', async () => {
    const { visitor, sandbox, host } = await startPlatform({ at: '2026-06-01T09:00:00Z', host: await ownHost() })
    const params = { id: sandbox }
    const { data } = await visitor.call(resetSandbox, { params, body: {} })
    expect(data).toMatchObject({ now: '2026-04-07T10:00:00Z', frozen: false })
    host.wallClock.advance(hour)
    expect((await host.sandboxes.read(sandbox)).now).toBe(Date.parse('2026-04-07T11:00:00Z'))
  })

  test('keeps the clock on request', async () => {
    const { visitor, sandbox, advance } = await startPlatform({ at: '2026-06-01T09:00:00Z' })
    await advance('P1D')
    const { data } = await visitor.call(resetSandbox, { params: { id: sandbox }, body: { clock: 'keep' } })
    expect(data).toMatchObject({ now: '2026-06-02T09:00:00Z', frozen: true })
  })

  test('is the only way to move the clock back', async () => {
    const { visitor, sandbox } = await startPlatform()
    const body = { now: '2026-04-06T09:00:00Z' }
    const refused = await visitor.refusal(moveClock, { params: { id: sandbox }, body })
    expect(refused).toMatchObject({
      code: 'clock_not_movable',
      message: expect.stringContaining('Reset the sandbox to set it back'),
    })
  })

  test('also resets the gateway: a card still pays', async () => {
    const stage = await openStage({ at: '2026-06-01T09:00:00Z' })
    const before = await stage.as('amina')
    await before.add(courses.badminton)
    await before.authorise(cards.good)
    await stage.platform.visitor.call(resetSandbox, { params: { id: stage.sandbox }, body: {} })
    const amina = await stage.as('amina')
    await amina.add(courses.badminton)
    const { transaction_uuid: uuid } = await amina.authorise(cards.good)
    expect((await amina.complete(uuid)).body).toMatchObject({ status: 'completed' })
    await stage.settle()
  })
})

describe('logins', () => {
  test('expire in real time, not by the sandbox clock', async () => {
    const { as, advance } = await startPlatform()
    const amina = await as('amina')
    await advance('P60D')
    expect((await amina.call(readUser, {})).data.id).toBe(amina.id)
  })

  test('are ended by a control call like expired ones', async () => {
    const { as, visitor, sandbox } = await startPlatform()
    const [amina, ben] = [await as('amina'), await as('ben')]
    await visitor.call(endLogins, { params: { id: sandbox } })
    for (const person of [amina, ben]) {
      expect(await person.refusal(readUser, {})).toMatchObject({ status: 401, code: 'unauthenticated' })
    }
    const again = await as('amina')
    expect((await again.call(readUser, {})).data.id).toBe(amina.id)
  })

  test('of one sandbox do not exist in another', async () => {
    const [one, other] = [await startPlatform(), await startPlatform()]
    const amina = await other.as('amina')
    await one.visitor.call(endLogins, { params: { id: one.sandbox } })
    expect((await amina.call(readUser, {})).data.id).toBe(amina.id)
  })
})

test('a persona’s login costs a hundredth of a guess at a registered account', async () => {
  const { visitor, host, sandbox } = await startPlatform()
  await visitor.call(register, { body: registration })
  const { store } = await host.sandboxes.open(sandbox)
  /** A stored password is `scrypt$N$r$p$…`: its cost is the product. */
  const costOf = async (emailKey: string) => {
    const user = await store.read((reads) => reads.users.byEmail({ emailKey }))
    const [, n, r, p] = (user?.passwordHash ?? '').split('$').map(Number)
    return (n ?? 0) * (r ?? 0) * (p ?? 0)
  }
  const [seeded, registered] = [await costOf('amina@example.test'), await costOf(registration.email)]
  expect(seeded).toBeGreaterThan(0)
  expect(registered / seeded).toBeGreaterThan(90)
  await visitor.call(login, { body: { username: 'amina@example.test', password: seedPassword } })
})
