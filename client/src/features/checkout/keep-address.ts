import { changeDetails } from '../account/change-details.ts'
import type { User } from '../../app/session/session-state.ts'
import type { BillingFields } from '../payments/billing/billing-rules.ts'

type Address = Pick<BillingFields, 'address1' | 'address2' | 'city' | 'postcode' | 'country'>

/**
 * Whether an address can be kept for the next order: the customer has none yet, and it is in the country of the site, as
 * details have no country. [O-494]
 */
export function mayKeepAddress({ address }: Pick<User, 'address'>, { country }: Address, home: string): boolean {
  return (address?.line1 ?? '').trim() === '' && country === home
}

/** Keeps the address of a card among the customer's details. The order goes on, whatever becomes of it. */
export async function keepAddress({ address1, address2, city, postcode }: Address): Promise<void> {
  const address = {
    line1: address1.trim(),
    line2: address2.trim() || null,
    town: city.trim(),
    postcode: postcode.trim(),
  }
  await changeDetails({ address }).catch(() => undefined)
}
