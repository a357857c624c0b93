import { constants } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkedDatabaseName } from '../store/databases.ts'
import type { Files, FileStore } from './port.ts'

/** Files in a folder of the machine, one folder per sandbox. Folders are made when the first file comes. */
export function openFileFolder(root: string): FileStore {
  const folderOf = (sandbox: string) => join(root, checkedDatabaseName(sandbox))
  return {
    of: (sandbox) => filesIn(folderOf(sandbox)),
    clear: (sandbox) => rm(folderOf(sandbox), { recursive: true, force: true }),
    async copy(from, to, keys) {
      if (keys.length === 0) return
      await mkdir(folderOf(to), { recursive: true })
      for (const key of keys) {
        const [source, target] = [from, to].map((sandbox) => pathOf(folderOf(sandbox), key))
        if (source && target) await unlessMissing(copyFile(source, target, constants.COPYFILE_FICLONE))
      }
    },
  }
}

function filesIn(folder: string): Files {
  const partOf = (key: string) => `${pathOf(folder, key)}.part`

  async function remove(key: string): Promise<void> {
    await rm(partOf(key), { force: true })
    await rm(pathOf(folder, key), { force: true })
  }

  return {
    async put(key, content) {
      await mkdir(folder, { recursive: true })
      try {
        await write(partOf(key), content)
        await rename(partOf(key), pathOf(folder, key))
      } catch (error) {
        await remove(key)
        throw error
      }
    },
    async open(key) {
      const file = await unlessMissing(open(pathOf(folder, key), 'r'))
      return file?.createReadStream()
    },
    remove,
  }
}

/** Writes each piece before the next is read, so that memory holds one, and waits until the disk has all. */
async function write(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const piece of content) await file.writeFile(piece)
    await file.sync()
  } finally {
    await file.close()
  }
}

function pathOf(folder: string, key: string): string {
  if (!/^[0-9a-f-]{1,64}$/.test(key)) throw new RangeError('not the key of a file')
  return join(folder, key)
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
