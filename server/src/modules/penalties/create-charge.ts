import { type ApiTypes, PlatformError } from '@touchline/contract'
import { minorUnits } from '@touchline/money'
import { type Actor, getOwnerId } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { writeWithIds } from '../../infra/store/id-supply.ts'
import type { PenaltyRow } from './tables.ts'

type Charge = ApiTypes['createCharge']['body']['data']

/**
 * Staff charge a customer a fee or a debt, to be paid once, from one basket at a time, at the desk or on the site; it
 * blocks nothing. Answers it. Throws `item_not_found` for a customer who does not exist. [O-184]
 */
export async function createCharge(deps: Deps, actor: Actor, charge: Charge): Promise<PenaltyRow> {
  const userId = getOwnerId(actor)
  const createdAt = deps.clock.now()
  const { purchasable_type: type, amount, reason } = charge
  return writeWithIds(deps, ['penalty', 'places'], async (tx, ids) => {
    if (!(await tx.users.byId({ id: userId }))) throw new PlatformError('item_not_found')
    const placesId = ids.places()
    await tx.places.insertPlaces({ id: placesId, maximum: 1, consumed: 0, waitUsed: 0 })
    const blocksNothing = { disablesBooking: false, actions: [], bookingId: null, paidAt: null, withdrawnAt: null }
    const common = { id: ids.penalty(), userId, type, amount: minorUnits(amount), reason, placesId, createdAt }
    const row: PenaltyRow = { ...common, ...blocksNothing }
    await tx.penalties.insert(row)
    return row
  })
}
