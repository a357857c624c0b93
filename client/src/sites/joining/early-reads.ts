import { listMembershipTypes } from '@touchline/contract/addresses/memberships'
import { listJoiningVenues, readVenue } from '@touchline/contract/addresses/venues'
import { firstPage } from '../../api/all-pages.ts'
import { askEarly } from '../../api/call.ts'
import type { EarlyReads } from '../shared/site-routes.ts'

export const earlyReads = {
  home: () => askEarly(listJoiningVenues, { query: firstPage }),
  centre: ({ venueSlug = '' }) => {
    askEarly(readVenue, { params: { venue: venueSlug } })
    askEarly(listMembershipTypes, { params: { venue: venueSlug }, query: firstPage })
  },
} as const satisfies Readonly<Record<string, EarlyReads>>
