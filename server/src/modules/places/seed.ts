import type { ScheduleRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'
import type { NewClaim } from './claim-places.ts'
import { placeWrites } from './repository.ts'

export type NewPlaces = Pick<ScheduleRecord, 'split' | 'waitlist'> & {
  /** Null without a limit. */
  readonly maximum: number | null
}

/** Writes free places. Answers the id of the first; the others follow in order. */
export async function seedPlaces(tx: Tx, rows: readonly NewPlaces[]): Promise<number> {
  const first = await tx.idBlocks.reserve({ kind: 'places', count: rows.length })
  await tx.seed.insert(
    'places',
    rows.map(({ maximum, split, waitlist }, index) => ({
      id: first + index,
      maximum,
      consumed: 0,
      onlineMax: split ? split.online : null,
      onlineUsed: split ? 0 : null,
      fohMax: split ? split.foh : null,
      fohUsed: split ? 0 : null,
      waitMax: waitlist ? waitlist.maximum : null,
      waitUsed: 0,
    })),
  )
  return first
}

export type SeedClaim = Omit<NewClaim, 'id' | 'offer'> & {
  readonly createdAt: number
  /** Null while it is live. */
  readonly releasedAt: number | null
}

/** Writes past claims and their numbers taken. Throws a RangeError where they exceed the capacity. */
export async function seedClaims(tx: Tx, claims: readonly SeedClaim[]): Promise<void> {
  if (claims.length === 0) return
  const first = await tx.idBlocks.reserve({ kind: 'claim', count: claims.length })
  await tx.seed.insert(
    'claims',
    claims.map(({ holder, ...claim }, index) => ({
      id: first + index,
      ...claim,
      ...holder,
      status: claim.releasedAt === null ? ('live' as const) : ('released' as const),
    })),
  )
  const live = claims.filter(({ releasedAt }) => releasedAt === null)
  for (const [id, ofRow] of Map.groupBy(live, ({ placesId }) => placesId)) {
    for (const [channel, held] of Map.groupBy(ofRow, (claim) => claim.channel)) {
      const change = channel === 'online' ? placeWrites(tx).changeOnline : placeWrites(tx).changeFoh
      const count = held.reduce((total, claim) => total + claim.count, 0)
      if (!(await change({ id, count }))) throw new RangeError(`more than the places of ${id} are taken`)
    }
  }
}
