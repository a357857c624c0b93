import type { BlockBookingInformation } from '@touchline/contract'
import { type Actor, isStaff } from '../../../actor.ts'
import type { Reads } from '../../../repositories.ts'
import type { OccurrenceRow } from '../../schedules/index.ts'

/** Whether somebody may see who blocks places, and block or lift. [O-38, O-93, P3-112] */
export function mayBlock(actor: Pick<Actor, 'roles' | 'permissions'>): boolean {
  const isAllowed = actor.permissions.includes('view-block-bookings') || actor.roles.includes('super_user')
  return isStaff(actor) && isAllowed
}

/** Who blocks places of some occurrences, by occurrence; nothing for those who may not see it. */
export async function readBlocks(
  reads: Reads,
  rows: readonly OccurrenceRow[],
  actor: Actor,
): Promise<ReadonlyMap<string, readonly BlockBookingInformation[]>> {
  if (!mayBlock(actor) || rows.length === 0) return new Map()
  const blocks = await reads.blocks.standingAt({ occurrenceIds: rows.map(({ id }) => id) })
  const presented = blocks.map(({ occurrenceId, ...block }) => ({
    occurrenceId,
    block: {
      user_id: block.userId,
      booking_id: block.id,
      booking_status: 'settled' as const,
      is_paid: block.isPaid,
      tender_types: [...block.tenderTypes],
      payment_reference: block.paymentReference,
    },
  }))
  const grouped = Map.groupBy(presented, ({ occurrenceId }) => occurrenceId)
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ block }) => block)]))
}
