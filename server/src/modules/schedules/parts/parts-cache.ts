import { LRUCache } from 'lru-cache'
import type { CategoryPart, Schedule, VenuePart } from './parts.ts'

/** Bytes. */
const standard = 64 * 1024 * 1024

type Parts = { readonly schedule: Schedule; readonly venue: VenuePart; readonly category: CategoryPart }
type Entry = { readonly [Kind in keyof Parts]: { readonly kind: Kind; readonly part: Parts[Kind] } }[keyof Parts]

/**
 * Parts by the revisions they were built from, for all sandboxes of this process. Revisions are unique everywhere, so
 * sandboxes copied from one template share unchanged parts, and nothing is ever stale. Venues and categories are kept
 * once for all their schedules.
 */
let parts = makeCache(standard)

/** Bytes per part without its texts, measured on the seed's courses. */
const weights = { schedule: 1600, session: 260, section: 2000, list: 400, window: 200, venue: 700, location: 260 }

/** The approximate size of an entry in bytes. */
function sizeOf(entry: Entry): number {
  if (entry.kind === 'schedule') return sizeOfSchedule(entry.part)
  if (entry.kind === 'venue') return weights.venue + weights.location * entry.part.chains.size
  return weights.venue + entry.part.cancellation.message.length
}

function sizeOfSchedule({ row, whole, single, sessions, extras, sections, windows }: Schedule): number {
  const lists = extras.length + (whole ? 1 : 0) + (single ? 1 : 0)
  return (
    weights.schedule +
    // A text with one letter beyond Latin-1 takes two bytes per letter.
    2 * (row.description.length + row.name.length) +
    weights.session * sessions.length +
    weights.section * sections.length +
    weights.list * lists +
    weights.window * windows.length
  )
}

function makeCache(maxSize: number) {
  return new LRUCache<string, Entry>({ maxSize, sizeCalculation: sizeOf })
}

/** Clears the cache and limits it to `bytes`. */
export function limitParts(bytes: number): void {
  parts = makeCache(bytes)
}

/** A part by its revision; a schedule by its own, its venue's and its category's. */
export function findPart<Kind extends keyof Parts>(kind: Kind, revision: string): Parts[Kind] | undefined {
  const entry = parts.get(keyOf(kind, revision))
  // Keys include the kind.
  return entry?.part as Parts[Kind] | undefined
}

export function keepPart<Kind extends keyof Parts>(kind: Kind, revision: string, part: Parts[Kind]): void {
  parts.set(keyOf(kind, revision), { kind, part } as Entry)
}

function keyOf(kind: keyof Parts, revision: string): string {
  return `${kind} ${revision}`
}
