import { type ApiTypes, PlatformError, type TicketPrice } from '@touchline/contract'
import { presentPrice } from '../../../infra/wire/price.ts'
import { type MinorUnits, minorUnits } from '@touchline/money'
import type { Actor } from '../../../actor.ts'
import type { Reads } from '../../../repositories.ts'
import { everybody, priceFor } from '../../pricing/index.ts'
import { findByReference } from '../../people/index.ts'
import { findOffer } from './find-offer.ts'
import { isV2On } from '../generation.ts'
import { type Offer, ownAudiencesOf, pricedOf, type View } from './present-offer.ts'

type Question = {
  readonly params: ApiTypes['priceTicket']['params']
  readonly body: ApiTypes['priceTicket']['body']
  readonly now: number
}

/**
 * The price a customer pays for a ticket instead of the standard one. Customers may name themselves and those they act
 * for, staff anybody. Throws `item_not_found` for an unknown reference, venue, ticket or time, and for a time of the
 * other generation; `discount_not_applied` where the customer pays the standard price. [O-44]
 */
export async function priceTicket(reads: Reads, actor: Actor, { params, body, now }: Question): Promise<TicketPrice> {
  const customer = await findByReference(reads, actor, body.reference)
  const venue = await reads.venues.find(params.venue)
  const found = await findTime(reads, { activityId: params.activityId, occurrenceId: body.occurrence_id ?? null })
  const { offer, view } = await findOffer(reads, { ...actor, ownerId: customer.id }, { id: found.id, now })
  if (offer.row.venueId !== venue?.id) throw new PlatformError('item_not_found')
  if (body.is_v2 !== undefined && isV2On(offer.row.localDate, venue) !== body.is_v2) {
    throw new PlatformError('item_not_found')
  }
  const { list, ticket } = pricedIn(offer, view, found.ticketId)
  const original = list && priceFor(list, everybody)
  const audiences = ownAudiencesOf(offer, view, ticket)
  const own = list && audiences ? priceFor(list, audiences) : null
  if (original === null || original === undefined || own === null || own >= original) {
    throw new PlatformError('discount_not_applied')
  }
  const shown = (amount: MinorUnits) => presentPrice(amount, view.currency)
  return {
    customer_id: customer.id,
    reference: customer.reference,
    price: shown(own),
    original_price: shown(original),
    discount: shown(minorUnits(original - own)),
  }
}

type Wanted = { readonly activityId: string; readonly occurrenceId: string | null }

/** A ticket identifies its own time; any other id is that of a time. */
async function findTime(reads: Reads, { activityId, occurrenceId }: Wanted) {
  const [ticket] = await reads.occurrences.tickets({ ids: [activityId.toLowerCase()] })
  if (!ticket) return { id: occurrenceId ?? activityId, ticketId: undefined }
  if (occurrenceId !== null && occurrenceId !== ticket.occurrenceId) throw new PlatformError('item_not_found')
  return { id: ticket.occurrenceId, ticketId: ticket.id }
}

/** The named ticket with its list, else the first one; a class or a slot has its own list. */
function pricedIn(
  offer: Offer,
  view: View,
  ticketId: string | undefined,
): Partial<ReturnType<typeof pricedOf>[number]> {
  const all = pricedOf(offer, view)
  return (ticketId === undefined ? all[0] : all.find(({ ticket }) => ticket?.id === ticketId)) ?? {}
}
