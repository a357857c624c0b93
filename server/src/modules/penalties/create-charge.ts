import { type ApiTypes, PlatformError } from '@touchline/contract'
import { minorUnits } from '@touchline/money'
import { type Actor, getOwnerId } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { writeWithIds } from '../../infra/store/id-supply.ts'
import type { PenaltyRow } from './tables.ts'
import { writePenalty } from './write-penalty.ts'

type Charge = ApiTypes['createCharge']['body']['data']

/**
 * Charges a customer a fee or a debt, which is paid once, from one basket at a time, at the desk or on the site, and
 * blocks nothing. Throws `item_not_found` for an unknown customer.
 */
export async function createCharge(deps: Deps, actor: Actor, charge: Charge): Promise<PenaltyRow> {
  const userId = getOwnerId(actor)
  const createdAt = deps.clock.now()
  const { purchasable_type: type, amount, reason } = charge
  return writeWithIds(deps, ['penalty', 'places'], async (tx, ids) => {
    if (!(await tx.users.byId({ id: userId }))) throw new PlatformError('item_not_found')
    const blocksNothing = { disablesBooking: false, actions: [], bookingId: null }
    return writePenalty(tx, ids, { userId, type, amount: minorUnits(amount), reason, createdAt, ...blocksNothing })
  })
}
