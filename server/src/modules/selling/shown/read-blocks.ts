import type { BlockBookingInformation } from '@touchline/contract'
import { type Actor, isStaff } from '../../../actor.ts'
import type { Reads } from '../../../repositories.ts'
import type { OccurrenceRow } from '../../schedules/index.ts'

/** Whether the caller may see, add and lift blocks. */
export function mayBlock(actor: Pick<Actor, 'roles' | 'permissions'>): boolean {
  const isAllowed = actor.permissions.includes('view-block-bookings') || actor.roles.includes('super_user')
  return isStaff(actor) && isAllowed
}

/** Blocks of some occurrences; empty for callers who may not see them. */
export async function readBlocks(
  reads: Reads,
  rows: readonly OccurrenceRow[],
  actor: Actor,
): Promise<ReadonlyMap<string, readonly BlockBookingInformation[]>> {
  if (!mayBlock(actor) || rows.length === 0) return new Map()
  const blocks = await reads.blocks.standingAt({ occurrenceIds: rows.map(({ id }) => id) })
  const presented = blocks.map(({ block, firstName, lastName }) => ({
    occurrenceId: block.occurrenceId,
    block: {
      user_id: block.userId,
      booking_id: block.id,
      booking_status: 'settled' as const,
      is_paid: block.isPaid,
      tender_types: [...block.tenderTypes],
      payment_reference: block.paymentReference,
      count: block.count,
      name: `${firstName} ${lastName}`,
    },
  }))
  const grouped = Map.groupBy(presented, ({ occurrenceId }) => occurrenceId)
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ block }) => block)]))
}
