import { describe, expect, it } from 'vitest'
import { kinds } from './booking/kinds-of-databases.ts'
import type { BookingStore } from './booking/open.ts'
import { fill, onSqlite } from './booking/open.ts'

const fillTemplate = (store: BookingStore) => fill(store, 5, 2)
const venueNames = (store: BookingStore) =>
  store.read(async (reads) => (await reads.venues()).map(({ name }) => name).toSorted())
const addVenue = (store: BookingStore, id: string) => store.write((tx) => tx.insertVenues([{ id, name: id }]))

describe.each(kinds)('databases as $kind', ({ fresh }) => {
  it('make a database from a template', async () => {
    const databases = await fresh()
    await databases.makeTemplate('2025-04-07', fillTemplate)
    await databases.createFrom('2025-04-07', 'alice')
    const store = await databases.open('alice')
    expect(await venueNames(store)).toEqual(['Riverside'])
    expect(await databases.list()).toEqual(['alice'])
    expect(await databases.listTemplates()).toEqual(['2025-04-07'])
  })

  it('keep databases apart', async () => {
    const databases = await fresh()
    await databases.makeTemplate('day', fillTemplate)
    await databases.createFrom('day', 'alice')
    await databases.createFrom('day', 'bob')
    const [alice, bob] = [await databases.open('alice'), await databases.open('bob')]
    for (let n = 0; n < 20; n++) await addVenue(n % 2 === 0 ? alice : bob, `v${n}`.padStart(4, 'x'))
    expect(await venueNames(alice)).toHaveLength(11)
    expect(await venueNames(bob)).toHaveLength(11)
    expect(await venueNames(alice)).not.toEqual(await venueNames(bob))
  })

  it('lets a unit of work that comes next pass those that wait', async () => {
    const databases = await fresh()
    await databases.makeTemplate('day', fillTemplate)
    await databases.createFrom('day', 'alice')
    const store = await databases.open('alice')
    await addVenue(store, 'opened')
    const ended: string[] = []
    const begin = (id: string, next = false) =>
      store.write((tx) => tx.insertVenues([{ id, name: id }]), { next }).then(() => ended.push(id))
    await Promise.all([...['first', 'second', 'third', 'fourth'].map((id) => begin(id)), begin('due', true)])
    // The first is under way already. Where units of work run side by side none waits for another.
    if (store.takesTurns) expect(ended.indexOf('due')).toBe(1)
    expect(ended).toHaveLength(5)
  })

  it('fill a template once, however many ask for it', async () => {
    const databases = await fresh()
    let filled = 0
    const ask = () =>
      databases.makeTemplate('day', async (store) => {
        filled += 1
        await fillTemplate(store)
      })
    await Promise.all([ask(), ask(), ask()])
    await ask()
    expect(filled).toBe(1)
  })

  it('show no template whose filling failed, and can make it later', async () => {
    const databases = await fresh()
    const failing = databases.makeTemplate('day', async (store) => {
      await fillTemplate(store)
      throw new Error('no more ink')
    })
    await expect(failing).rejects.toThrow('no more ink')
    expect(await databases.hasTemplate('day')).toBe(false)
    expect(await databases.listTemplates()).toEqual([])
    await databases.makeTemplate('day', fillTemplate)
    expect(await databases.hasTemplate('day')).toBe(true)
  })

  it('reset a database in place: an earlier handle sees the template again', async () => {
    const databases = await fresh()
    await databases.makeTemplate('day', fillTemplate)
    await databases.createFrom('day', 'alice')
    const store = await databases.open('alice')
    await addVenue(store, 'v2')
    await store.write((tx) => tx.setConsumed({ id: 'o1', consumed: 5 }))
    const version = store.dataVersion()
    await databases.reset('alice', 'day')
    expect(await venueNames(store)).toEqual(['Riverside'])
    expect(await store.read(async (reads) => (await reads.occurrence({ id: 'o1' }))?.consumed)).toBe(0)
    if (onSqlite) expect(store.dataVersion()).not.toBe(version)
    await addVenue(store, 'v3')
    expect(await venueNames(store)).toHaveLength(2)
  })

  it('reset during writes: each transaction happens before or after', async () => {
    const databases = await fresh()
    await databases.makeTemplate('day', fillTemplate)
    await databases.createFrom('day', 'alice')
    const store = await databases.open('alice')
    const writes = Array.from({ length: 40 }, (_, n) =>
      store.write((tx) =>
        tx.insertVenues([
          { id: `a${n}`, name: `a${n}` },
          { id: `b${n}`, name: `b${n}` },
        ]),
      ),
    )
    await Promise.all([databases.reset('alice', 'day'), ...writes])
    const names = await venueNames(store)
    expect(names).toContain('Riverside')
    for (const name of names.filter((n) => n.startsWith('a'))) expect(names).toContain(name.replace('a', 'b'))
  })

  it('fork the current state into an independent database', async () => {
    const databases = await fresh()
    await databases.makeTemplate('day', fillTemplate)
    await databases.createFrom('day', 'alice')
    const alice = await databases.open('alice')
    await addVenue(alice, 'shared')
    await databases.fork('alice', 'bob')
    await addVenue(alice, 'hers')
    const bob = await databases.open('bob')
    expect(await venueNames(bob)).toEqual(['Riverside', 'shared'])
    expect(await venueNames(alice)).toHaveLength(3)
  })

  it('save a snapshot and restore it', async () => {
    const databases = await fresh()
    await databases.makeTemplate('day', fillTemplate)
    await databases.createFrom('day', 'alice')
    const alice = await databases.open('alice')
    await addVenue(alice, 'before')
    await databases.snapshot('alice', 'alice.before-the-sale')
    await addVenue(alice, 'after')
    await databases.reset('alice', 'alice.before-the-sale')
    expect(await venueNames(alice)).toEqual(['Riverside', 'before'])
    await expect(databases.snapshot('alice', 'alice.before-the-sale')).rejects.toThrow('exists')
    await databases.dropTemplate('alice.before-the-sale')
    expect(await databases.listTemplates()).toEqual(['day'])
  })

  it('drop a database and can make it again', async () => {
    const databases = await fresh()
    await databases.makeTemplate('day', fillTemplate)
    await databases.createFrom('day', 'alice')
    const old = await databases.open('alice')
    await addVenue(old, 'v2')
    await databases.drop('alice')
    expect(await databases.has('alice')).toBe(false)
    await expect(databases.open('alice')).rejects.toMatchObject({ name: 'DatabaseMissingError' })
    await expect(venueNames(old)).rejects.toThrow()
    await databases.createFrom('day', 'alice')
    expect(await venueNames(await databases.open('alice'))).toEqual(['Riverside'])
  })

  it('make one of two databases with the same name, and refuse the other', async () => {
    const databases = await fresh()
    await databases.makeTemplate('day', fillTemplate)
    const outcomes = await Promise.allSettled([
      databases.createFrom('day', 'alice'),
      databases.createFrom('day', 'alice'),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(databases.createFrom('day', 'alice')).rejects.toMatchObject({ name: 'DatabaseExistsError' })
  })

  it('name a missing database', async () => {
    const databases = await fresh()
    await databases.makeTemplate('day', fillTemplate)
    const missing = { name: 'DatabaseMissingError' }
    await expect(databases.open('nobody')).rejects.toMatchObject(missing)
    await expect(databases.createFrom('night', 'alice')).rejects.toMatchObject(missing)
    await expect(databases.reset('nobody', 'day')).rejects.toMatchObject(missing)
    await expect(databases.fork('nobody', 'alice')).rejects.toMatchObject(missing)
    await expect(databases.drop('nobody')).rejects.toMatchObject(missing)
  })

  it.each(['../alice', 'Alice', '', '-a', 'a'.repeat(41), 'a"b', 'a.b'])('refuse the name %j', async (name) => {
    const databases = await fresh()
    await databases.makeTemplate('day', fillTemplate)
    await expect(databases.createFrom('day', name)).rejects.toThrow(RangeError)
    await expect(databases.has(name)).rejects.toThrow(RangeError)
  })
})
