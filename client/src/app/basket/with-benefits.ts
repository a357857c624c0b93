import type { Sent } from '@touchline/contract/client'
import type { Camel } from '../../api/keys.ts'

type NewItem = Camel<Sent<'AddItem'>>

/** Membership benefits and packages apply by default and can be removed in the basket. */
export const withBenefits = (item: NewItem): NewItem => ({ applyBenefit: true, ...item })
