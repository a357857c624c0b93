import Type, { type Static } from 'typebox'
import { define, nullable, oneOf } from '../shared/define.ts'
import { creditTypes } from '../shared/enumerations.ts'
import { IntegerId } from '../shared/ids.ts'
import { Price } from '../shared/price.ts'
import { ours, stated } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'

/** Credit of one type: the balance, and the amount this basket can take. */
export const AvailableCredit = define(
  'AvailableCredit',
  Type.Object({
    type: oneOf(creditTypes),
    total_available: Price,
    max_applicable: Price,
    reserved: ours(Price, 'O-101: what is applied to this basket already'),
  }),
  stated('P3.2'),
)
export type AvailableCredit = Static<typeof AvailableCredit>

/** A grant of credit, which expires automatically. */
export const Credit = define(
  'Credit',
  Type.Object({
    id: IntegerId,
    type: oneOf(creditTypes),
    amount: Price,
    remaining: Price,
    reason: spoken('Cancelled: Goalkeeper taster', 'What it was given for'),
    created_at: Type.String({ format: 'date-time' }),
    expires_at: nullable(Type.String({ format: 'date-time', description: 'Null: it does not expire' })),
  }),
  ours('O-101'),
)
export type Credit = Static<typeof Credit>
