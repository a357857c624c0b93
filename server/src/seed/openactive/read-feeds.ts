import { basename } from 'node:path'
import { readFile } from 'node:fs/promises'
import { UnreadableFileError } from '../data-file.ts'
import { idOf, isThing, type Thing } from './things.ts'
import type { Report } from './report.ts'

/** What a feed says of one thing. */
export type Item = {
  /** The file it is from. */
  readonly file: string
  readonly kind: string
  /** As the data calls itself, which other items refer to; its id in the feed where the data does not say. */
  readonly id: string
  readonly data: Thing
  /** Its own name, where it is one court of a facility. */
  readonly court?: string | undefined
}

type Entry = Item & { readonly key: string; readonly modified: bigint; readonly isDeleted: boolean }

/**
 * The items of saved pages, in any order: of each the one that was modified last, unless that deletes it. Throws an
 * UnreadableFileError for a file that is no page.
 */
export async function readFeeds(paths: readonly string[], report: Report): Promise<readonly Item[]> {
  const latest = new Map<string, Entry>()
  for (const path of paths) {
    const file = basename(path)
    for (const [index, item] of (await itemsIn(path, file)).entries()) {
      const entry = readItem(item, file, index, report)
      const known = entry && latest.get(entry.key)
      if (entry && (!known || entry.modified >= known.modified)) latest.set(entry.key, entry)
    }
  }
  return [...latest.values()].filter(({ isDeleted }) => !isDeleted)
}

async function itemsIn(path: string, file: string): Promise<readonly unknown[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UnreadableFileError(`${file}: there is no such file, or it cannot be read`)
  })
  let page: unknown
  try {
    page = JSON.parse(text)
  } catch {
    throw new UnreadableFileError(`${file}: this is not JSON`)
  }
  if (isThing(page) && Array.isArray(page['items'])) return page['items']
  throw new UnreadableFileError(`${file}: this is no page of a feed: it has no list of items`)
}

function readItem(item: unknown, file: string, index: number, report: Report): Entry | undefined {
  const name = { file, id: `item ${index + 1}` }
  if (!isThing(item)) return report.refuse(name, 'it is no object')
  const { state, kind, id, modified, data } = item
  if (typeof id !== 'string' && typeof id !== 'number') return report.refuse(name, 'it has no id')
  const known = { file, id: String(id) }
  if (typeof kind !== 'string') return report.refuse(known, 'it has no kind')
  if (state !== 'updated' && state !== 'deleted')
    return report.refuse(known, 'its state is neither updated nor deleted')
  const moment = /^\d+$/.test(String(modified)) ? BigInt(String(modified)) : undefined
  if (moment === undefined) return report.refuse(known, 'modified is no whole number')
  // Some feeds name the kind with the kind around it: FacilityUse/Slot.
  const own = kind.split('/').at(-1) ?? kind
  const entry = { ...known, kind: own, key: `${kind} ${String(id)}`, modified: moment }
  if (state === 'deleted') return { ...entry, data: {}, isDeleted: true }
  if (!isThing(data)) return report.refuse(known, 'it has no data')
  return { ...entry, id: idOf(data) ?? known.id, data, isDeleted: false }
}
