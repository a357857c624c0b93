import { fixedClock, second } from '@touchline/clock'
import { createSandbox, deleteSandbox, listSandboxes, readClient, readSandbox } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { ownHost } from '../support/host.ts'
import { personAt, type RawReply } from '../support/person.ts'
import { startOfHosts, type TestStores } from '../support/create-host.ts'
import { freshTestStores } from '../support/test-stores.ts'

type RegistryStore = TestStores['registry']
type SandboxState = 'creating' | 'ready' | 'deleting'

/** A host, and what an earlier process has left in its records; `hasRead` happens between a reading and its answer. */
async function hostWith(id: string, state: SandboxState, hasRead: () => Promise<void> = async () => undefined) {
  let records: RegistryStore | undefined
  let wall = 0
  const host = await ownHost({
    stores: async (wallClock) => {
      const stores = await freshTestStores(wallClock)
      const { registry } = stores
      records = registry
      wall = wallClock.now()
      const read: RegistryStore['read'] = async (fn) => {
        const answer = await registry.read(fn)
        await hasRead()
        return answer
      }
      return { ...stores, registry: { ...registry, read } }
    },
  })
  const recordsThere = () => {
    if (!records) throw new Error('no host')
    return records
  }
  const times = { createdAt: wall, lastUsedAt: wall, nextDueAt: null, generation: wall }
  await recordsThere().write((tx) => tx.insert({ id, state, offsetMs: 0, frozenAt: null, ...times }))
  const headers = id === 'default' ? {} : { 'x-sandbox': id }
  const ask = () => personAt(host).send({ method: 'GET', url: readClient.path, headers })
  return { host, ask, visitor: personAt(host), params: { id }, records: recordsThere, generation: wall }
}

const answerOf = ({ status, headers, json }: RawReply) => [
  status,
  (json() as { code?: string }).code,
  headers['retry-after'],
]

describe('a sandbox being made by another process', () => {
  test.each(['mine', 'default'])('called %s is not ready: ask again in a second', async (id) => {
    const { ask, visitor, params } = await hostWith(id, 'creating')
    expect(answerOf(await ask())).toEqual([503, 'sandbox_not_ready', '1'])
    for (const call of [readSandbox, deleteSandbox]) {
      expect(await visitor.refusal(call, { params })).toMatchObject({ status: 503, code: 'sandbox_not_ready' })
    }
    expect(await visitor.refusal(createSandbox, { body: { id } })).toMatchObject({ code: 'sandbox_exists' })
    expect((await visitor.call(listSandboxes, { query: {} })).data).toEqual([])
  })

  test('is removed when that process has stopped reporting', async () => {
    const { host, ask, visitor } = await hostWith('mine', 'creating')
    host.wallClock.advance(5 * second)
    await host.sandboxes.tick()
    expect(answerOf(await ask())).toEqual([404, 'sandbox_not_found', undefined])
    await visitor.call(createSandbox, { body: { id: 'mine' } })
    expect((await ask()).status).toBe(200)
  })

  test('stays as long as that process lives', async () => {
    const stores = await freshTestStores(fixedClock(startOfHosts))
    let finish = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const createFrom: typeof stores.databases.createFrom = async (...args) => {
      await finished
      await stores.databases.createFrom(...args)
    }
    const close = async () => undefined
    const databases = { ...stores.databases, createFrom, close }
    const slow = { databases, registry: { ...stores.registry, close }, afterwards: close }
    const [maker, other] = [await ownHost({ stores: async () => slow }), await ownHost({ stores: async () => stores })]
    const making = personAt(maker).call(createSandbox, { body: { id: 'mine' } })
    const record = () => stores.registry.read((reads) => reads.find('mine'))
    await expect.poll(record).toMatchObject({ state: 'creating' })
    for (const host of [maker, other]) host.wallClock.advance(5 * second)
    await expect.poll(record, { timeout: 10_000 }).toMatchObject({ lastUsedAt: other.wallClock.now() })
    await other.sandboxes.tick()
    finish()
    await making
    expect(await record()).toMatchObject({ state: 'ready' })
  })

  test('stays when its maker reports during the cleanup', async () => {
    let speak: (() => Promise<unknown>) | undefined
    const { host, records, generation } = await hostWith('mine', 'creating', async () => {
      await speak?.()
      speak = undefined
    })
    host.wallClock.advance(5 * second)
    speak = () => records().write((tx) => tx.renew({ id: 'mine', generation }, host.wallClock.now()))
    await host.sandboxes.tick()
    expect(speak).toBe(undefined)
    expect(await records().read((reads) => reads.find('mine'))).toMatchObject({ state: 'creating' })
  })

  test('stays when it is finished during the cleanup', async () => {
    let finish: (() => Promise<unknown>) | undefined
    const { host, records, generation } = await hostWith('mine', 'creating', async () => {
      await finish?.()
      finish = undefined
    })
    host.wallClock.advance(5 * second)
    finish = () => records().write((tx) => tx.markReady({ id: 'mine', generation }))
    await host.sandboxes.tick()
    expect(finish).toBe(undefined)
    expect(await records().read((reads) => reads.find('mine'))).toMatchObject({ state: 'ready' })
  })

  test('can be deleted before any of it exists', async () => {
    const { host, visitor, params } = await hostWith('mine', 'creating')
    host.wallClock.advance(5 * second)
    await visitor.call(deleteSandbox, { params })
    expect(await visitor.refusal(readSandbox, { params })).toMatchObject({ status: 404 })
  })

  test('called default is made again, at the next tick and at the next start', async () => {
    for (const begin of ['tick', 'ensureDefault'] as const) {
      const { host, ask } = await hostWith('default', 'creating')
      host.wallClock.advance(5 * second)
      await host.sandboxes[begin]()
      expect((await ask()).status).toBe(200)
    }
  })
})

describe('a sandbox without its database', () => {
  test('answers 503 and can be deleted', async () => {
    const { ask, visitor, params, host } = await hostWith('mine', 'ready')
    expect(answerOf(await ask())).toEqual([503, 'sandbox_not_ready', '1'])
    expect(host.logged).toContain('database missing')
    await visitor.call(deleteSandbox, { params })
    expect(answerOf(await ask())).toEqual([404, 'sandbox_not_found', undefined])
  })

  test('is removed at the next start; default is made again', async () => {
    const mine = await hostWith('mine', 'ready')
    await mine.host.ensureDefault()
    expect(answerOf(await mine.ask())).toEqual([404, 'sandbox_not_found', undefined])
    const ours = await hostWith('default', 'ready')
    await ours.host.ensureDefault()
    expect((await ours.ask()).status).toBe(200)
  })
})

test('a half-deleted sandbox does not exist, and is removed at the next tick', async () => {
  const { host, ask, visitor } = await hostWith('mine', 'deleting')
  expect(answerOf(await ask())).toEqual([404, 'sandbox_not_found', undefined])
  await host.sandboxes.tick()
  await visitor.call(createSandbox, { body: { id: 'mine' } })
  expect((await ask()).status).toBe(200)
})
