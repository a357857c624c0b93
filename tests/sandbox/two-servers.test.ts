import { fixedClock } from '@touchline/clock'
import { createSandbox, deleteSandbox, forkSandbox, moveClock, readSandbox, resetSandbox } from '@touchline/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { startOfHosts, type TestStores } from '../support/create-host.ts'
import { ownHost } from '../support/host.ts'
import { type Person, personAt } from '../support/person.ts'
import { freshTestStores } from '../support/test-stores.ts'

const mine = { params: { id: 'mine' } }

/** Two servers whose clocks stand still, so that neither reads the list of sandboxes again by itself. */
async function twoServers() {
  const stores = await freshTestStores(fixedClock(startOfHosts))
  const close = async () => undefined
  const registry: TestStores['registry'] = { ...stores.registry, close, dataVersion: () => undefined }
  const shared = { databases: { ...stores.databases, close }, registry, afterwards: close }
  const other = await ownHost({
    stores: async () => ({ ...stores, registry: { ...registry, close: stores.registry.close } }),
  })
  const one = await ownHost({ stores: async () => shared })
  const record = () => stores.registry.read((reads) => reads.find('mine'))
  return { one: personAt(one), other: personAt(other), record }
}

describe('[O-505] a server that has not heard yet what another one did with a sandbox', () => {
  let one: Person
  let other: Person
  let record: Awaited<ReturnType<typeof twoServers>>['record']
  const nowAt = async (server: Person, id = 'mine') => (await server.call(readSandbox, { params: { id } })).data.now

  beforeEach(async () => {
    ;({ one, other, record } = await twoServers())
    await one.call(createSandbox, { body: { id: 'mine' } })
    await other.call(readSandbox, mine)
  })

  test('copies it as it is now', async () => {
    await one.call(moveClock, { ...mine, body: { advance: 'P1D' } })
    await other.call(forkSandbox, { ...mine, body: { id: 'copy' } })
    expect(await nowAt(other, 'copy')).toBe(await nowAt(one))
  })

  test('resets it once more: each reset is a generation of its own', async () => {
    const before = (await record())?.generation ?? 0
    await one.call(resetSandbox, { ...mine, body: {} })
    await other.call(resetSandbox, { ...mine, body: {} })
    expect((await record())?.generation).toBe(before + 2)
  })

  test('resets it and keeps its clock as it is now', async () => {
    await one.call(moveClock, { ...mine, body: { advance: 'P1D' } })
    const now = await nowAt(one)
    await other.call(resetSandbox, { ...mine, body: { clock: 'keep' } })
    expect(await nowAt(other)).toBe(now)
  })

  test('moves its clock from where that stands', async () => {
    await one.call(moveClock, { ...mine, body: { advance: 'P1D' } })
    await other.call(moveClock, { ...mine, body: { advance: 'PT1H' } })
    expect(Date.parse(await nowAt(other))).toBe(Date.parse('2026-04-08T11:00:00Z'))
  })

  test('deletes it', async () => {
    await one.call(resetSandbox, { ...mine, body: {} })
    await other.call(deleteSandbox, mine)
    expect(await record()).toBeUndefined()
  })

  test('says that it is gone, whatever is asked for', async () => {
    await one.call(deleteSandbox, mine)
    const gone = { status: 404, code: 'sandbox_not_found' }
    expect(await other.refusal(resetSandbox, { ...mine, body: {} })).toMatchObject(gone)
    expect(await other.refusal(forkSandbox, { ...mine, body: { id: 'copy' } })).toMatchObject(gone)
    expect(await other.refusal(moveClock, { ...mine, body: { advance: 'PT1H' } })).toMatchObject(gone)
    expect(await other.refusal(deleteSandbox, mine)).toMatchObject(gone)
  })

  test('finds one that was made just now', async () => {
    await one.call(createSandbox, { body: { id: 'new' } })
    await other.call(forkSandbox, { params: { id: 'new' }, body: { id: 'copy' } })
    await other.call(resetSandbox, { params: { id: 'new' }, body: {} })
    await other.call(deleteSandbox, { params: { id: 'new' } })
  })
})
