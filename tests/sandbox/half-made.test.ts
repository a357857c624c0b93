import { second } from '@touchline/clock'
import { createSandbox, deleteSandbox, listSandboxes, readClient, readSandbox } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { ownHost } from '../support/host.ts'
import { personAt, type RawReply } from '../support/person.ts'
import { freshTestStores } from '../support/test-stores.ts'

/** A host, and what an earlier process has left in its records. */
async function hostWith(id: string, state: 'creating' | 'ready' | 'deleting') {
  let insert: () => Promise<unknown> = async () => undefined
  const host = await ownHost({
    stores: async (wallClock) => {
      const stores = await freshTestStores(wallClock)
      const wall = wallClock.now()
      const times = { createdAt: wall, lastUsedAt: wall, nextDueAt: null, generation: wall }
      insert = () => stores.registry.write((tx) => tx.insert({ id, state, offsetMs: 0, frozenAt: null, ...times }))
      return stores
    },
  })
  await insert()
  const headers = id === 'default' ? {} : { 'x-sandbox': id }
  const ask = () => personAt(host).send({ method: 'GET', url: readClient.path, headers })
  return { host, ask, visitor: personAt(host), params: { id } }
}

const answerOf = ({ status, headers, json }: RawReply) => [
  status,
  (json() as { code?: string }).code,
  headers['retry-after'],
]

describe('a sandbox that another process is making', () => {
  test.each(['mine', 'default'])('called %s is not there yet: ask again in a second', async (id) => {
    const { ask, visitor, params } = await hostWith(id, 'creating')
    expect(answerOf(await ask())).toEqual([503, 'sandbox_not_ready', '1'])
    for (const call of [readSandbox, deleteSandbox]) {
      expect(await visitor.refusal(call, { params })).toMatchObject({ status: 503, code: 'sandbox_not_ready' })
    }
    expect(await visitor.refusal(createSandbox, { body: { id } })).toMatchObject({ code: 'sandbox_exists' })
    expect((await visitor.call(listSandboxes, { query: {} })).data).toEqual([])
  })

  test('is removed when that takes longer than any making: the process has ended', async () => {
    const { host, ask, visitor } = await hostWith('mine', 'creating')
    host.wallClock.advance(3 * second)
    await host.sandboxes.tick()
    expect(answerOf(await ask())).toEqual([404, 'sandbox_not_found', undefined])
    await visitor.call(createSandbox, { body: { id: 'mine' } })
    expect((await ask()).status).toBe(200)
  })

  test('can be deleted then, though nothing of it is there', async () => {
    const { host, visitor, params } = await hostWith('mine', 'creating')
    host.wallClock.advance(3 * second)
    await visitor.call(deleteSandbox, { params })
    expect(await visitor.refusal(readSandbox, { params })).toMatchObject({ status: 404 })
  })

  test('called default is made anew, at the next tick and at the next start', async () => {
    for (const begin of ['tick', 'ensureDefault'] as const) {
      const { host, ask } = await hostWith('default', 'creating')
      host.wallClock.advance(3 * second)
      await host.sandboxes[begin]()
      expect((await ask()).status).toBe(200)
    }
  })
})

describe('a sandbox whose database is gone', () => {
  test('answers 503 and can be deleted', async () => {
    const { ask, visitor, params, host } = await hostWith('mine', 'ready')
    expect(answerOf(await ask())).toEqual([503, 'sandbox_not_ready', '1'])
    expect(host.logged).toContain('database missing')
    await visitor.call(deleteSandbox, { params })
    expect(answerOf(await ask())).toEqual([404, 'sandbox_not_found', undefined])
  })

  test('is removed at the next start; default is made anew', async () => {
    const mine = await hostWith('mine', 'ready')
    await mine.host.ensureDefault()
    expect(answerOf(await mine.ask())).toEqual([404, 'sandbox_not_found', undefined])
    const ours = await hostWith('default', 'ready')
    await ours.host.ensureDefault()
    expect((await ours.ask()).status).toBe(200)
  })
})

test('a half-deleted sandbox is not there, and goes at the next tick', async () => {
  const { host, ask, visitor } = await hostWith('mine', 'deleting')
  expect(answerOf(await ask())).toEqual([404, 'sandbox_not_found', undefined])
  await host.sandboxes.tick()
  await visitor.call(createSandbox, { body: { id: 'mine' } })
  expect((await ask()).status).toBe(200)
})
