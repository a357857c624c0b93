import Type, { type Static } from 'typebox'
import { DateTime } from '../shared/date-time.ts'
import { define, nullable, oneOf, text } from '../shared/define.ts'
import { IntegerId } from '../shared/ids.ts'
import { ours } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'
import { packageUseStatuses } from './meanings.ts'

/** Usages of an owned package that went to one line of a basket or an order. */
export const PackageUse = define(
  'PackageUse',
  Type.Object({
    used_at: Type.String({ format: 'date-time' }),
    count: Type.Integer({ minimum: 1, examples: [1] }),
    status: oneOf(packageUseStatuses),
    name: nullable(spoken('Lane swim', 'Null: it was used at a desk, which did not note for what')),
    for: nullable(Type.Object({ id: IntegerId, name: text('Gwen Parry') }, { description: 'Null: nobody is named' })),
    bookings: Type.Array(Type.Object({ id: IntegerId, starts_at: DateTime })),
  }),
  ours('O-255'),
)
export type PackageUse = Static<typeof PackageUse>
