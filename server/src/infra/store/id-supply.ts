import type { Ids, IntegerKind } from './ids.ts'
import type { Store } from './port.ts'

/** New ids of some kinds, one at a time. */
export type IdsOf<Kind extends IntegerKind> = { readonly [One in Kind]: () => number }

/** Thrown in a transaction that needs more ids than are at hand: it starts over with more. */
export class IdsUsedUpError extends Error {
  override name = 'IdsUsedUpError'
}

export type IdSupply<Kind extends IntegerKind> = {
  /** Reserves what is missing; awaited before the unit of work. */
  readonly stock: () => Promise<void>
  /** Hands ids out from the first on, the same again to a unit of work that runs twice. Throws `IdsUsedUpError`. */
  readonly handOut: () => IdsOf<Kind>
}

/** Ids for one use case that learns how many it needs only once it has decided, in its unit of work. */
export function supplyIds<Kind extends IntegerKind>(
  { stock, atHand }: Pick<Ids, 'stock' | 'atHand'>,
  kinds: readonly Kind[],
): IdSupply<Kind> {
  const taken = new Map<Kind, number[]>()

  function handOutOf(kind: Kind): () => number {
    const ids = taken.get(kind) ?? []
    taken.set(kind, ids)
    let next = 0
    return () => {
      const id = ids[next] ?? atHand(kind)
      if (id === undefined) throw new IdsUsedUpError(`no id of a ${kind} is left`)
      ids[next++] = id
      return id
    }
  }

  return {
    stock: async () => {
      for (const kind of kinds) await stock(kind)
    },
    // `fromEntries` forgets which keys it was given.
    handOut: () => Object.fromEntries(kinds.map((kind) => [kind, handOutOf(kind)])) as IdsOf<Kind>,
  }
}

/** One unit of work that takes as many ids as it turns out to need; it starts over when they run out. */
export async function writeWithIds<Kind extends IntegerKind, R, T, Answer>(
  { store, ids }: { readonly store: Store<R, T>; readonly ids: Ids },
  kinds: readonly Kind[],
  act: (tx: T, ids: IdsOf<Kind>) => Promise<Answer>,
): Promise<Answer> {
  const supply = supplyIds(ids, kinds)
  for (;;) {
    await supply.stock()
    try {
      return await store.write((tx) => act(tx, supply.handOut()))
    } catch (error) {
      // Ids that have been handed out are kept for the next run, so that it gets further.
      if (!(error instanceof IdsUsedUpError)) throw error
    }
  }
}
