import { simulatedProviders } from '@touchline/faults'
import Type from 'typebox'

/**
 * The name of a payment provider: a segment of the checkout paths and the value of `payment_provider`. The platform
 * takes the names of its providers; three are known. payments.md D4
 */
export const PaymentProvider = Type.String({ minLength: 1, maxLength: 40, examples: [...simulatedProviders] })
export type PaymentProvider = string
