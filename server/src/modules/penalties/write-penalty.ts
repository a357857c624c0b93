import type { IdsOf } from '../../infra/store/id-supply.ts'
import type { Tx } from '../../repositories.ts'
import type { PenaltyRow } from './tables.ts'
import { penaltyWrites } from './repository.ts'
import { addPlaces } from '../places/index.ts'

type Owed = Omit<PenaltyRow, 'id' | 'placesId' | 'paidAt' | 'withdrawnAt'>

/** Writes a charge, to be paid once, from one basket at a time. Part of a transaction. */
export async function writePenalty(tx: Tx, ids: IdsOf<'penalty' | 'places'>, owed: Owed): Promise<PenaltyRow> {
  const placesId = ids.places()
  await addPlaces(tx, { id: placesId, maximum: 1, consumed: 0, waitUsed: 0 })
  const row: PenaltyRow = { ...owed, id: ids.penalty(), placesId, paidAt: null, withdrawnAt: null }
  await penaltyWrites(tx).insert(row)
  return row
}
