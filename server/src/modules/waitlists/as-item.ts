import type { AddItem, PurchasableType } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Chosen, Circumstances, Decision, Purchasable } from '../../purchasables/purchasable.ts'
import { purchasables } from '../../purchasables/purchasables.ts'
import type { Reads } from '../../repositories.ts'
import type { OccurrenceRow } from '../schedules/index.ts'
import type { WaitlistEntryRow } from '../places/index.ts'

/** The basket items of a waitlist entry, once there are places: one, or one for each kind of ticket. */
export function itemsFor(
  { id, scheduleId, bookingType }: Pick<OccurrenceRow, 'id' | 'scheduleId' | 'bookingType'>,
  { count, tickets }: Pick<WaitlistEntryRow, 'count' | 'tickets'>,
): readonly AddItem[] {
  if (tickets !== null) {
    return tickets.map(({ ticketId, quantity }) => ({
      purchasable_type: 'activityTicket',
      purchasable_id: ticketId,
      quantity,
    }))
  }
  if (bookingType === 'courses') return [{ purchasable_type: 'course', purchasable_id: scheduleId, quantity: count }]
  if (bookingType === 'camps') {
    const session = { booking_full_camp: false, camp_occurrence_ids: [id] }
    return [{ purchasable_type: 'camp', purchasable_id: scheduleId, quantity: count, ...session }]
  }
  const type: PurchasableType = bookingType === 'ticketed' ? 'purchasableOccurrence' : 'av2Booking'
  return [{ purchasable_type: type, purchasable_id: id, quantity: count }]
}

/** The platform acts for the person who made the entry, with their rights. */
export function actorFor({ ownerId, channel }: Pick<WaitlistEntryRow, 'ownerId' | 'channel'>, job: string): Actor {
  return {
    callerId: ownerId,
    ownerId,
    selectedUserId: undefined,
    channel,
    roles: [],
    permissions: [],
    cause: { kind: 'job', job },
  }
}

/** The basket's decision about the entry now. The attendee answers questions later. */
export async function decideItem(
  reads: Reads,
  item: AddItem,
  userId: number,
  { answersLater = false, ...circumstances }: Circumstances & { readonly answersLater?: boolean },
): Promise<Decision> {
  const rules: Purchasable | undefined = purchasables[item.purchasable_type]
  const parsed = rules?.parse(item, userId)
  if (!rules || !parsed) return { kind: 'refusal', refusal: notFound }
  if (parsed.kind === 'problems') {
    return { kind: 'refusal', refusal: { ...notFound, reason: { code: 'invalid' }, fields: parsed.fields } }
  }
  const choice: Chosen = answersLater ? { ...parsed.choice, answersLater } : parsed.choice
  const { decisions } = await rules.decide(reads, [{ choice }], circumstances)
  return decisions[0] ?? { kind: 'refusal', refusal: notFound }
}

const notFound = { reason: { code: 'not_found' }, error: 'item_not_found', action: null } as const
