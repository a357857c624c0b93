import { type IdsOf, type IdSupply, supplyIds } from '../../infra/store/id-supply.ts'
import type { Ids, IntegerKind } from '../../infra/store/ids.ts'

const lineKinds = ['cart_item', 'booking_bundle', 'booking', 'claim'] as const satisfies readonly IntegerKind[]
type LineKind = (typeof lineKinds)[number]

/** Ids for everything that lines write. */
export type LineIds = IdsOf<LineKind>

/** Ids for the lines of one use case. How many it needs is known only once it has decided, under locks. */
export function supplyLineIds(ids: Pick<Ids, 'stock' | 'atHand'>): IdSupply<LineKind> {
  return supplyIds(ids, lineKinds)
}
