import type { IdsOf } from '../../../infra/store/id-supply.ts'
import type { IntegerKind } from '../../../infra/store/ids.ts'

/** Kinds of ids that the rows of a line need. */
export const lineKinds = ['cart_item', 'booking_bundle', 'booking', 'claim'] as const satisfies readonly IntegerKind[]

export type LineIds = IdsOf<(typeof lineKinds)[number]>
