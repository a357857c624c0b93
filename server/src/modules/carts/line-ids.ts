import type { Ids, IntegerKind } from '../../infra/store/ids.ts'
import type { Quoted } from './wanted.ts'

/** Ids for everything that lines will write. They are taken before the unit of work, which may run twice. */
export type LineIds = { readonly [Kind in NeededKind]: () => number }

type NeededKind = Extract<IntegerKind, 'cart_item' | 'booking_bundle' | 'booking' | 'claim'>
type Needs = Readonly<Record<NeededKind, number>>

/** Thrown in a unit of work that needs more ids than were taken for it: it starts over with more. */
export class IdsUsedUpError extends Error {
  override name = 'IdsUsedUpError'
}

/** How many ids of which kind lines need. */
export function needsOf(quoted: readonly Pick<Quoted, 'quote'>[]): Needs {
  const count = (of: (quote: Quoted['quote']) => number) => quoted.reduce((total, { quote }) => total + of(quote), 0)
  return {
    cart_item: count(({ extras }) => 1 + extras.length),
    booking_bundle: count(({ bundle }) => (bundle ? 1 : 0)),
    booking: count(({ bookings }) => bookings.length),
    claim: count(({ claims, extras }) => claims.length + extras.filter(({ claim }) => claim !== null).length),
  }
}

/** Takes the ids; each call of the answer hands them out from the beginning, for one run of the unit of work. */
export async function takeLineIds({ integers }: Pick<Ids, 'integers'>, needs: Needs): Promise<() => LineIds> {
  const taken = {
    cart_item: await integers('cart_item', needs.cart_item),
    booking_bundle: await integers('booking_bundle', needs.booking_bundle),
    booking: await integers('booking', needs.booking),
    claim: await integers('claim', needs.claim),
  }
  return () => ({
    cart_item: handOut(taken.cart_item),
    booking_bundle: handOut(taken.booking_bundle),
    booking: handOut(taken.booking),
    claim: handOut(taken.claim),
  })
}

function handOut(ids: readonly number[]): () => number {
  let next = 0
  return () => {
    const id = ids[next++]
    if (id === undefined) throw new IdsUsedUpError('a unit of work needs more ids than were taken for it')
    return id
  }
}
