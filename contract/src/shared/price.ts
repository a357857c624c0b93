import Type, { type Static } from 'typebox'
import { define, text } from './define.ts'
import { stated } from './provenance.ts'

/** Display string with symbol, whole minor units, ISO 4217 code. */
export const Price = define(
  'Price',
  Type.Object({
    formatted: text('£15.00'),
    value: Type.Integer({ examples: [1500] }),
    currency: Type.String({ minLength: 3, maxLength: 3, examples: ['GBP'] }),
  }),
  stated('P3.1'),
)
export type Price = Static<typeof Price>
