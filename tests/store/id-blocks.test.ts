import { describe, expect, it } from 'vitest'
import { createIdBlocks } from '../../server/src/infra/store/id-blocks.ts'
import { freshStore } from './booking/stores.ts'

const upTo = (highest: number) => Array.from({ length: highest }, (_, index) => index + 1)

describe('integer ids', () => {
  it('[O-87 partly] start at 1 for each type', async () => {
    const ids = createIdBlocks(await freshStore())
    expect(await ids.take('user', 3)).toEqual([1, 2, 3])
    expect(await ids.next('user')).toBe(4)
    expect(await ids.next('cart')).toBe(1)
  })

  it('are unique across concurrent callers, also over the end of a block', async () => {
    const ids = createIdBlocks(await freshStore())
    const [one, many] = await Promise.all([Promise.all(upTo(1500).map(() => ids.next('user'))), ids.take('user', 2500)])
    expect([...one, ...many].toSorted((a, b) => a - b)).toEqual(upTo(4000))
  })

  it('are reserved once for all waiting callers', async () => {
    const store = await freshStore()
    let reservations = 0
    const counting = {
      write: (...args: Parameters<typeof store.write>) => {
        reservations += 1
        return store.write(...args)
      },
    } as typeof store
    const ids = createIdBlocks(counting)
    await Promise.all(upTo(50).map(() => ids.next('user')))
    expect(reservations).toBe(1)
  })

  it('are not reused after a restart', async () => {
    const store = await freshStore()
    const before = await createIdBlocks(store).take('user', 10)
    const after = await createIdBlocks(store).take('user', 10)
    expect(Math.min(...after)).toBeGreaterThan(Math.max(...before))
  })

  it('are separate for processes that share a database', async () => {
    const store = await freshStore()
    const processes = upTo(4).map(() => createIdBlocks(store))
    const taken = await Promise.all(processes.map((ids) => ids.take('user', 700)))
    expect(new Set(taken.flat()).size).toBe(2800)
  })

  it('skip the ids of the seed', async () => {
    const store = await freshStore()
    await store.write((tx) => tx.idBlocks.reserveUpTo({ kind: 'user', highest: 250 }))
    await store.write((tx) => tx.idBlocks.reserveUpTo({ kind: 'user', highest: 40 }))
    expect(await createIdBlocks(store).next('user')).toBe(251)
  })

  it('start again after the database was reset', async () => {
    const ids = createIdBlocks(await freshStore())
    await ids.take('user', 5)
    ids.forget()
    expect(await ids.next('user')).toBe(1001)
  })

  it('can be reserved again after a failure', async () => {
    const store = await freshStore()
    let failing = true
    const flaky = {
      write: (...args: Parameters<typeof store.write>) =>
        failing ? Promise.reject(new Error('no disk')) : store.write(...args),
    } as typeof store
    const ids = createIdBlocks(flaky)
    await expect(ids.next('user')).rejects.toThrow('no disk')
    failing = false
    expect(await ids.next('user')).toBe(1)
  })
})
