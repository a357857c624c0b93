import type { Ids, IntegerKind } from '../../infra/store/ids.ts'

const lineKinds = ['cart_item', 'booking_bundle', 'booking', 'claim'] as const satisfies readonly IntegerKind[]
type LineKind = (typeof lineKinds)[number]

/** Ids for everything that lines write. */
export type LineIds = { readonly [Kind in LineKind]: () => number }

/** Thrown in a unit of work that needs more ids than are at hand: it starts over when there are more. */
export class IdsUsedUpError extends Error {
  override name = 'IdsUsedUpError'
}

export type LineIdSupply = {
  /** Reserves what is missing; awaited before the unit of work. */
  readonly stock: () => Promise<void>
  /** Hands ids out from the first on, the same again to a unit of work that runs twice. Throws `IdsUsedUpError`. */
  readonly handOut: () => LineIds
}

/** Ids for the lines of one use case. How many it needs is known only once it has decided, under locks. */
export function supplyLineIds({ stock, atHand }: Pick<Ids, 'stock' | 'atHand'>): LineIdSupply {
  const taken: Readonly<Record<LineKind, number[]>> = { cart_item: [], booking_bundle: [], booking: [], claim: [] }

  function handOutOf(kind: LineKind): () => number {
    const ids = taken[kind]
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
      for (const kind of lineKinds) await stock(kind)
    },
    handOut: () => ({
      cart_item: handOutOf('cart_item'),
      booking_bundle: handOutOf('booking_bundle'),
      booking: handOutOf('booking'),
      claim: handOutOf('claim'),
    }),
  }
}
