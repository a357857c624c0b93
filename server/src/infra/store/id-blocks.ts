import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from './port.ts'
import { type Given, insertInto, one, perform, queries } from './queries.ts'
import type { StoreTables } from './tables.ts'

const blockSize = 1000

export type IdBlockRows = ReturnType<typeof idBlockRows>

/** The repository of reserved ids, `idBlocks` in `Tx`. */
export function idBlockRows(db: Db, { idBlocks }: StoreTables) {
  const own = queries('id_blocks', db, {
    advance: one(($: Given<{ kind: string; count: number; afterFirst: number }>) =>
      db
        .insert(idBlocks)
        .values({ kind: $.kind, next: $.afterFirst })
        .onConflictDoUpdate({ target: idBlocks.kind, set: { next: sql`${idBlocks.next} + ${$.count}` } })
        .returning({ next: idBlocks.next }),
    ),
    create: insertInto(idBlocks, 'leave out'),
    raise: perform(($: Given<{ kind: string; next: number }>) =>
      db
        .update(idBlocks)
        .set({ next: $.next })
        .where(and(eq(idBlocks.kind, $.kind), lt(idBlocks.next, $.next))),
    ),
  })

  return {
    /** Reserves `count` consecutive ids of a kind and answers the first. */
    reserve: async ({ kind, count }: { readonly kind: string; readonly count: number }): Promise<number> => {
      const row = await own.advance({ kind, count, afterFirst: 1 + count })
      if (!row) throw new Error('the reservation of ids answered nothing')
      return row.next - count
    },
    /** Reserves all ids up to `highest`: the seed has used them. */
    reserveUpTo: async ({ kind, highest }: { readonly kind: string; readonly highest: number }): Promise<void> => {
      const row = { kind, next: highest + 1 }
      await own.create(row)
      await own.raise(row)
    },
  }
}

/** A store whose transactions have the repository of reserved ids. */
export type IdBlockStore = {
  readonly write: <T>(fn: (tx: { readonly idBlocks: Pick<IdBlockRows, 'reserve'> }) => Promise<T>) => Promise<T>
}

export type IdBlocks = {
  /** One new id of a kind. Called before a transaction, never in one: it may need one of its own. */
  readonly next: (kind: string) => Promise<number>
  /** `count` new ids in rising order, not always consecutive. */
  readonly take: (kind: string, count: number) => Promise<readonly number[]>
  /** Reserves ids of a kind unless some are left. */
  readonly stock: (kind: string) => Promise<void>
  /** One reserved id, at once; undefined when none is left. */
  readonly atHand: (kind: string) => number | undefined
  /** Drops reserved ids, after the database was restored to an earlier state. */
  readonly forget: () => void
}

type Block = { next: number; readonly end: number }

/**
 * Integer ids, from 1 up, from blocks of 1000 that a process reserves in a transaction of its own: it needs no engine's
 * automatic numbering and locks no row during a use case. Ids left in a block when the process ends stay unused; no id
 * is issued twice.
 */
export function createIdBlocks(store: IdBlockStore): IdBlocks {
  let blocks = new Map<string, Block>()
  let pending = new Map<string, Promise<void>>()

  function reserve(kind: string, wanted: number): Promise<void> {
    const shared = pending.get(kind)
    if (shared) return shared
    const [reservedFor, waitedFor] = [blocks, pending]
    const count = Math.max(blockSize, wanted)
    const reservation = store
      .write((tx) => tx.idBlocks.reserve({ kind, count }))
      .then((first) => {
        // Into the maps of the call, so that a block reserved before `forget` is dropped too.
        reservedFor.set(kind, { next: first, end: first + count })
      })
      .finally(() => waitedFor.delete(kind))
    pending.set(kind, reservation)
    return reservation
  }

  async function take(kind: string, count: number): Promise<readonly number[]> {
    const ids: number[] = []
    while (ids.length < count) {
      const id = atHand(kind)
      if (id === undefined) await reserve(kind, count - ids.length)
      else ids.push(id)
    }
    return ids
  }

  function atHand(kind: string): number | undefined {
    const block = blocks.get(kind)
    return block && block.next < block.end ? block.next++ : undefined
  }

  return {
    take,
    atHand,
    stock: async (kind) => {
      const block = blocks.get(kind)
      if (!block || block.next >= block.end) await reserve(kind, 1)
    },
    next: async (kind) => {
      const [id] = await take(kind, 1)
      if (id === undefined) throw new Error('no id was reserved')
      return id
    },
    forget: () => {
      blocks = new Map()
      pending = new Map()
    },
  }
}
