import { LRUCache } from 'lru-cache'
import type { Schedule } from './parts.ts'

/** Bytes. */
const standard = 64 * 1024 * 1024

/**
 * Parts by the revisions they were built from, for all sandboxes of this process: revisions are unique everywhere, so
 * platforms that began as copies of one share what neither has changed. Nothing is ever stale: another state has
 * another key.
 */
let parts = makeCache(standard)

/** Bytes that a schedule takes, its venue and category with it, and each of its parts on top: measured on the seed's courses. */
const weights = { schedule: 6000, session: 1300, section: 2000, list: 600, window: 200 }

/** About how many bytes parts take. A description is as long as it is. */
function sizeOf({ row, sessions, extras, sections, windows }: Schedule): number {
  return (
    weights.schedule +
    2 * row.description.length +
    weights.session * sessions.length +
    weights.section * sections.length +
    weights.list * extras.length +
    weights.window * windows.length
  )
}

function makeCache(maxSize: number) {
  return new LRUCache<string, Schedule>({ maxSize, sizeCalculation: sizeOf })
}

/** Forgets everything and keeps at most `bytes` from now on. */
export function limitParts(bytes: number): void {
  parts = makeCache(bytes)
}

export function findParts(key: string): Schedule | undefined {
  return parts.get(key)
}

export function keepParts(key: string, schedule: Schedule): void {
  parts.set(key, schedule)
}
