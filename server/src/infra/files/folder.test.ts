import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openFileFolder } from './folder.ts'

function openFolder() {
  const root = mkdtempSync(join(tmpdir(), 'touchline-files-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return { root, store: openFileFolder(root) }
}

async function* pieces(...texts: readonly string[]) {
  for (const one of texts) yield Buffer.from(one)
}

test('each piece is written before the next is asked for, so that memory holds one', async () => {
  const { root, store } = openFolder()
  const onDisk: number[] = []
  async function* watched() {
    for (let n = 0; n < 5; n++) {
      onDisk.push(statSync(join(root, 'one', 'a.part')).size)
      yield Buffer.alloc(100_000)
    }
  }
  await store.of('one').put('a', watched())
  expect(onDisk).toEqual([0, 100_000, 200_000, 300_000, 400_000])
})

test('a file is there whole or not at all', async () => {
  const { root, store } = openFolder()
  const files = store.of('one')
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('broken off')
  }
  await expect(files.put('a', broken())).rejects.toThrow('broken off')
  expect(readdirSync(join(root, 'one'))).toEqual([])
  expect(await files.open('a')).toBeUndefined()
  await files.put('a', pieces('who', 'le'))
  const stored = await files.open('a')
  expect(stored && (await text(stored))).toBe('whole')
})

test('a copy has the files that are named and there, and stands by itself', async () => {
  const { root, store } = openFolder()
  await store.of('one').put('a', pieces('x'))
  await store.of('one').put('b', pieces('y'))
  await store.copy('one', 'two', ['a', 'c'])
  expect(readdirSync(join(root, 'two'))).toEqual(['a'])
  await store.clear('one')
  expect(readdirSync(root)).toEqual(['two'])
  await store.of('two').remove('ff')
})

test.each(['../secret', 'A', '', 'a/b', 'a.part'])('the key %j is refused', async (key) => {
  const files = openFolder().store.of('one')
  await expect(files.open(key)).rejects.toThrow(RangeError)
})
