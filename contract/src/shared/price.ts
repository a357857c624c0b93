import Type, { type Static } from 'typebox'
import { define } from './define.ts'
import { stated } from './provenance.ts'

/** Display string with symbol, whole minor units, ISO 4217 code. [P3-001] */
export const Price = define(
  'Price',
  Type.Object({
    formatted: Type.String(),
    value: Type.Integer(),
    currency: Type.String({ minLength: 3, maxLength: 3 }),
  }),
  stated('P3.1'),
)
export type Price = Static<typeof Price>
