import { hour, minute } from '@touchline/clock'
import {
  createSandbox,
  deleteSandbox,
  forkSandbox,
  listCourses,
  listMails,
  listSandboxes,
  readCart,
  readSandbox,
  requestPasswordReset,
  resetSandbox,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { addCourse, basketOf } from '../support/basket.ts'
import { openBreakableStores, StoreClosedError } from '../support/breakable-stores.ts'
import { type Host, hostOfFile, ownHost } from '../support/host.ts'
import { type Person, personAt } from '../support/person.ts'
import { platformIn, startPlatform } from '../support/platform.ts'

const empty = hostOfFile(() => ({}))
const stores = openBreakableStores()
const breakable = hostOfFile(() => ({ stores: stores.open }))

const inSandbox = (host: Host, sandbox: string, { token, id }: Person) =>
  personAt(host, { id, token, headers: { 'x-sandbox': sandbox } })

describe('making a sandbox', () => {
  test('accepts a name, a moment and a scenario', async () => {
    const { visitor, host, sandbox } = await startPlatform()
    const id = `${sandbox}-mine`
    const body = { id, at: '2026-11-18T10:00:00Z', scenario: 'last-place' }
    const { data } = await visitor.call(createSandbox, { body })
    expect(data).toEqual({
      id,
      now: '2026-11-18T10:00:00Z',
      frozen: false,
      created_at: '2026-04-07T10:00:00Z',
      expires_at: '2026-04-08T10:00:00Z',
    })
    const { visitor: inside } = platformIn(host, id)
    const query = { source: 'online', per_page: 100, filter_by_first_bookable_at: false } as const
    const courses = await inside.call(listCourses, { query })
    const last = courses.data.find(({ slug }) => slug === 'last-place-trampolining')
    expect(last?.capacity.available).toBe(1)
    await visitor.call(deleteSandbox, { params: { id } })
  })

  test('has defaults: an unguessable name, and now', async () => {
    const { visitor } = await startPlatform()
    const made = await visitor.send({ method: 'POST', url: createSandbox.path })
    expect(made.status).toBe(201)
    const { data } = made.json() as { data: { id: string; now: string } }
    expect(data.id).toMatch(/^s-[a-z0-9]{10,}$/)
    expect(data.now).toBe('2026-04-07T10:00:00Z')
    await visitor.call(deleteSandbox, { params: { id: data.id } })
  })

  test.each([
    [{ id: 'Not Valid' }, 422, 'sandbox_id_invalid'],
    [{ scenario: 'nothing-of-the-kind' }, 422, 'validation_failed'],
    [{ at: 'tomorrow' }, 422, 'validation_failed'],
    [{ at: '0001-01-01T00:00:00Z' }, 422, 'validation_failed'],
    [{ at: '9999-12-31T23:59:59Z' }, 422, 'validation_failed'],
    [{ name: 'x' }, 422, 'validation_failed'],
  ])('with %j is refused, and nothing is made', async (payload, status, code) => {
    const { list } = (await empty()).sandboxes
    const refused = await personAt(await empty()).send({ method: 'POST', url: createSandbox.path, payload })
    expect([refused.status, refused.json()]).toEqual([status, expect.objectContaining({ code })])
    expect(await list()).toEqual([])
  })

  test('under a used name is refused, also twice at once', async () => {
    const { visitor, sandbox } = await startPlatform()
    const body = { id: sandbox }
    expect(await visitor.refusal(createSandbox, { body })).toMatchObject({ status: 409, code: 'sandbox_exists' })
    const id = `${sandbox}-race`
    const race = await Promise.allSettled([1, 2, 3].map(() => visitor.call(createSandbox, { body: { id } })))
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await visitor.call(deleteSandbox, { params: { id } })
  })

  test('called default happens once, however many servers start at the same time', async () => {
    const host = await ownHost()
    const made = await Promise.all([host.ensureDefault(), host.ensureDefault(), host.ensureDefault()])
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await host.ensureDefault()).toBe(false)
  })

  test('beyond the limit is refused until there is room', async () => {
    const visitor = personAt(await ownHost({ limit: 2 }))
    for (const id of ['one', 'two']) await visitor.call(createSandbox, { body: { id } })
    const refused = await visitor.send({ method: 'POST', url: createSandbox.path, payload: { id: 'three' } })
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
    expect(refused.json()).toMatchObject({ code: 'sandbox_limit' })
    expect(await visitor.refusal(forkSandbox, { params: { id: 'one' }, body: {} })).toMatchObject({ status: 503 })
    await visitor.call(deleteSandbox, { params: { id: 'one' } })
    await visitor.call(createSandbox, { body: { id: 'three' } })
  })
})

describe('a sandbox', () => {
  test('is read, listed and deleted', async () => {
    const visitor = personAt(await ownHost())
    for (const id of ['one', 'two', 'three']) await visitor.call(createSandbox, { body: { id } })
    const { data } = await visitor.call(readSandbox, { params: { id: 'two' } })
    const listed = await visitor.call(listSandboxes, { query: { per_page: 2 } })
    expect(listed.data).toHaveLength(2)
    expect(listed.meta.pagination.total_records).toBe(3)
    const all = (await visitor.call(listSandboxes, { query: {} })).data
    expect(all).toContainEqual(data)
    await visitor.call(deleteSandbox, { params: { id: 'two' } })
    for (const call of [readSandbox, deleteSandbox]) {
      expect(await visitor.refusal(call, { params: { id: 'two' } })).toMatchObject({
        status: 404,
        code: 'sandbox_not_found',
      })
    }
  })

  test('being deleted asks requests in progress to retry', async () => {
    const { visitor } = await startPlatform({ host: await breakable() })
    stores.breakWhen(({ name }) =>
      name === 'read' ? new StoreClosedError('its database is being dropped') : undefined,
    )
    const url = '/api/v1/activities/courses?source=online'
    const { status, headers, json } = await visitor.send({ method: 'GET', url })
    stores.breakWhen(() => undefined)
    expect([status, headers['retry-after'], json()]).toEqual([503, '5', expect.objectContaining({ code: 'busy' })])
  })

  test('is reset to its seed', async () => {
    const { visitor, as, sandbox, advance } = await startPlatform()
    const amina = await as('amina')
    await addCourse(amina, 'badminton-from-scratch')
    await visitor.call(requestPasswordReset, { body: { email_or_reference: 'amina@example.test' } })
    await advance('P1D')
    await visitor.call(resetSandbox, { params: { id: sandbox }, body: {} })
    const again = await as('amina')
    const cart = await again.call(readCart, { params: basketOf(again.id), query: {} })
    expect([cart.data.items, cart.data.id]).toEqual([[], null])
    expect((await visitor.call(listMails, { params: { id: sandbox }, query: {} })).data).toEqual([])
  })

  test('is reset to a scenario, and unchanged by an unknown one', async () => {
    const { visitor, as, sandbox } = await startPlatform()
    const amina = await as('amina')
    await addCourse(amina, 'badminton-from-scratch')
    const refused = await visitor.refusal(resetSandbox, { params: { id: sandbox }, body: { scenario: 'nothing' } })
    expect(refused).toMatchObject({
      status: 422,
      errors: { scenario: [expect.stringMatching(/^There is no scenario with this name. Choose from: last-place/)] },
    })
    const cart = await amina.call(readCart, { params: basketOf(amina.id), query: {} })
    expect(cart.data.items).toHaveLength(1)
    await visitor.call(resetSandbox, { params: { id: sandbox }, body: { scenario: 'last-place' } })
    const { data } = await visitor.call(listCourses, { query: { source: 'online', per_page: 100 } })
    expect(data.map(({ slug }) => slug)).toContain('last-place-trampolining')
  })

  test('is forked with baskets, logins, mails and clock; afterwards the two are independent', async () => {
    const { visitor, as, sandbox, host, advance } = await startPlatform()
    const amina = await as('amina')
    await addCourse(amina, 'badminton-from-scratch')
    await visitor.call(requestPasswordReset, { body: { email_or_reference: 'amina@example.test' } })
    await advance('PT5M')
    const id = `${sandbox}-copy`
    const { data } = await visitor.call(forkSandbox, { params: { id: sandbox }, body: { id } })
    expect(data.link).toBe(`http://localhost:4000/sandbox/open/${id}`)
    expect(data.sandbox).toMatchObject({ id, now: '2026-04-07T09:05:00Z', frozen: true })
    const copy = inSandbox(host, id, amina)
    const cartOf = async (person: Person) =>
      (await person.call(readCart, { params: basketOf(person.id), query: {} })).data
    expect(await cartOf(copy)).toEqual(await cartOf(amina))
    expect((await visitor.call(listMails, { params: { id }, query: {} })).data).toHaveLength(1)
    await addCourse(copy, 'pilates-foundations')
    expect((await cartOf(amina)).items).toHaveLength(1)
    await advance('PT1H')
    expect((await cartOf(amina)).items).toHaveLength(0)
    expect((await cartOf(copy)).items).toHaveLength(2)
    await visitor.call(deleteSandbox, { params: { id } })
  })

  test('cannot be forked over another', async () => {
    const { visitor, sandbox } = await startPlatform()
    const refused = await visitor.refusal(forkSandbox, { params: { id: sandbox }, body: { id: sandbox } })
    expect(refused).toMatchObject({ status: 409, code: 'sandbox_exists' })
  })
})

describe('an idle sandbox', () => {
  test('is deleted after the configured idle time; default never', async () => {
    const host = await ownHost({ ttlMs: 2 * hour })
    await host.ensureDefault()
    for (const id of ['used', 'idle']) await host.sandboxes.create(id, {})
    host.wallClock.advance(hour)
    const { visitor } = platformIn(host, 'used')
    await visitor.call(listCourses, { query: { source: 'online' } })
    host.wallClock.advance(hour + minute)
    await host.sandboxes.tick()
    expect((await host.sandboxes.list()).map(({ id }) => id)).toEqual(['default', 'used'])
    expect((await visitor.call(readSandbox, { params: { id: 'default' } })).data.expires_at).toBeNull()
    host.wallClock.advance(30 * 24 * hour)
    await host.sandboxes.tick()
    expect((await host.sandboxes.list()).map(({ id }) => id)).toEqual(['default'])
  })
})
