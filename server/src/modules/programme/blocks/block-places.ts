import { PlatformError, type TenderType, type Text } from '@touchline/contract'
import type { Actor } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import type { Refusal } from '../../../purchasables/purchasable.ts'
import type { Reads } from '../../../repositories.ts'
import { because, readSlotFacts, slotLock, slotTaken } from '../../selling/index.ts'
import { type OccurrenceRow, readSchedules, type Schedule } from '../../schedules/index.ts'
import { changeClaims, lockDays, PlacesTakenError } from '../../places/index.ts'
import { checkMayBlock } from './who-may.ts'
import { blockWrites } from './repository.ts'
import { text, textOf } from '../../../texts/index.ts'

type Blocking = {
  readonly occurrenceId: string
  /** The club or school that the places are kept for. */
  readonly userId: number
  readonly count: number
  readonly isPaid: boolean
  readonly tenderTypes: readonly TenderType[]
  readonly paymentReference: string | null
}

/**
 * Keeps places of an occurrence for a club or a school, as one more claim; answers the id of the block. Throws
 * `unauthorised`, `item_not_found`, `validation_failed`, `not_bookable`, `sold_out`.
 */
export async function blockPlaces(deps: Deps, actor: Actor, { occurrenceId, ...blocking }: Blocking): Promise<number> {
  const { store, clock, ids } = deps
  const now = clock.now()
  const createdBy = checkMayBlock(actor)
  const { userId, count } = blocking
  if (!Number.isSafeInteger(count) || count < 1) throw invalid('count', text('fields:minimum', { limit: 1 }))
  const id = await ids.integer('block')
  const claimId = await ids.integer('claim')
  return store.write(async (tx) => {
    if (!(await tx.users.byId({ id: userId }))) throw invalid('user_id', text('people:no_such_user'))
    const { row, schedule } = await findOccurrence(tx, occurrenceId)
    if (row.bookingType === 'resources') await lockDays(tx, [slotLock(row, schedule.row)])
    const refusal = whyNot(row, now) ?? (await whySlotTaken(tx, row, schedule, count))
    if (refusal) throw new PlatformError(refusal.error, { text: textOf(refusal.reason) })
    const { channel } = actor
    await blockWrites(tx).insert({ id, occurrenceId, ...blocking, channel, createdBy, createdAt: now })
    const taken = [{ id: claimId, placesId: row.placesId, count, channel, holder: { blockId: id } }]
    try {
      await changeClaims(tx, { taken, released: [], now })
    } catch (error) {
      throw error instanceof PlacesTakenError ? new PlatformError('sold_out') : error
    }
    return id
  })
}

async function findOccurrence(reads: Reads, occurrenceId: string) {
  const [row] = await reads.occurrences.byIds({ ids: [occurrenceId] })
  const schedule = row && (await readSchedules(reads, [row.scheduleId])).get(row.scheduleId)
  if (!schedule) throw new PlatformError('item_not_found')
  return { row, schedule }
}

function whyNot({ status, endsAt }: OccurrenceRow, now: number): Refusal | undefined {
  if (status === 'cancelled') return because('session_cancelled')
  return endsAt <= now ? because('session_finished') : undefined
}

async function whySlotTaken(reads: Reads, row: OccurrenceRow, schedule: Schedule, count: number) {
  if (row.bookingType !== 'resources') return undefined
  const { taken, locations } = await readSlotFacts(reads, [row])
  const [places] = await reads.places.byIds({ ids: [row.placesId] })
  return slotTaken({ schedule, row, maximum: places?.maximum ?? null, count }, taken, locations)
}

function invalid(field: string, problem: Text): PlatformError {
  return new PlatformError('validation_failed', { fields: { [field]: [problem] } })
}
