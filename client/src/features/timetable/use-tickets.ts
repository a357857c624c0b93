import { listTickets } from '@touchline/contract/calls/activities'
import type { Entity } from '@touchline/contract/client'
import { call } from '../../api/call.ts'
import { having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'
import { buyerAskedFor, channelInUse } from '../../app/session/counter.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'

type WireTicket = Entity<'Ticket'>

/** A ticket type with an id and a name. */
export type Ticket = Having<Read<WireTicket>, 'id' | 'name'>

/** The address of one time's tickets. */
export type TicketsOf = { readonly venueSlug: string; readonly categorySlug: string; readonly id: string }

/** The ticket types of one time, with the prices of the buyer; null reads nothing. */
export function useTickets(of: TicketsOf | null): Query<readonly Ticket[]> {
  return useQuery(
    of && [listTickets.name, of.venueSlug, of.categorySlug, of.id],
    async () => {
      const { venueSlug = '', categorySlug = '', id = '' } = of ?? {}
      const selectedUserId = buyerAskedFor()
      const answers = await call(listTickets, {
        params: { venue: venueSlug, category: categorySlug, activity: id },
        query: { source: channelInUse(), ...(selectedUserId === null ? {} : { selectedUserId }) },
      })
      return having(answers, 'id', 'name')
    },
    'component',
  )
}
